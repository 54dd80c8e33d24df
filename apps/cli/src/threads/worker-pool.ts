import { once } from "node:events";
import { Worker } from "node:worker_threads";

/** Threads that stay for one list of tasks after the other. */
export class WorkerPool<Task, Answer> {
  readonly #workers: readonly Worker[];

  constructor(file: URL, workers: number) {
    this.#workers = Array.from({ length: workers }, () => new Worker(file));
  }

  /** The answers, in the order of the tasks. */
  async run(tasks: readonly Task[]): Promise<Answer[]> {
    const answers: Answer[] = [];
    let next = 0;
    await Promise.all(
      this.#workers.map(async (worker) => {
        while (next < tasks.length) {
          const at = next++;
          worker.postMessage(tasks[at]);
          const [answer]: Answer[] = await once(worker, "message");
          answers[at] = answer;
        }
      }),
    );
    return answers;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }
}
