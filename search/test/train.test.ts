import { knowledge as goofspielKnowledge } from "@serai/games/goofspiel/bots/knowledge.ts";
import { goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { expect, test } from "vitest";
import { beginTraining, learn, playTrainingGame, seatsOfGame, type Training } from "../src/train.ts";

function trainOn(training: Training, to: number): Training {
  for (; training.games < to; training.games++)
    for (const sample of playTrainingGame(
      goofspiel,
      goofspielKnowledge,
      seatsOfGame(goofspiel, training.games),
      training.games,
    ))
      learn(training, sample);
  return training;
}

test("training finds out that points win games", () => {
  const { weights, loss } = trainOn(beginTraining(goofspielKnowledge.featureNames.length, 1), 400);
  expect(weights[0] + weights[1]).toBeGreaterThan(0.5);
  expect(loss).toBeLessThan(Math.log(3));
});

test("put down and taken up again it is the same training", () => {
  const whole = trainOn(beginTraining(4, 1), 60);
  const begun = trainOn(beginTraining(4, 1), 30);
  const revived: Training = JSON.parse(JSON.stringify(begun));
  expect(trainOn(revived, 60)).toEqual(whole);
});
