import type { Checks } from "@serai/kernel";
import type { Caylus } from "./state.ts";

export const checks: Checks<Caylus> = {
  // Nothing is hidden from anybody (C-1), so there is nothing to exchange.
  bounds: { view: 6_000, state: 6_000, actions: 40, moves: 2_000 },
};
