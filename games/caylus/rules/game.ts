import { type Game, NOBODY, only, refuse, type Tell } from "@serai/kernel";
import { anyCube, building } from "./choices/building.ts";
import { askFavour, effectOfLine, favourCube, line, swapGive, swapTake } from "./choices/favours.ts";
import { lawyer } from "./choices/lawyer.ts";
import { bonus, producing } from "./choices/producing.ts";
import { buying, paying, trading } from "./choices/trading.ts";
import type { Event } from "./events.ts";
import { notation } from "./notation.ts";
import { open } from "./open.ts";
import { orders } from "./orders.ts";
import { OPTIONS } from "./parts.ts";
import { askCastle, castle } from "./phases/castle.ts";
import { runEnd } from "./phases/end.ts";
import { runIncome } from "./phases/income.ts";
import { askPlacing, placing } from "./phases/placing.ts";
import { askProvost, provost } from "./phases/provost.ts";
import { askRoad } from "./phases/road.ts";
import { askSpecial, gate, guild, inn, joust } from "./phases/special.ts";
import { result, sources } from "./score.ts";
import { setUp } from "./setup.ts";
import type { Caylus, Question, State } from "./state.ts";
import { view } from "./view.ts";

const over: Question = {
  legal: () => {},
  whyNot: (s) => refuse("other-question", { step: s.step }),
  apply: () => true,
};

/** Spelled out: looked up by name in a table, it would take a good part of the time of a game. */
function questionOf(s: State): Question {
  switch (s.step) {
    case "placing":
      return placing;
    case "gate":
      return gate;
    case "guild":
      return guild;
    case "joust":
      return joust;
    case "inn":
      return inn;
    case "provost":
      return provost;
    case "producing":
      return producing;
    case "bonus":
      return bonus;
    case "trading":
      return trading;
    case "paying":
      return paying;
    case "buying":
      return buying;
    case "building":
      return building;
    case "anyCube":
      return anyCube;
    case "lawyer":
      return lawyer;
    case "castle":
      return castle;
    case "line":
      return line;
    case "effect":
      return effectOfLine;
    case "favourCube":
      return favourCube;
    case "swapGive":
      return swapGive;
    case "swapTake":
      return swapTake;
    case "over":
      return over;
  }
}

/** Does what is due next. True where somebody is asked. */
function goOn(s: State, tell?: Tell<Event>): boolean {
  if (s.due > 0) return askFavour(s, tell);
  switch (s.phase) {
    case 1:
      return runIncome(s, tell);
    case 2:
      return askPlacing(s, tell);
    case 3:
      return askSpecial(s, tell);
    case 4:
      return askProvost(s, tell);
    case 5:
      return askRoad(s, tell);
    case 6:
      return askCastle(s, tell);
    default:
      return runEnd(s, tell);
  }
}

/** Plays on without anybody's decision, up to the next question or the end. */
export function playOn(s: State, tell?: Tell<Event>): void {
  while (s.step !== "over" && !goOn(s, tell));
}

export const caylus: Game<Caylus> = {
  id: "caylus",
  rules: 1,
  seats: { min: 2, max: 5 },
  options: OPTIONS,
  notation,
  setup(options, players, chance, tell) {
    const s = setUp(options, players, chance, tell);
    playOn(s, tell);
    return s;
  },
  deciders: (s) => (s.asked < 0 ? NOBODY : only(s.asked)),
  legal(s, seat, into) {
    if (seat === s.asked) questionOf(s).legal(s, seat, into);
  },
  whyNot: (s, seat, action) => questionOf(s).whyNot(s, seat, action),
  apply(s, seat, action, _chance, tell) {
    s.last.seat = seat;
    s.last.action = action;
    if (!questionOf(s).apply(s, seat, action, tell)) playOn(s, tell);
  },
  view,
  ...open,
  orders,
  result,
  sources,
};

export { caylus as game };
