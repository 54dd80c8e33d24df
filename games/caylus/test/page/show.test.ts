import { begin, FastChance, firstOf, keyFromWords, legalActions, play, readOptions } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { blank } from "../../page/blank.ts";
import { actionOf, choiceOf } from "../../page/choice.ts";
import { boxOf, WALK } from "../../page/layout.ts";
import { show } from "../../page/show.ts";
import { placeInPlay } from "../../page/walk.ts";
import { caylus, type View } from "../../rules/index.ts";

/**
 * Everything but what only the host works out: whom it asks what, and how far it has come in a phase. Workers go home
 * without an event of their own, so where they stand is compared in phase 2, when everybody is home.
 */
function comparable(view: View) {
  const { step: _, asked: _a, at: _at, last: _l, due: _d, dueSeat: _ds, linesUsed: _lu, active: _ac, ...rest } = view;
  const {
    group: _g,
    tile: _t,
    byFavour: _b,
    offer: _o,
    line: _li,
    phase,
    worker,
    workers,
    castle,
    stables,
    ...shown
  } = rest;
  return phase === 2 ? { ...shown, phase, worker, workers, castle, stables } : shown;
}

/** Plays a random game and hands over every view with the events that led to the next one. */
function* movesOf(players: number, beginner: boolean, seed: number) {
  const options = readOptions(caylus.options, { jeweller: true, lawyerVp: 3, beginner }, players);
  const match = begin(caylus, { options, seats: players, key: keyFromWords(`page ${seed} ${players}`) });
  const chance = new FastChance(seed);
  while (caylus.result(match.state) === undefined) {
    const seat = firstOf(caylus.deciders(match.state));
    const legal = legalActions(caylus, match.state, seat);
    const before = caylus.view(match.state, seat);
    const events = play(match, seat, legal[chance.int(legal.length)]);
    yield { before, legal, events, after: caylus.view(match.state, seat) };
  }
}

describe.each([2, 3, 4, 5])("Caylus with %i players", (players) => {
  test.each([false, true])("events shown one by one end where the host's view stands (beginners: %s)", (beginner) => {
    for (const { before, events, after } of movesOf(players, beginner, 3 + players)) {
      const shown = events.reduce(show, before);
      expect(comparable({ ...shown, phase: after.phase })).toEqual(comparable(after));
    }
  });

  test("whatever is shown happens at a place that a phone can walk to", () => {
    for (const { before, events } of movesOf(players, false, 3 + players)) {
      let shown = before;
      for (const event of events) {
        shown = show(shown, event);
        expect(boxOf(WALK, placeInPlay(shown))).toBeDefined();
      }
    }
  });

  test("every legal action can be chosen on the page", () => {
    for (const { before, legal } of movesOf(players, false, 20 + players))
      for (const action of legal) expect(actionOf(choiceOf(action), before)).toBe(action);
  });
});

test("a game told from its log alone ends as the host's", () => {
  const options = readOptions(caylus.options, {}, 4);
  const told: Parameters<typeof show>[1][] = [];
  const match = begin(caylus, { options, seats: 4, key: keyFromWords("told") });
  const first = caylus.view(match.state, 0);
  const chance = new FastChance(5);
  while (caylus.result(match.state) === undefined) {
    const seat = firstOf(caylus.deciders(match.state));
    const legal = legalActions(caylus, match.state, seat);
    told.push(...play(match, seat, legal[chance.int(legal.length)]));
  }
  expect(told.length).toBeGreaterThan(200);
  const { points, cubes, deniers, tiles, owners, houses, markers } = caylus.view(match.state, 0);
  expect(told.reduce(show, first)).toMatchObject({ points, cubes, deniers, tiles, owners, houses, markers });
  expect(blank(first)).toMatchObject({ points: [0, 0, 0, 0], turn: 0 });
});
