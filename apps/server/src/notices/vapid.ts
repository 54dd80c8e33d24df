import webPush from "web-push";
import { z } from "zod";
import type { Store } from "../store/store.ts";

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof keys>;

/** The keys by which push services know this server: made on the first start. */
export async function vapidKeysIn(store: Store): Promise<VapidKeys> {
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  return keys.parse(JSON.parse(await store.serverKey({ name: "vapid", made })));
}
