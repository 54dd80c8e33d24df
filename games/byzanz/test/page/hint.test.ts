import { begin, keyFromWords } from "@serai/kernel";
import { language } from "@serai/ui/settings.ts";
import { beforeAll, expect, test } from "vitest";
import { lift } from "../../page/choice.ts";
import { hintFor } from "../../page/hint.ts";
import { words } from "../../page/words.ts";
import { byzanz, goods, MERCHANT, type View } from "../../rules/index.ts";

beforeAll(async () => {
  language.value = "en";
  await words.load("en");
});

const match = begin(byzanz, {
  options: { shorter: 0, openScores: false },
  seats: 4,
  key: keyFromWords("hints"),
});

/** Seat 0 is asked to bid, holds 1, 2, 4 and a merchant; `highest` lies on the table. */
const bidding = (highest: number): View => ({
  ...byzanz.view(match.state, 0),
  step: "bidding",
  asked: [0],
  highest,
  hand: [goods(0, 1), goods(0, 2), goods(3, 4), MERCHANT],
});

const hint = (view: View, ...places: readonly number[]): string =>
  hintFor(
    view,
    0,
    places.reduce((choice, place) => lift(choice, view, place), {}),
  );

test("B-2.2 lifted cards add up: too little, enough, more than needed", () => {
  expect(hint(bidding(3))).toBe("Tap cards to bid with them.");
  expect(hint(bidding(3), 0, 1)).toBe("That is 3: 1 more needed.");
  expect(hint(bidding(3), 2)).toBe("A bid of 4.");
  expect(hint(bidding(3), 1, 2)).toBe("A bid of 6: 2 more than you need.");
  expect(hint(bidding(6), 0, 1, 2)).toBe("A bid of 7.");
});

test("a bid can be planned before one is asked, and what cannot be bid is said", () => {
  expect(hint({ ...bidding(3), asked: [1] }, 2)).toBe("Planned: a bid of 4.");
  expect(hint(bidding(3), 3)).toBe("Merchants never bid; they help to sell.");
  expect(hint(bidding(7))).toBe("All your goods make 7: too little here.");
});

test("B-2.2 a raise counts what is laid already", () => {
  const view = bidding(4);
  const raising = { ...view, seats: view.seats.map((own, seat) => (seat === 0 ? { ...own, bid: 3 } : own)) };
  expect(hint(raising, 0)).toBe("That is 4: 1 more needed.");
  expect(hint(raising, 1)).toBe("A bid of 5.");
});
