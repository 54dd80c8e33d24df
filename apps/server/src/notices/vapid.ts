import { createECDH } from "node:crypto";
import { z } from "zod";
import type { Store } from "../store/store.ts";

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof keys>;

/** The keys by which push services know this server: made on the first start. */
export async function vapidKeysIn(store: Store): Promise<VapidKeys> {
  const made = JSON.stringify(newVapidKeys());
  return keys.parse(JSON.parse(await store.serverKey({ name: "vapid", made })));
}

/** A key pair on P-256, written as RFC 8292 has it. */
function newVapidKeys(): VapidKeys {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  // Zeros that a private key begins with are left out by the library, and belong to it.
  const privateKey = Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex");
  return { publicKey: pair.getPublicKey("base64url"), privateKey: privateKey.toString("base64url") };
}
