import { begin, FastChance, keyFromWords, legalActions, play, viewersOf } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { actionOf, choiceOf } from "../../page/choice.ts";
import { cheapestAbove, offersOf } from "../../page/offers.ts";
import { show } from "../../page/show.ts";
import { byzanz, type Event, isSale, type View } from "../../rules/index.ts";

/**
 * Everything but what only the host works out: what the last action showed in all, who is asked in which step between
 * two events, and the result. At the last sale the host has put the lot cards away.
 */
function comparable({ last: _, step, asked: __, seats, ...view }: View) {
  const isEnd = step === "lastSale" || step === "over";
  return {
    ...view,
    seats: seats.map(({ rank: _r, total: _t, lotCard, done: _d, ...seat }) => ({
      ...seat,
      lotCard: isEnd ? 0 : lotCard,
    })),
  };
}

/** Plays a random game and hands over every view with the events that led to the next one. */
function* movesOf(players: number, openScores: boolean, seed: number) {
  const match = begin(byzanz, {
    options: { shorter: 2, openScores },
    seats: players,
    key: keyFromWords(`page ${seed} ${players}`),
  });
  const chance = new FastChance(seed);
  const viewers = viewersOf(players);
  while (byzanz.result(match.state) === undefined) {
    const able = viewers.flatMap((viewer) =>
      viewer !== "spectator" && legalActions(byzanz, match.state, viewer).length > 0 ? [viewer] : [],
    );
    const seat = able[chance.int(able.length)];
    const legal = legalActions(byzanz, match.state, seat);
    const before = viewers.map((viewer) => byzanz.view(match.state, viewer));
    const told = play(match, seat, legal[chance.int(legal.length)]);
    for (const view of before) {
      const seen = told
        .map((event) => byzanz.see(event, view.viewer))
        .filter((event): event is Event => event !== undefined);
      yield { before: view, seen, after: byzanz.view(match.state, view.viewer), seat, legal };
    }
  }
}

describe.each([3, 4, 5, 6])("Byzanz with %i players", (players) => {
  test.each([false, true])("events shown one by one end where the host's view stands (open scores: %s)", (open) => {
    for (const { before, seen, after } of movesOf(players, open, 7 + players)) {
      const shown = seen.reduce(show, before);
      const isEnd = after.step === "lastSale" || after.step === "over";
      expect(comparable({ ...shown, step: isEnd ? after.step : shown.step })).toEqual(comparable(after));
    }
  });

  test("every legal action can be chosen on the page, and every sale is offered", () => {
    for (const { before, seat, legal } of movesOf(players, false, 20 + players)) {
      if (before.viewer !== seat) continue;
      for (const action of legal) expect(actionOf(choiceOf(action, before), before)).toBe(action);
      expect(offersOf(before.hand ?? []).sort((a, b) => a - b)).toEqual(legal.filter(isSale));
    }
  });
});

test("a turn that comes does not make a bid of cards lifted for a sale", () => {
  const [{ before }] = movesOf(4, false, 1);
  const seats = before.seats.map((own) => ({ ...own, lotCard: 0, passed: false }));
  const bidding: View = { ...before, viewer: 0, step: "bidding", hand: [0, 0, 1], seats };
  const waiting: View = { ...bidding, step: "giving" };
  const sale = { lifted: 0b111, of: 3, bid: 0 };
  expect(actionOf(sale, waiting)).toSatisfy(isSale);
  expect(actionOf(sale, bidding)).toBeUndefined();
  expect(actionOf({ ...sale, bid: 1 }, bidding)).not.toSatisfy(isSale);
  expect(actionOf({ ...sale, of: 4 }, waiting)).toBeUndefined();
});

test("the least that beats a bid", () => {
  expect(cheapestAbove([0, 2, 3], 3)).toBe(4);
  expect(cheapestAbove([0, 2, 3], 5)).toBe(7);
  expect(cheapestAbove([0, 2, 24], 4)).toBeUndefined();
});
