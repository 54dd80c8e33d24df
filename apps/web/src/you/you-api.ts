import type { Devices } from "@serai/server/http-types";
import { ask } from "../http/api.ts";

/** A browser that is one's own. */
export type Device = Devices["devices"][number];

export const devices = async (): Promise<readonly Device[]> => (await ask<Devices>("GET", "/api/me/devices")).devices;
export const removeDevice = (id: string): Promise<void> => ask("DELETE", `/api/me/devices/${id}`);

export const rename = (name: string): Promise<void> => ask("PUT", "/api/me", { name });
/** Everything kept about the person who asks. */
export const everything = (): Promise<object> => ask("GET", "/api/me/export");
export const forgetMe = (): Promise<void> => ask("DELETE", "/api/me");
