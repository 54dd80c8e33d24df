import { byzanz, checks as byzanzChecks } from "@serai/byzanz";
import { goofspiel, checks as goofspielChecks } from "@serai/goofspiel";
import {
  begin,
  type Checks,
  FastChance,
  firstOf,
  type Game,
  type GameTypes,
  keyFromWords,
  legalActions,
  play,
  readOptions,
} from "@serai/kernel";
import { sultan, checks as sultanChecks } from "@serai/sultan";
import { ys, checks as ysChecks } from "@serai/ys";
import { describe, expect, test } from "vitest";
import type { Bot, Sight } from "../src/bot.ts";
import { byzanzLevels } from "../src/byzanz/levels.ts";
import { goofspielLevels } from "../src/goofspiel/levels.ts";
import { sultanLevels } from "../src/sultan/levels.ts";
import { ysLevels } from "../src/ys/levels.ts";

interface Position<T extends GameTypes> {
  readonly state: T["State"];
  readonly memory: T["Memory"];
  readonly seat: number;
}

/** Positions of a game played at random, each with what the seat that is asked remembers. */
function positionsOf<T extends GameTypes>(game: Game<T>, seats: number, every: number): Position<T>[] {
  const options = readOptions(game.options, {}, seats);
  const match = begin(game, { options, seats, key: keyFromWords("secrets") });
  const memories = Array.from({ length: seats }, (_, seat) => game.memory(game.view(match.state, seat)));
  const remember = (events: readonly T["Event"][]): void => {
    for (const event of events)
      for (const [seat, memory] of memories.entries()) {
        const seen = game.see(event, seat);
        if (seen !== undefined) game.remember(memory, seen);
      }
  };
  remember(match.events);
  const luck = new FastChance(5);
  const found: Position<T>[] = [];
  for (let deciders = game.deciders(match.state); deciders !== 0; deciders = game.deciders(match.state)) {
    const seat = firstOf(deciders);
    if (match.moves.length % every === 0)
      found.push({ state: game.clone(match.state), memory: structuredClone(memories[seat]), seat });
    const legal = legalActions(game, match.state, seat);
    remember(play(match, seat, legal[luck.int(legal.length)]));
  }
  return found;
}

const sightIn = <T extends GameTypes>(game: Game<T>, state: T["State"], { memory, seat }: Position<T>): Sight<T> => ({
  seat,
  view: game.view(state, seat),
  memory,
  legal: legalActions(game, state, seat),
});

/** States that differ from the true one only in what the seat cannot know. */
function twinsOf<T extends GameTypes>(game: Game<T>, checks: Checks<T>, position: Position<T>): T["State"][] {
  const luck = new FastChance(9);
  const exchanged = game.clone(position.state);
  for (let i = 0; i < 4; i++) checks.exchange(exchanged, position.seat, luck);
  return [exchanged, game.sample(game.view(position.state, position.seat), position.memory, luck)];
}

/** How many twins truly differed. */
function expectEqualChoices<T extends GameTypes>(
  game: Game<T>,
  checks: Checks<T>,
  bots: readonly Bot<T>[],
  seats: number,
  every: number,
): number {
  let differed = 0;
  for (const position of positionsOf(game, seats, every))
    for (const twin of twinsOf(game, checks, position)) {
      if (JSON.stringify(twin) !== JSON.stringify(position.state)) differed++;
      const sight = sightIn(game, position.state, position);
      const other = sightIn(game, twin, position);
      expect(other).toEqual(sight);
      for (const bot of bots) expect(bot.choose(other, new FastChance(3))).toBe(bot.choose(sight, new FastChance(3)));
    }
  return differed;
}

describe("a bot chooses alike in states that differ only in what it cannot know", { timeout: 60_000 }, () => {
  test("Sultan", () => {
    expect(expectEqualChoices(sultan, sultanChecks, sultanLevels.slice(0, 3), 4, 11)).toBeGreaterThan(8);
  });
  test("Byzanz", () => {
    expect(expectEqualChoices(byzanz, byzanzChecks, byzanzLevels.slice(0, 2), 4, 23)).toBeGreaterThan(5);
  });
  test("Ys", () => {
    expect(expectEqualChoices(ys, ysChecks, ysLevels.slice(0, 3), 4, 59)).toBeGreaterThan(3);
  });
  test("Goofspiel", () => {
    expect(expectEqualChoices(goofspiel, goofspielChecks, goofspielLevels.slice(0, 3), 3, 7)).toBeGreaterThan(3);
  });
});

test("no bot can be given a state", () => {
  const state = sultan.setup({ doubling: false, memoryAid: false }, 4, new FastChance(1));
  const sight = { seat: 0, view: sultan.view(state, 0), memory: sultan.memory(sultan.view(state, 0)), legal: [0] };
  const [apprentice] = sultanLevels;
  // @ts-expect-error A state is no sight.
  const bare: Parameters<typeof apprentice.choose>[0] = state;
  // @ts-expect-error Nor is a sight with a state for a view.
  const dressed: Parameters<typeof apprentice.choose>[0] = { ...sight, view: state };
  expect([bare, dressed]).toHaveLength(2);
});
