import { ask } from "../api.ts";

export const rename = (name: string): Promise<void> => ask("PUT", "/api/me", { name });
/** Everything kept about whoever asks. */
export const everything = (): Promise<object> => ask("GET", "/api/me/export");
export const forgetMe = (): Promise<void> => ask("DELETE", "/api/me");
