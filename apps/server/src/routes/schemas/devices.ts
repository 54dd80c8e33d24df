import { z } from "zod";

export const idOfDevice = z.string().regex(/^[A-Za-z0-9_-]{22}$/);
export const devices = z.object({
  devices: z.array(
    z.object({ id: idOfDevice, browser: z.string(), since: z.number(), seen: z.number(), current: z.boolean() }),
  ),
});
