import { FastChance, firstOf, type Game, type GameTypes, legalActions, readOptions } from "@serai/kernel";
import type { Sight } from "@serai/search";
import { SeatMemories } from "@serai/search/seat-memories";
import { expect, test } from "vitest";
import { games } from "../list/index.ts";

const recalling = games.filter(({ knowledge }) => knowledge.recall !== undefined);

test.each(recalling)("$game.id: a network is told what the seat remembers", ({ game, knowledge }) => {
  lookAtGame(game, game.seats.max, (state, seat, { memory }) =>
    expect(knowledge.recall?.(state, seat)).toEqual(memory),
  );
});

const observing = games.filter(({ knowledge }) => knowledge.observe !== undefined);

test.each(observing)("$game.id: a value network reads nothing but what the seat knows", ({ game, knowledge }) => {
  const luck = new FastChance(2);
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    lookAtGame(game, seats, (state, seat, { view, memory }) => {
      // A sample is made of what the seat knows, and of luck.
      const sampled = game.sample(view, memory, luck);
      expect(knowledge.observe?.(sampled, seat)).toEqual(knowledge.observe?.(state, seat));
    });
});

const inferring = games.filter(({ knowledge }) => knowledge.secretChoices !== undefined);

test.each(inferring)("$game.id: what rivals chose in secret was open to them as it is told", ({ game, knowledge }) => {
  const luck = new FastChance(3);
  let told = 0;
  lookAtGame(game, game.seats.max, (_state, viewer, { view, memory }) =>
    knowledge.secretChoices?.(game.sample(view, memory, luck), viewer, (before, seat, action) => {
      expect(legalActions(game, before, seat)).toContain(action);
      told++;
    }),
  );
  expect(told).toBeGreaterThan(0);
});

/** A random game, before every move, by every seat. */
function lookAtGame<T extends GameTypes>(
  game: Game<T>,
  seats: number,
  look: (state: T["State"], seat: number, sight: Sight<T>) => void,
): void {
  const luck = new FastChance(1);
  const events: T["Event"][] = [];
  const tell = (event: T["Event"]): void => void events.push(event);
  const state = game.setup(readOptions(game.options, {}, seats), seats, luck, tell);
  const memories = new SeatMemories(game, state, seats);
  for (let deciders = game.deciders(state); deciders !== 0; deciders = game.deciders(state)) {
    memories.remember(events.splice(0));
    for (let seat = 0; seat < seats; seat++) look(state, seat, memories.sightOf(state, seat));
    const seat = firstOf(deciders);
    const legal = legalActions(game, state, seat);
    game.apply(state, seat, legal[luck.int(legal.length)], luck, tell);
  }
}
