import { ABOUT } from "@serai/games/list/generated/about.ts";
import type { About } from "@serai/words/about";

/** Every game with a page, in the order they are offered. */
export const gameIds: readonly string[] = Object.keys(ABOUT);

export const isKnownGame = (id: string): boolean => Object.hasOwn(ABOUT, id);

export function aboutGame(id: string): About {
  if (!isKnownGame(id)) throw new Error(`no game ${id}`);
  return ABOUT[id];
}

/** The address of a game's picture, which the build copies from its folder. */
export const coverOf = (id: string): string => `/covers/${id}.svg`;
