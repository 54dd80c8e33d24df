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
import type { Bot, Knowledge, Sight } from "@serai/search";
import { learntLevels } from "@serai/search/learn/levels";
import { encodingOf } from "@serai/search/learn/model";
import { freshWeights } from "@serai/search/learn/network";
import { pack } from "@serai/search/learn/packed";
import { describe, expect, test } from "vitest";
import { games } from "../list/index.ts";

interface Position<T extends GameTypes> {
  readonly state: T["State"];
  readonly memory: T["Memory"];
  readonly seat: number;
}

const POSITIONS = 6;
const QUICK_ITERATIONS = 40;

/** Positions of a game played at random, each with what the seat that is asked remembers. */
function positionsOf<T extends GameTypes>(game: Game<T>, seats: number): Position<T>[] {
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
    found.push({ state: game.clone(match.state), memory: structuredClone(memories[seat]), seat });
    const legal = legalActions(game, match.state, seat);
    remember(play(match, seat, legal[luck.int(legal.length)]));
  }
  const every = Math.ceil(found.length / POSITIONS);
  return found.filter((_, at) => at % every === 0);
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
  for (let i = 0; i < 4; i++) checks.exchange?.(exchanged, position.seat, luck);
  return [exchanged, game.sample(game.view(position.state, position.seat), position.memory, luck)];
}

/** How many twins truly differed. */
function expectEqualChoices<T extends GameTypes>(
  game: Game<T>,
  checks: Checks<T>,
  bots: readonly Bot<T>[],
  seats: number,
): number {
  let differed = 0;
  for (const position of positionsOf(game, seats))
    for (const twin of twinsOf(game, checks, position)) {
      if (JSON.stringify(twin) !== JSON.stringify(position.state)) differed++;
      const sight = sightIn(game, position.state, position);
      const other = sightIn(game, twin, position);
      expect(other).toEqual(sight);
      for (const bot of bots) expect(bot.choose(other, new FastChance(3))).toBe(bot.choose(sight, new FastChance(3)));
    }
  return differed;
}

const bold = <T extends GameTypes>(bot: Bot<T>): Bot<T> => ({
  id: "bold",
  choose: (sight, chance, thinking) => bot.choose({ ...sight, style: "bold" }, chance, thinking),
});

/** With so few iterations that all levels can be asked. */
const quick = <T extends GameTypes>(bot: Bot<T>): Bot<T> => ({
  id: "quick",
  choose: (sight, chance) => bot.choose(sight, chance, { goOn: (iterations) => iterations < QUICK_ITERATIONS }),
});

/** By a network that has learnt nothing: what it reads is the same as of one that has. */
function learntBot<T extends GameTypes>(game: Game<T>, knowledge: Knowledge<T>): Bot<T> {
  const encoding = encodingOf(game, knowledge);
  const weights = pack(freshWeights(encoding.sizes, new FastChance(1)));
  const made = { games: 0, seed: 1, generations: 0, minutes: 0, commit: "" };
  const [, trader] = learntLevels(game, knowledge, { ...encoding, weights, made });
  return trader;
}

describe("a bot chooses alike in states that differ only in what it cannot know", () => {
  // The merchant differs from a trader in how long it searches; a Master may judge by another evaluation.
  test.each(games)("$game.id", ({ game, knowledge, checks, bots }) => {
    const [random, apprentice, trader, , master] = bots;
    const asked = [random, apprentice, trader, quick(master), bold(trader), learntBot(game, knowledge)];
    const differed = expectEqualChoices(game, checks, asked, Math.min(4, game.seats.max));
    // Where nothing is secret, no state differs from the true one.
    if (checks.exchange === undefined) expect(differed).toBe(0);
    else expect(differed).toBeGreaterThan(3);
  });
});
