import type { Playback } from "@serai/ui/page.ts";
import { memory, remember, type Sultan } from "../rules/index.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { blank, show } from "./show.ts";
import { sound } from "./sounds.ts";

export const playback: Playback<Sultan> = {
  recall: { memory, remember },
  blank,
  open,
  show,
  pace,
  flights,
  sound,
  changes,
};
