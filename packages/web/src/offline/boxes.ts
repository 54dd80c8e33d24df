import type { AnyBot } from "@serai/bots";
import { type AnyGame, type CommonRefusal, refuse } from "@serai/kernel";

/** A game with its bots, weakest first. */
export interface Box {
  readonly game: AnyGame;
  readonly bots: readonly AnyBot[];
}

/** One import a game, each fetched when a table of it is opened. */
const BOXES: ReadonlyMap<string, () => Promise<Box>> = new Map<string, () => Promise<Box>>([
  ["sultan", async () => (await import("./boxes/sultan.ts")).box],
  ["byzanz", async () => (await import("./boxes/byzanz.ts")).box],
  ["ys", async () => (await import("./boxes/ys.ts")).box],
]);

export async function takeDown(game: string): Promise<Box> {
  const box = BOXES.get(game);
  if (box === undefined) throw refuse<CommonRefusal>("unknown-game", { game: game.slice(0, 40) });
  return box();
}
