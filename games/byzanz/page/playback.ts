import type { Playback } from "@serai/ui/page.ts";
import { type Byzanz, memory, remember } from "../rules/index.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { blank, show } from "./show.ts";
import { sound } from "./sounds.ts";

export const playback: Playback<Byzanz> = {
  recall: { memory, remember },
  blank,
  open,
  show,
  pace,
  flights,
  sound,
  changes,
};
