import { byzanz } from "@serai/byzanz";
import { goofspiel } from "@serai/goofspiel";
import { FastChance, firstOf, type Game, type GameTypes, readOptions } from "@serai/kernel";
import { expect, test } from "vitest";
import type { Sight } from "../src/bot.ts";
import { byzanzKnowledge } from "../src/byzanz/knowledge.ts";
import { SHREWD } from "../src/byzanz/levels.ts";
import { goofspielKnowledge } from "../src/goofspiel/knowledge.ts";
import { Race } from "../src/search/race.ts";
import { Witnesses } from "../src/witnesses.ts";

function firstSight<T extends GameTypes>(game: Game<T>, seats: number): Sight<T> {
  const state = game.setup(readOptions(game.options, {}, seats), seats, new FastChance(4));
  return new Witnesses(game, state, seats).sightOf(state, firstOf(game.deciders(state)));
}

test("every legal action is found once, those longest in the race first", () => {
  const sight = firstSight(byzanz, 4);
  const findings = new Race(byzanz, byzanzKnowledge).look(sight, { ...SHREWD, iterations: 200 }, new FastChance(1));
  expect(findings.map(({ action }) => action).sort((a, b) => a - b)).toEqual([...sight.legal].sort((a, b) => a - b));
  expect(findings.filter(({ visits }) => visits > 0)).toHaveLength(SHREWD.breadth);
  const visits = findings.map((finding) => finding.visits);
  expect(visits).toEqual(visits.toSorted((a, b) => b - a));
});

test("what is advised runs too, however unlikely", () => {
  const sight = firstSight(byzanz, 4);
  const race = new Race(byzanz, byzanzKnowledge);
  const manner = { ...SHREWD, iterations: 30 };
  const passedOver = race.look(sight, manner, new FastChance(1)).at(-1)?.action ?? -1;
  const findings = race.look(sight, manner, new FastChance(1), undefined, passedOver);
  expect(findings.find(({ action }) => action === passedOver)?.visits).toBeGreaterThan(0);
});

test("time that is up at once still leaves an answer that was looked at", () => {
  const findings = new Race(byzanz, byzanzKnowledge).look(firstSight(byzanz, 4), SHREWD, new FastChance(1), {
    goOn: () => false,
  });
  expect(findings[0].visits).toBe(1);
});

test("a game that only weighs its actions can race", () => {
  const sight = firstSight(goofspiel, 3);
  const manner = { ...SHREWD, breadth: 4, strides: 3, iterations: 80 };
  const findings = new Race(goofspiel, goofspielKnowledge).look(sight, manner, new FastChance(1));
  expect(findings.filter(({ visits }) => visits > 0)).toHaveLength(4);
});
