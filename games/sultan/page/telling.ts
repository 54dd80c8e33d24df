import { memory, remember, type Sultan } from "@serai/sultan";
import type { Telling } from "../page.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { blank, show } from "./show.ts";

export const telling: Telling<Sultan> = {
  recall: { memory, remember },
  blank,
  open,
  show,
  pace,
  flights,
  changes,
};
