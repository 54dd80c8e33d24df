import { type Game, has, playOn } from "@serai/kernel";
import { isVerbOf } from "./actions.ts";
import { retell, see } from "./events.ts";
import { memory, remember } from "./memory.ts";
import { notation } from "./notation.ts";
import { orders, undoable } from "./orders.ts";
import { OPTIONS } from "./parts.ts";
import { sample } from "./sample.ts";
import { result, sources } from "./score.ts";
import { clone, setUp } from "./setup.ts";
import type { Ys } from "./state.ts";
import { stepOf } from "./steps/index.ts";
import { addLooks, maySpy, spying, spyOn } from "./steps/spying.ts";
import { notNow } from "./steps/step.ts";
import { view } from "./view.ts";

export const ys: Game<Ys> = {
  id: "ys",
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  notation,
  setup(options, seats, chance, tell) {
    const state = setUp(options, seats, chance, tell);
    playOn(stepOf, state, chance, tell);
    return state;
  },
  deciders: (s) => stepOf(s).deciders(s),
  volunteers: (s) => maySpy(s) & ~stepOf(s).deciders(s),
  legal(s, seat, into) {
    const step = stepOf(s);
    if (has(step.deciders(s), seat)) step.legal(s, seat, into);
    if (s.looks > 0 && s.spy === seat) addLooks(s, into);
  },
  whyNot(s, seat, action) {
    if (isVerbOf("look", action)) return spying.whyNot(s, seat, action);
    const step = stepOf(s);
    return has(step.deciders(s), seat) ? step.whyNot(s, seat, action) : notNow(s); // a Spy in another's turn
  },
  apply(s, seat, action, chance, tell) {
    s.sightSeat = s.sight = -1;
    if (isVerbOf("look", action)) spyOn(s, seat, action, tell);
    else stepOf(s).apply(s, seat, action, chance, tell);
    playOn(stepOf, s, chance, tell);
  },
  view,
  see,
  retell,
  memory,
  remember,
  sample,
  undoable,
  orders,
  result,
  sources,
  clone,
};

export { ys as game };
