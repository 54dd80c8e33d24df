import { only, refuse, type Step, type Tell } from "@serai/kernel";
import { best, columnNamed, isVerbOf, lower, pricedOf, raise, stepOf } from "../actions.ts";
import { sumOf } from "../board.ts";
import type { Event, TieRule } from "../events.ts";
import { canMove, gain, movePrice } from "../gems.ts";
import { columnArbiter, compareColumns, firstSide, ruleBetween, SIDES } from "../majority.ts";
import { isNeutral, mostOwned } from "../neutral.ts";
import { COLOURS, COLUMN_STEPS, type Colour, firstRowFor, NO_GEM, ROWS } from "../parts.ts";
import { MARKET_ZONE, rowOf } from "../places.ts";
import type { State, Ys } from "../state.ts";
import { type Tally, tallyOf, tallyOfColumns, tallyOfThirds, winnerOf } from "../tally.ts";
import { automatic, notNow } from "./step.ts";
import { turnUp } from "./turning.ts";

/** Y-4.7: the whole market is turned up. */
export function beginMarket(s: State, tell: Tell<Event>): void {
  turnUp(s, MARKET_ZONE, undefined, tell);
  s.counted = firstRowFor(s.players);
  s.columns.length = 0;
  s.phase = "rows";
}

/** Y-4.7: the majority in a row takes its gem. */
export const rows = automatic((s, _chance, tell) => {
  const tally = tallyOfThirds(s, MARKET_ZONE, rowOf);
  while (s.counted < ROWS && s.choosing < 0) {
    const row = s.counted++;
    const side = winnerOf(s, tally, SIDES * row, "row", row, tell);
    const gem = s.market[row];
    s.market[row] = NO_GEM;
    if (side >= 0) gain(s, side, gem, "row", tell);
  }
  if (s.choosing < 0) s.phase = "columns";
});

/** Columns not yet in order that nothing ranks above, ascending. */
function bestColumns(s: State, { totals, brokers }: Tally): Colour[] {
  const left = [0, 1, 2, 3].filter((column) => !s.columns.includes(column));
  return left.filter((column) => left.every((other) => compareColumns(totals, brokers, column, other) >= 0));
}

/** Y-4.8: columns are put in order from the top; the best of tied ones is named, the last one not asked (Y-3.5). */
export const columns: Step<Ys> = {
  deciders: (s) => only(columnArbiter(s.ties, s.players)),
  legal(s, _seat, into) {
    for (const column of bestColumns(s, tallyOfColumns(s))) into.add(best(column));
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("best", action) ? refuse("column-not-tied", { column: COLOURS[columnNamed(action)] }) : notNow(s),
  apply(s, seat, action, _chance, tell) {
    const column = columnNamed(action);
    s.columns.push(column);
    tell?.({ kind: "namedBest", seat, column });
  },
  ask(s, _chance, tell) {
    const tally = tallyOfColumns(s);
    while (s.columns.length < COLOURS.length) {
      const tied = bestColumns(s, tally);
      if (tied.length > 1) {
        tellTiedColumns(s, tied, tally, tell);
        return true;
      }
      s.columns.push(tied[0]);
    }
    moveColumns(s, tally, tell);
    return false;
  },
};

/** Told once for a group, however many of it are named. */
function tellTiedColumns(s: State, tied: readonly Colour[], { totals, brokers }: Tally, tell: Tell<Event>): void {
  const last = s.columns.at(-1);
  if (last !== undefined && compareColumns(totals, brokers, last, tied[0]) === 0) return;
  const seat = columnArbiter(s.ties, s.players);
  tell?.({ kind: "columnsTied", columns: tied, seat, by: whyArbiter(s, seat), fronts: s.fronts.map(sumOf) });
}

/** Y-4.8: the rule that puts the arbiter before the seat next to it. */
function whyArbiter(s: State, arbiter: number): TieRule {
  const others = s.order.filter((seat) => seat !== arbiter);
  return ruleBetween(
    s,
    arbiter,
    others.reduce((next, seat) => (s.ties[seat] > s.ties[next] ? seat : next)),
  );
}

function moveColumns(s: State, { totals, brokers }: Tally, tell: Tell<Event>): void {
  tell?.({ kind: "columns", order: [...s.columns], totals, brokers });
  for (let rank = 0; rank < COLUMN_STEPS.length; rank++) movePrice(s, s.columns[rank], COLUMN_STEPS[rank], tell);
  s.phase = "topBidder";
}

/** Y-4.9: the highest total on the whole market moves one colour one square, up or down, on the track. */
export const topBidder: Step<Ys> = {
  deciders(s) {
    const { totals, brokers } = tallyOf(s, MARKET_ZONE);
    return only(firstSide(totals, brokers, 0, s.ties));
  },
  legal(s, _seat, into) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      if (canMove(s, colour, 1)) into.add(raise(colour));
      if (canMove(s, colour, -1)) into.add(lower(colour));
    }
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("price", action) ? refuse("price-at-end", { colour: COLOURS[pricedOf(action)] }) : notNow(s),
  apply(s, seat, action, _chance, tell) {
    movePrice(s, pricedOf(action), stepOf(action), tell, seat);
    s.step = "countEnds";
  },
  ask(s, _chance, tell) {
    s.asked = 0;
    const side = winnerOf(s, tallyOf(s, MARKET_ZONE), 0, "market", 0, tell);
    if (side >= 0 && !isNeutral(s, side)) return true;
    if (side >= 0) movePrice(s, mostOwned(s), 1, tell, side); // Y-5.6
    s.step = "countEnds";
    return false;
  },
};
