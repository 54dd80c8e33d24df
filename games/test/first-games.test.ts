import {
  type AnyGame,
  FastChance,
  firstOf,
  type GameTypes,
  has,
  keyFromHex,
  legalActions,
  begin as open,
  play,
  readMove,
  readOptions,
} from "@serai/kernel";
import { LANGUAGES, type Names } from "@serai/words";
import { type AnyFirstGame, type Lesson, LONGEST_SENTENCE, LONGEST_STEP } from "@serai/words/first-game";
import { describe, expect, test } from "vitest";
import { FIRST_GAMES } from "../list/generated/first-games.ts";
import { gameById } from "../list/index.ts";
import { Rehearsal } from "../list/rehearsal.ts";

const names: Names = (seat) => ["Szabolcs", "Yusuf", "Leyla", "Marco", "Zita"][seat];

/** What is wrong with a text that has to be read on a phone, one idea at a time. */
function faultsOf(text: string): string[] {
  const sentences = text.replaceAll("*", "").split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return [
    ...(text.length > LONGEST_STEP ? [`${text.length} letters: ${text}`] : []),
    ...(sentences.length > 2 ? [`${sentences.length} sentences: ${text}`] : []),
    ...sentences.filter(({ length }) => length > LONGEST_SENTENCE).map((one) => `${one.length} letters: ${one}`),
    ...(text.split("*").length % 2 === 0 ? [`a name without an end: ${text}`] : []),
    ...(/undefined|NaN|null|-1\b/.test(text) || text.trim() === "" ? [`not a sentence: ${text}`] : []),
  ];
}

/** The steps with the decision that each belongs to. */
function stepsOf({ steps }: AnyFirstGame) {
  let decision = 0;
  return steps.map((step) => ({ step, decision: step.kind === "act" ? decision++ : decision }));
}

describe.each(Object.entries(FIRST_GAMES))("the first game of %s", (id, { minutes, open: fetchFirst }) => {
  const { game }: { readonly game: AnyGame } = gameById(id);

  test("is played by the rules; every move of the learner has its step, and the game goes on after the last", async () => {
    const first = await fetchFirst();
    expect(first.minutes).toBe(minutes);
    const { options, seats, key, seat } = first;
    const match = open(game, { options: readOptions(game.options, options, seats), seats, key: keyFromHex(key) });
    for (const line of first.moves) {
      const move = readMove(game, line);
      expect(has(game.deciders(match.state) | game.volunteers(match.state), move.seat), line).toBe(true);
      expect(legalActions(game, match.state, move.seat), line).toContain(move.action);
      play(match, move.seat, move.action);
    }
    const own = first.moves.filter((line) => line.startsWith(`${seat} `));
    expect(first.steps.filter(({ kind }) => kind === "act")).toHaveLength(own.length);
    expect(first.steps.at(-1)?.kind).toBe("act");
    expect(game.result(match.state)).toBeUndefined();
    for (const step of first.steps) if (step.kind === "find") expect(step.point).toContain(step.answer);
  });

  test.each(LANGUAGES)("says in %s what a phone can show, whatever is tapped", async (language) => {
    const first = await fetchFirst();
    const text = await first.text[language]();
    const rehearsal = new Rehearsal(game, first);
    const said: string[] = [text.farewell];
    for (const { step, decision } of stepsOf(first)) {
      const { state } = rehearsal.at(decision);
      const wanted = rehearsal.own[decision];
      const lesson: Lesson<GameTypes> = { view: game.view(state, first.seat), names, wanted };
      const words = text.steps[step.id];
      said.push(words.say(lesson));
      for (const action of legalActions(game, state, first.seat)) {
        if (action === wanted || step.kind === "find") continue;
        const events = rehearsal.outcomeOf(decision, action) ?? [];
        said.push(words.otherwise?.({ ...lesson, action, events }) ?? "-");
      }
      if (step.kind === "find")
        for (const pointer of step.point)
          said.push(words.otherwise?.({ ...lesson, events: [], piece: pointer.split(" ")[1] }) ?? "-");
    }
    expect(said.flatMap(faultsOf)).toEqual([]);
  });

  test.each(LANGUAGES)("advises in %s whatever happens after the script", async (language) => {
    const first = await fetchFirst();
    const text = await first.text[language]();
    const said: string[] = [];
    for (let seed = 0; seed < 20; seed++) {
      const chance = new FastChance(seed);
      const match = new Rehearsal(game, first).at(Number.POSITIVE_INFINITY);
      for (let advised = 0; advised < first.advised && game.result(match.state) === undefined; ) {
        const deciders = game.deciders(match.state);
        const seat = has(deciders, first.seat) ? first.seat : firstOf(deciders);
        if (seat === first.seat) {
          said.push(text.advice(game.view(match.state, seat), names));
          advised++;
        }
        const legal = legalActions(game, match.state, seat);
        play(match, seat, legal[chance.int(legal.length)]);
      }
    }
    expect(said.length).toBeGreaterThan(0);
    expect(said.flatMap(faultsOf)).toEqual([]);
  });
});
