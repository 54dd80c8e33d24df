import { ActionList } from "@serai/kernel";
import type { Bot } from "@serai/search/bot";
import { type Caylus, clone } from "../rules/index.ts";
import { appraise } from "./incline.ts";

/**
 * Plays Caylus by adding up: what a place, a tile or a favour brings now and until the end, less what it costs. It looks
 * no move ahead.
 */
export const simple: Bot<Caylus> = {
  id: "simple",
  choose({ seat, view, legal }, chance) {
    const list = new ActionList();
    for (const action of legal) list.add(action);
    const worths = new Float64Array(legal.length);
    appraise(clone(view), seat, list, worths);
    // A touch of luck decides between equals, so that it cannot be foreseen.
    const scored = legal.map((action, i) => ({ action, worth: worths[i] + chance.int(1000) / 5_000 }));
    return scored.reduce((best, one) => (one.worth > best.worth ? one : best)).action;
  },
};
