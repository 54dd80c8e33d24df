import type { Game } from "@serai/kernel";
import type { Caylus } from "./state.ts";
import { clone } from "./view.ts";

/** C-1: a game without secrets. Everybody sees every event, nobody has to remember, and what is seen is all there is. */
export const open: Pick<
  Game<Caylus>,
  "see" | "retell" | "memory" | "remember" | "sample" | "undoable" | "clone" | "volunteers"
> = {
  see: (event) => event,
  retell: (event) => event,
  memory: () => undefined,
  remember: () => {},
  sample: (view) => clone(view),
  // Nothing comes to light: only luck, or another seat's decision, keeps an action from being taken back.
  undoable: () => true,
  clone,
  volunteers: () => 0,
};
