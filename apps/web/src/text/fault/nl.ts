import type { FaultText } from "./fault-text.ts";

export const fault: FaultText = {
  failed: "Er ging iets mis op deze pagina. Elke zet is bewaard.",
  loadAgain: "Pagina opnieuw laden",
};
