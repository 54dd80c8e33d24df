import type { FaultText } from "./fault-text.ts";

export const fault: FaultText = {
  failed: "Something on this page has failed. Every move is kept.",
  loadAgain: "Load the page again",
};
