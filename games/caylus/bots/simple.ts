import { ActionList } from "@serai/kernel";
import type { Bot } from "@serai/search/bot";
import { type Caylus, clone } from "../rules/index.ts";
import { evaluate } from "./policy.ts";

/**
 * Plays Caylus by adding up: what a place, a tile or a favour brings now and until the end, less what it costs. It does not
 * look ahead.
 */
export const simple: Bot<Caylus> = {
  id: "simple",
  choose({ seat, view, legal }, chance) {
    const list = new ActionList();
    for (const action of legal) list.add(action);
    const worths = new Float64Array(legal.length);
    evaluate(clone(view), seat, list, worths);
    // A little luck decides between equals, so that the bot is not predictable.
    const scored = legal.map((action, i) => ({ action, worth: worths[i] + chance.int(1000) / 5_000 }));
    return scored.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
  },
};
