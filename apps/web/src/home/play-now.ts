import { deviceStorage } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { ALONE } from "../lobby/invited.ts";
import { lastLevel } from "../lobby/level.ts";
import { openAt } from "../lobby/open-table.ts";
import { ownName } from "../lobby/own-name.ts";

/** How many people most games are best with, where the player has not chosen a number before. */
const USUAL_PLAYERS = 4;

/** The number of players of the last game of this kind on this device. */
export function lastPlayers(game: string): number {
  const { min, max } = aboutGame(game).seats;
  return Math.min(max, Math.max(min, Number(deviceStorage.get(`players.${game}`)) || USUAL_PLAYERS));
}

/** One tap: a table against bots, as it was played last or with the defaults. Returns its address. */
export function playNow(game: string, level = lastLevel().peek()): Promise<string> {
  deviceStorage.set("game", game);
  deviceStorage.set("level", level);
  return openAt("online", {
    game,
    options: {},
    players: lastPlayers(game),
    rival: level,
    own: ownName(),
    others: [],
    invited: ALONE,
  });
}
