import { catalogue } from "../index.ts";
import type { FaultText } from "./fault-text.ts";

export const fault = catalogue<FaultText>({
  en: async () => (await import("./en.ts")).fault,
  hu: async () => (await import("./hu.ts")).fault,
  nl: async () => (await import("./nl.ts")).fault,
});
