import { parentPort, workerData } from "node:worker_threads";
import type { NumberedAnswer, NumberedQuestion, Ready, ThreadData } from "./thread.ts";

/** Answers wait for each other at most this long, in milliseconds. */
const SEND_WITHIN = 2;

/**
 * The worker's side of a `Thread`: questions come and answers go several in one message, which costs as much as one. Which
 * question is under way stands in shared memory, where it can be read even while the answer loops.
 */
export function answerQuestions<Ask, Answer>(answer: (question: Ask) => Answer | Promise<Answer>): void {
  const { underWay }: ThreadData = workerData;
  let last = Promise.resolve();

  const answerAll = async (questions: readonly NumberedQuestion<Ask>[]): Promise<void> => {
    let answers: NumberedAnswer<Answer>[] = [];
    let since = performance.now();
    for (const { id, question } of questions) {
      Atomics.store(underWay, 0, id);
      const given = answer(question);
      answers.push({ id, answer: given instanceof Promise ? await given : given });
      if (performance.now() - since < SEND_WITHIN) continue;
      parentPort?.postMessage(answers);
      answers = [];
      since = performance.now();
    }
    if (answers.length > 0) parentPort?.postMessage(answers);
    Atomics.store(underWay, 0, 0);
  };

  parentPort?.on("message", (questions: readonly NumberedQuestion<Ask>[]) => {
    last = last.then(() => answerAll(questions));
  });
  parentPort?.postMessage({ ready: true } satisfies Ready);
}
