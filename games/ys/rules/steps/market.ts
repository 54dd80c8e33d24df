import { refuse, type Tell } from "@serai/kernel";
import { best, columnNamed, isVerbOf, lower, pricedOf, raise, stepOf } from "../actions.ts";
import { sumOf } from "../board.ts";
import type { Event } from "../events.ts";
import { canMove, gain, movePrice } from "../gems.ts";
import { arbiter, rankIn, totalOf, worth } from "../majority.ts";
import { isNeutral, mostOwned } from "../neutral.ts";
import { COLOURS, COLUMN_STEPS, type Colour, firstRowFor, NO_GEM, ROWS } from "../parts.ts";
import { columnOf, isSquare, MARKET_ZONE, ROW_ZONES } from "../places.ts";
import { ask, goTo, type State, type YsStep } from "../state.ts";
import { notNow } from "./step.ts";
import { turnUp } from "./turning.ts";

/** Y-4.7: the whole market is turned up. */
export function turnUpMarket(s: State, tell: Tell<Event>): void {
  turnUp(s, MARKET_ZONE, undefined, tell);
  s.counted = firstRowFor(s.players);
  s.columns.length = 0;
  s.stage = "rows";
}

/** Y-4.7: the majority in a row takes its gem. */
export function countRow(s: State, tell: Tell<Event>): void {
  const row = s.counted;
  if (row === ROWS) {
    s.stage = "columns";
    return;
  }
  s.counted++;
  const ranking = rankIn(s, ROW_ZONES[row], "row", row, 1, tell);
  const gem = s.market[row];
  s.market[row] = NO_GEM;
  if (ranking.length === 0) {
    tell?.({ kind: "unclaimed", what: "row", at: row });
    return;
  }
  tell?.({ kind: "won", what: "row", at: row, seat: ranking[0], total: totalOf(ranking[0]) });
  gain(s, ranking[0], gem, "row", tell);
}

/** What lies in each column: filled again by `countInColumns`, read only by what follows at once. */
const totals: number[] = [0, 0, 0, 0];
const brokers: number[] = [0, 0, 0, 0];

function countInColumns(s: State): void {
  totals.fill(0);
  brokers.fill(0);
  for (let i = 0; i < s.brokers.place.length; i++) {
    const place = s.brokers.place[i];
    if (!isSquare(place)) continue;
    totals[columnOf(place)] += worth(s, i);
    brokers[columnOf(place)]++;
  }
}

/** Y-4.8: positive where column a ranks above column b, 0 where they are tied. */
const compareColumns = (a: Colour, b: Colour): number => totals[a] - totals[b] || brokers[a] - brokers[b];

/** Columns not yet in order that nothing ranks above, ascending. */
function bestColumns(s: State): Colour[] {
  countInColumns(s);
  const left = [0, 1, 2, 3].filter((column) => !s.columns.includes(column));
  return left.filter((column) => left.every((other) => compareColumns(column, other) >= 0));
}

/** Y-4.8: columns are put in order from the top; a tied group by the seat that decides ties among columns. */
export function countColumns(s: State, tell: Tell<Event>): void {
  if (s.columns.length === COLOURS.length) {
    moveColumns(s, tell);
    return;
  }
  const group = bestColumns(s);
  if (group.length === 1) {
    s.columns.push(group[0]);
    return;
  }
  const { seat, by } = arbiter(s);
  const last = s.columns.at(-1);
  const begun = last !== undefined && compareColumns(last, group[0]) === 0;
  if (!begun) tell?.({ kind: "columnsTied", columns: group, seat, by, fronts: s.fronts.map(sumOf) });
  ask(s, "columns", seat);
}

/** Y-4.8: the best of the tied columns is named; the last one is not asked (Y-3.5). */
export const columns: YsStep = {
  go: (s) => goTo(s, "counting"),
  legal(s, _seat, into) {
    for (const column of bestColumns(s)) into.add(best(column));
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("best", action) ? refuse("column-not-tied", { column: COLOURS[columnNamed(action)] }) : notNow(s),
  apply(s, seat, action, _chance, tell) {
    const column = columnNamed(action);
    s.columns.push(column);
    tell?.({ kind: "namedBest", seat, column });
    goTo(s, "counting");
  },
};

function moveColumns(s: State, tell: Tell<Event>): void {
  if (tell) {
    countInColumns(s);
    tell({ kind: "columns", order: [...s.columns], totals: [...totals], brokers: [...brokers] });
  }
  for (let rank = 0; rank < COLUMN_STEPS.length; rank++) movePrice(s, s.columns[rank], COLUMN_STEPS[rank], tell);
  s.stage = "topBidder";
}

/** Y-4.9: the highest total on the whole market moves a price; Y-4.10: then window E. */
export function countTopBidder(s: State, tell: Tell<Event>): void {
  const ranking = rankIn(s, MARKET_ZONE, "market", 0, 1, tell);
  s.asked = 0;
  goTo(s, "windowE");
  if (ranking.length === 0) {
    tell?.({ kind: "unclaimed", what: "market", at: 0 });
    return;
  }
  const side = ranking[0];
  tell?.({ kind: "won", what: "market", at: 0, seat: side, total: totalOf(side) });
  if (isNeutral(s, side))
    movePrice(s, mostOwned(s), 1, tell, side); // Y-5.6
  else ask(s, "pricing", side);
}

/** Y-4.9: one colour, one square, up or down, on the track. */
export const pricing: YsStep = {
  go: (s) => goTo(s, "windowE"),
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
    goTo(s, "windowE");
  },
};
