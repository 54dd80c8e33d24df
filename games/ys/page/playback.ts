import type { Playback } from "@serai/ui/page.ts";
import { memory, remember, type Ys } from "../rules/index.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { show } from "./show.ts";
import { blank } from "./show-round.ts";
import { sound } from "./sounds.ts";

export const playback: Playback<Ys> = {
  recall: { memory, remember },
  blank,
  open,
  show,
  pace,
  flights,
  sound,
  changes,
};
