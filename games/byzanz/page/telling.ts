import { type Byzanz, memory, remember } from "@serai/byzanz";
import type { Telling } from "../page.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { blank, show } from "./show.ts";

export const telling: Telling<Byzanz> = {
  recall: { memory, remember },
  blank,
  open,
  show,
  pace,
  flights,
  changes,
};
