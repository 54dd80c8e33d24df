import type { Playback } from "@serai/ui/page.ts";
import type { Caylus } from "../rules/index.ts";
import { open } from "../rules/open.ts";
import { blank } from "./blank.ts";
import { changes } from "./changes.ts";
import { flights, pace } from "./motion.ts";
import { show } from "./show.ts";
import { sound } from "./sounds.ts";

export const playback: Playback<Caylus> = {
  recall: { memory: open.memory, remember: open.remember },
  blank,
  // Nothing was ever hidden (C-1).
  open: (_state, view) => view,
  show,
  pace,
  flights,
  sound,
  changes,
};
