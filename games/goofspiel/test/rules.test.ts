import { act, FastChance, fuzz } from "@serai/kernel";
import { expect, test } from "vitest";
import { checks, type Event, goofspiel } from "../rules/index.ts";

function game(seats: number) {
  const events: Event[] = [];
  const chance = new FastChance(4);
  const state = goofspiel.setup({}, seats, chance, (event) => events.push(event));
  const bid = (seat: number, card: number): void =>
    act(goofspiel, state, seat, card, chance, (event) => events.push(event));
  return { state, events, bid };
}

test("the highest bid takes the prize", () => {
  const { state, bid } = game(3);
  const { prize } = state;
  bid(2, 7);
  bid(0, 3);
  bid(1, 5);
  expect(state.points).toEqual([0, 0, prize]);
});

test("where several bids are highest nobody takes the prize", () => {
  const { state, events, bid } = game(3);
  const { prize } = state;
  bid(0, 7);
  bid(1, 7);
  bid(2, 5);
  expect(state.points).toEqual([0, 0, 0]);
  expect(events).toContainEqual({ kind: "settled", prize, bids: [7, 7, 5] });
});

test("a bid is secret until all are in, and then shown to all", () => {
  const { state, events, bid } = game(2);
  bid(0, 9);
  expect(goofspiel.view(state, 0).bid).toBe(9);
  expect(goofspiel.view(state, 1)).not.toHaveProperty("bid");
  expect(goofspiel.view(state, 1).hands[0]).toBe(goofspiel.view(state, 1).hands[1]);
  expect(events.map((event) => goofspiel.see(event, 1)).at(-1)).toEqual({ kind: "bid", seat: 0 });
  bid(1, 2);
  expect(goofspiel.view(state, "spectator").shown.slice(1)).toEqual([9, 2]);
});

test("thirteen prizes, each once, and most points win", () => {
  const { state, events, bid } = game(2);
  for (let card = 1; card <= 13; card++) {
    bid(0, card);
    bid(1, card === 13 ? 1 : card + 1);
  }
  const prizes = events.flatMap((event) => (event.kind === "prize" ? [event.prize] : []));
  expect(prizes.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  expect(state.points[0] + state.points[1]).toBe(91);
  expect(goofspiel.result(state)?.ranks).toEqual([2, 1]);
});

test("random play at every count has no fault and leaks nothing", () => {
  expect(fuzz(goofspiel, checks, { games: 60, seed: 1 }).faults).toEqual([]);
});
