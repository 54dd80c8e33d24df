import { once } from "node:events";
import { Worker } from "node:worker_threads";

/**
 * Has workers do a list of tasks, each taking the next as it finishes one. What a worker answers comes back in no
 * particular order, so tasks must name themselves where that matters.
 */
export async function shareOut<Task, Answer>(
  file: URL,
  workers: number,
  tasks: Iterable<Task>,
  onAnswer: (answer: Answer) => void,
): Promise<void> {
  const next = tasks[Symbol.iterator]();
  const work = async (): Promise<void> => {
    const worker = new Worker(file);
    try {
      for (let task = next.next(); !task.done; task = next.next()) {
        worker.postMessage(task.value);
        const [answer]: [Answer] = await answerOf(worker);
        onAnswer(answer);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
}

/** `once` rejects where the worker fails instead. */
const answerOf = <Answer>(worker: Worker): Promise<[Answer]> => once(worker, "message").then(([answer]) => [answer]);

/** Progress as one line that is rewritten; nothing where output goes to a file. */
export function showProgress(line: string, isLast: boolean): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${line}\x1b[K${isLast ? "\r\x1b[K" : ""}`);
}
