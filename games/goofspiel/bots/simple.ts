import type { Bot } from "@serai/search/bot";
import type { Goofspiel } from "../rules/index.ts";

/** Bids about what the prize is worth, one more or less at random. */
export const simple: Bot<Goofspiel> = {
  id: "simple",
  choose({ view, legal }, chance) {
    const aim = view.prize + chance.int(3) - 1;
    return legal.reduce((best, card) => (Math.abs(card - aim) < Math.abs(best - aim) ? card : best));
  },
};
