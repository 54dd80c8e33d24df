import { begin, FastChance, keyFromWords, legalActions, play, viewersOf } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { cardsOnBoard, gemsOnCushions } from "../../page/laid.ts";
import { show } from "../../page/show.ts";
import { type Event, sultan, type View } from "../../rules/index.ts";

/** Everything but what only the host works out: the closed cushion, the score, the turn that no longer comes. */
function comparable({ closed: _, seats, turn, start, ...view }: View) {
  const isOver = view.step === "over";
  return {
    ...view,
    ...(!isOver && { turn, start }),
    seats: seats.map(({ score: _s, total: _t, rank: _r, ...seat }) => seat),
  };
}

/** Plays a random game and hands over every view with the events that led to the next one. */
function* movesOf(players: number, memoryAid: boolean, seed: number) {
  const match = begin(sultan, {
    options: { doubling: false, memoryAid },
    seats: players,
    key: keyFromWords(`page ${seed} ${players}`),
  });
  const chance = new FastChance(seed);
  while (sultan.result(match.state) === undefined) {
    const seat = viewersOf(players).find(
      (viewer) => viewer !== "spectator" && legalActions(sultan, match.state, viewer).length > 0,
    );
    if (seat === undefined || seat === "spectator") throw new Error("nobody may act");
    const legal = legalActions(sultan, match.state, seat);
    const before = viewersOf(players).map((viewer) => sultan.view(match.state, viewer));
    const told = play(match, seat, legal[chance.int(legal.length)]);
    for (const view of before) {
      const seen = told
        .map((event) => sultan.see(event, view.viewer))
        .filter((event): event is Event => event !== undefined);
      yield { before: view, seen, after: sultan.view(match.state, view.viewer) };
    }
  }
}

describe.each([2, 3, 4, 5])("Sultan with %i players", (players) => {
  test.each([false, true])("events shown one by one end where the host's view stands (memory aid: %s)", (memoryAid) => {
    for (const { before, seen, after } of movesOf(players, memoryAid, 7 + players))
      expect(comparable(seen.reduce(show, before))).toEqual(comparable(after));
  });

  test("S-2.4 after a reveal every cushion with cards has one winning card, and no gem is left", () => {
    for (const { after } of movesOf(players, false, 90 + players)) {
      if (after.reveal === undefined) continue;
      const { winners } = after.reveal;
      expect(cardsOnBoard(after).filter(({ hasWon }) => hasWon)).toHaveLength(
        winners.filter((winner) => winner >= 0).length,
      );
      expect(gemsOnCushions(after).every((gem) => gem === undefined)).toBe(true);
    }
  });
});
