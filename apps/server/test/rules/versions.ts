import { type GameEntry, gameById } from "@serai/games/list/index.ts";
import { ActionList, type AnyGame } from "@serai/kernel";

/** Goofspiel as it is. */
export const first: GameEntry = gameById("goofspiel");

const rules = first.game;
const LOWEST_CARD = 1;

/** Its rules changed: the lowest card may be bid only where there is no other. Games that began with it do not follow them. */
const game: AnyGame = {
  ...rules,
  rules: rules.rules + 1,
  legal(state, seat, into) {
    const all = new ActionList();
    rules.legal(state, seat, all);
    for (let i = 0; i < all.count; i++) if (all.at(i) !== LOWEST_CARD || all.count === 1) into.add(all.at(i));
  },
};

export const second: GameEntry = { ...first, game };
