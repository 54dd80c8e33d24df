import { memory, remember, type Ys } from "@serai/ys";
import type { Telling } from "../page.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { show } from "./show.ts";
import { blank } from "./show-round.ts";

export const telling: Telling<Ys> = {
  recall: { memory, remember },
  blank,
  open,
  show,
  pace,
  flights,
  changes,
};
