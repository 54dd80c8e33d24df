import { type Chance, type Game, has, type Tell } from "@serai/kernel";
import { isVerbOf } from "./actions.ts";
import { type Event, retell, see } from "./events.ts";
import { memory, remember } from "./memory.ts";
import { notation } from "./notation.ts";
import { orders, undoable } from "./orders.ts";
import { OPTIONS } from "./parts.ts";
import { sample } from "./sample.ts";
import { result, sources } from "./score.ts";
import { clone, setUp } from "./setup.ts";
import type { State, StepName, Ys, YsStep } from "./state.ts";
import { arrivals } from "./steps/arrivals.ts";
import { bidding } from "./steps/bidding.ts";
import { choosing, taking } from "./steps/city.ts";
import { counting } from "./steps/counting.ts";
import { favour, roundEnd } from "./steps/favour.ts";
import { columns, pricing } from "./steps/market.ts";
import { ordering } from "./steps/ordering.ts";
import { placing, placingNeutral, replacing } from "./steps/placing.ts";
import { addLooks, maySpy, spying, spyOn } from "./steps/spying.ts";
import { automatic, notNow } from "./steps/step.ts";
import { after, before, windowC, windowE, windowP } from "./steps/windows.ts";
import { view } from "./view.ts";

const STEPS: Readonly<Record<StepName, YsStep>> = {
  arrivals,
  bidding,
  ordering,
  windowP,
  before,
  placing,
  replacing,
  placingNeutral,
  after,
  spying,
  windowC,
  counting,
  taking,
  choosing,
  columns,
  pricing,
  windowE,
  favour,
  roundEnd,
  over: automatic(() => {}),
};

/** Play goes on by itself until somebody has to decide or the game is over. */
function run(s: State, chance: Chance, tell: Tell<Event>): void {
  while (s.waiting === 0 && s.step !== "over") STEPS[s.step].go(s, chance, tell);
}

export const ys: Game<Ys> = {
  id: "ys",
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  notation,
  setup(options, seats, chance, tell) {
    const state = setUp(options, seats, chance, tell);
    run(state, chance, tell);
    return state;
  },
  deciders: (s) => s.waiting,
  volunteers: (s) => maySpy(s) & ~s.waiting,
  legal(s, seat, into) {
    if (has(s.waiting, seat)) STEPS[s.step].legal(s, seat, into);
    if (s.looks > 0 && s.spy === seat) addLooks(s, into);
  },
  whyNot(s, seat, action) {
    if (isVerbOf("look", action)) return spying.whyNot(s, seat, action);
    return has(s.waiting, seat) ? STEPS[s.step].whyNot(s, seat, action) : notNow(s); // a Spy in another's turn
  },
  apply(s, seat, action, chance, tell) {
    s.sightSeat = s.sight = -1;
    if (isVerbOf("look", action)) spyOn(s, seat, action, tell);
    else STEPS[s.step].apply(s, seat, action, chance, tell);
    run(s, chance, tell);
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
