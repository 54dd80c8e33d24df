import { FastChance } from "@serai/kernel";
import { EMPTY, NEUTRAL_SPACES, type View } from "../rules/index.ts";
import { setUp } from "../rules/setup.ts";

/** C-2 before anything was drawn: of the view it keeps the players and the options. */
export function blank({ options, players, viewer }: View): View {
  const start = setUp(options, players, new FastChance(0));
  return { ...start, viewer, tiles: start.tiles.map((tile, space) => (space <= NEUTRAL_SPACES ? EMPTY : tile)) };
}
