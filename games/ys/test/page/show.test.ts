import {
  begin,
  FastChance,
  keyFromWords,
  legalActions,
  type OptionValues,
  play,
  readOptions,
  seatsIn,
  viewersOf,
} from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { actionOf, choiceOf, movesWith, pick, pickOfPair } from "../../page/choice.ts";
import { fieldsOf } from "../../page/moves.ts";
import { retold, show } from "../../page/show.ts";
import { type Event, type View, ys } from "../../rules/index.ts";

/** What is looked at on the board; not who is asked for what, nor what lies about between two rounds. */
function comparable({ prices, market, docked, palaces, order, round, seats, neutral, own, marked, closed }: View) {
  return {
    ...{ prices, market, docked, palaces, order, round, marked, closed },
    seats: seats.map(({ final: _, throne, ...seat }) => ({ ...seat, throne: throne.length })),
    neutral: neutral && { score: neutral.score, gems: neutral.gems, left: neutral.left },
    own: own && { screen: own.screen, hand: own.hand, fresh: own.fresh, bid: own.bid },
  };
}

/** Y-5.5: the value of a neutral one that lies face down is gone with the next action, also for the seat that saw it. */
const brokersOf = ({ brokers, players }: View) =>
  brokers.map(({ owner, place, up, value }) => ({
    owner,
    place,
    up,
    value: up || owner < players ? value : undefined,
  }));

/** Plays a random game and hands over every view with the events that led to the next one. */
function* movesOf(players: number, options: OptionValues, seed: number) {
  const match = begin(ys, {
    options: readOptions(ys.options, options, players),
    seats: players,
    key: keyFromWords(`page ${seed} ${players}`),
  });
  const chance = new FastChance(seed);
  const viewers = viewersOf(players);
  while (ys.result(match.state) === undefined) {
    const able = [...seatsIn(ys.deciders(match.state))];
    const seat = able[chance.int(able.length)];
    const legal = legalActions(ys, match.state, seat);
    const before = viewers.map((viewer) => ys.view(match.state, viewer));
    const told = play(match, seat, legal[chance.int(legal.length)]);
    for (const view of before) {
      const seen = told
        .map((event) => ys.see(event, view.viewer))
        .filter((event): event is Event => event !== undefined);
      yield { before: view, seen, after: ys.view(match.state, view.viewer), seat, legal };
    }
  }
}

const TABLES: readonly [number, OptionValues][] = [
  [2, {}],
  [2, { neutralValues: "known" }],
  [3, { quarters: "3" }],
  [4, {}],
  [4, { kingsFavour: true, express: true }],
];

describe.each(TABLES)("Ys with %i players, %o", (players, options) => {
  test("events shown one by one end where the host's view stands", () => {
    for (const { before, seen, after } of movesOf(players, options, 11 + players)) {
      if (after.step === "over") continue;
      const shown = seen.reduce(show, before);
      expect(comparable(shown)).toEqual(comparable(after));
      expect(brokersOf(shown)).toEqual(brokersOf(after));
    }
  });

  test("the whole story told again ends there too", () => {
    const logs = new Map<View["viewer"], Event[]>();
    for (const { before, seen, after } of movesOf(players, options, 31 + players)) {
      const log = logs.get(after.viewer) ?? opening(before);
      log.push(...seen);
      logs.set(after.viewer, log);
      if (after.step !== "taking" && after.step !== "over") continue;
      const shown = retold(after, log);
      expect(shown.prices).toEqual(after.prices);
      expect(brokersOf(shown)).toEqual(brokersOf(after));
      expect(shown.seats.map(({ gems, score }) => [gems, score])).toEqual(
        after.seats.map(({ gems, score }) => [gems, score]),
      );
    }
  });

  test("every legal action can be chosen on the page", () => {
    for (const { before, seat, legal } of movesOf(players, options, 51 + players)) {
      if (before.viewer !== seat) continue;
      const all = new Set(legal);
      for (const action of legal.filter((_, i) => i % 9 === 0)) {
        expect(actionOf(choiceOf(action))).toBe(action);
        expect(movesWith(all, fieldsOf(action)).map((move) => move.action)).toEqual([action]);
      }
    }
  });
});

/** What set-up told before the first action. */
function opening(view: View): Event[] {
  return [
    { kind: "seated", order: view.order },
    { kind: "round", round: 0 },
    {
      kind: "arrived",
      characters: view.palaces,
      ships: view.docked,
      marketShip: view.marketShip,
      market: view.market,
    },
  ];
}

describe("picking", () => {
  const [{ legal: bids }] = movesOf(4, {}, 3);
  const legal = new Set(bids);

  test("two brokers are bid in any order; a third takes the place of the first", () => {
    const one = pickOfPair(legal, {}, 4);
    expect(actionOf(one)).toBeUndefined();
    expect(pickOfPair(legal, one, 1)).toMatchObject({ a: 1, b: 4 });
    const two = pickOfPair(legal, one, 4);
    expect(ys.notation.write(actionOf(two) ?? -1)).toBe("bid 4 4");
    expect(pickOfPair(legal, two, 0)).toMatchObject({ a: 0, b: 4 });
    expect(pickOfPair(legal, two, 4)).toEqual({});
  });

  test("a broker and a place make a placing, face up until it is turned", () => {
    const placing = new Set(
      ["place 3 up q1.port", "place 3 down q1.port", "place 4 up q1.port"].map((text) => ys.notation.read(text) ?? -1),
    );
    const place = fieldsOf([...placing][0]).place;
    const chosen = pick(placing, pick(placing, {}, { place }), { from: 0, value: 3 });
    expect(ys.notation.write(actionOf(chosen) ?? -1)).toBe("place 3 up q1.port");
    const turned = pick(placing, chosen, { side: 1 });
    expect(ys.notation.write(actionOf(turned) ?? -1)).toBe("place 3 down q1.port");
    expect(ys.notation.write(actionOf(pick(placing, turned, { from: 0, value: 4 })) ?? -1)).toBe("place 4 up q1.port");
  });
});
