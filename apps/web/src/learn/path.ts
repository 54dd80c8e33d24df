import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";

/** The address that begins a game's first game, or goes on with it; `undefined` where it has none. */
export const learnPath = (game: string): string | undefined =>
  Object.hasOwn(FIRST_GAMES, game) ? `/${game}/learn` : undefined;

/** How long a game's first game takes. */
export const learnMinutes = (game: string): number | undefined =>
  Object.hasOwn(FIRST_GAMES, game) ? FIRST_GAMES[game].minutes : undefined;
