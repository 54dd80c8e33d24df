import { LANGUAGES } from "@serai/words";
import { z } from "zod";

const url = z.url().max(1_000);
const base64url = z.string().regex(/^[A-Za-z0-9_-]{16,200}=*$/);

export const noticeSettings = z.object({
  language: z.enum(LANGUAGES).optional(),
  push: z.object({ key: z.string(), endpoints: z.array(z.string()) }),
  mail: z.object({ possible: z.boolean(), address: z.string().optional(), confirmed: z.boolean() }),
  webhook: z.string().optional(),
});
export const noticeChange = z.strictObject({
  language: z.enum(LANGUAGES).default("en"),
  mail: z.email().max(200).optional(),
  webhook: url.optional(),
});
export const subscription = z.object({ endpoint: url, keys: z.object({ p256dh: base64url, auth: base64url }) });
export const triedNotices = z.object({
  channels: z.array(
    z.object({ channel: z.enum(["push", "mail", "webhook"]), outcome: z.enum(["sent", "later", "never", "gone"]) }),
  ),
});
export const muted = z.strictObject({ muted: z.boolean() });
