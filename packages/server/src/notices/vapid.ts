import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import webPush from "web-push";
import { z } from "zod";

const keys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof keys>;

const FILE = "vapid.json";

/** The keys by which push services know this server: made on the first start, and readable by nobody else. */
export function vapidKeysIn(folder: string): VapidKeys {
  const file = join(folder, FILE);
  if (existsSync(file)) return keys.parse(JSON.parse(readFileSync(file, "utf8")));
  const made = webPush.generateVAPIDKeys();
  writeFileSync(file, JSON.stringify(made), { mode: 0o600, flag: "wx" });
  return made;
}
