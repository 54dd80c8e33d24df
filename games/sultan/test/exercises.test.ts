import { FastChance } from "@serai/kernel";
import { exerciseFrom } from "@serai/words/exercises";
import { expect, test } from "vitest";
import { exercises } from "../learn/exercises.ts";
import { cardOf, cushionOf, type State, scoreOf, sultan } from "../rules/index.ts";

const made = (id: string, count = 150) => {
  const kind = exercises.find((one) => one.id === id);
  if (kind === undefined) throw new Error(`no exercise ${id}`);
  return Array.from({ length: count }, (_, i) => exerciseFrom(kind, `truth ${id} ${i}`));
};

test("take: laid in the game, the best card wins the gem, every lower one loses it and every higher one wins it too", () => {
  for (const { view, seat, answers, best, judge } of made("take"))
    for (const answer of answers) {
      // A state with the cards as the exercise shows them, played on by the rules.
      const memory = sultan.memory(view);
      for (const [who, { gems = [] }] of view.seats.entries()) memory.gems[who] = [...gems, 0, 0, 0, 0, 0].slice(0, 5);
      const state: State = sultan.sample(view, memory, new FastChance(1));
      sultan.apply(state, seat, answer, new FastChance(1));
      const hasWon = state.reveal.winners[cushionOf(answer)] === seat;
      expect(hasWon).toBe(cardOf(answer) >= cardOf(best));
      const { kind } = judge(answer);
      expect(kind === "wins" || kind === "wasteful").toBe(hasWon);
      expect(kind === "wins").toBe(answer === best);
    }
});

test("gem: the score rises most by the best gem, and by what the verdict says", () => {
  for (const { view, question, answers, best, judge } of made("gem")) {
    if (question.kind !== "gem") throw new Error("another question");
    const { gems, players } = question;
    const rise = (answer: number): number => {
      const colour = view.shown[cushionOf(answer)];
      return (
        scoreOf(
          gems.map((count, at) => count + Number(at === colour)),
          players,
        ) - scoreOf(gems, players)
      );
    };
    for (const answer of answers) {
      expect(judge(answer)).toMatchObject({ points: rise(answer), isBest: answer === best });
      if (answer !== best) expect(rise(answer)).toBeLessThan(rise(best));
    }
  }
});

test("score: the best number is the score of the gems", () => {
  for (const { question, answers, best, judge } of made("score")) {
    if (question.kind !== "score") throw new Error("another question");
    expect(best).toBe(scoreOf(question.gems, question.players));
    for (const answer of answers) expect(judge(answer)).toMatchObject({ total: best, isBest: answer === best });
  }
});
