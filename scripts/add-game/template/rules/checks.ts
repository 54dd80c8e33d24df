import type { Checks } from "@serai/kernel";
import type { Types } from "./game.ts";

/** How large things may get; a game with secrets also says how to exchange two of them (`exchange`). */
export const checks: Checks<Types> = {
  bounds: { view: 500, state: 500, actions: 3, moves: 48 },
};
