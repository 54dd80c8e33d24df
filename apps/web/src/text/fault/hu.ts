import type { FaultText } from "./fault-text.ts";

export const fault: FaultText = {
  failed: "Hiba történt ezen az oldalon. Minden lépés megvan.",
  loadAgain: "Oldal újratöltése",
};
