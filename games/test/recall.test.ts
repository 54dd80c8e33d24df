import { FastChance, firstOf, legalActions, readOptions } from "@serai/kernel";
import { SeatMemories } from "@serai/search/seat-memories";
import { expect, test } from "vitest";
import { games } from "../list/index.ts";

const recalling = games.filter(({ knowledge }) => knowledge.recall !== undefined);

test.each(recalling)("$game.id: a network is told what the seat remembers", ({ game, knowledge }) => {
  const luck = new FastChance(1);
  const seats = game.seats.max;
  const events: unknown[] = [];
  const tell = (event: unknown): void => void events.push(event);
  const state = game.setup(readOptions(game.options, {}, seats), seats, luck, tell);
  const memories = new SeatMemories(game, state, seats);
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    memories.remember(events.splice(0));
    for (let seat = 0; seat < seats; seat++)
      expect(knowledge.recall?.(state, seat)).toEqual(memories.sightOf(state, seat).memory);
    const seat = firstOf(deciders);
    const legal = legalActions(game, state, seat);
    game.apply(state, seat, legal[luck.int(legal.length)], luck, tell);
  }
});
