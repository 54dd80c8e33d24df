import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, onTestFinished, test, vi } from "vitest";
import { Thread, ThreadDied } from "../src/threads/thread.ts";

/** A worker that answers "echo:" questions, loops forever on "loop", and dies on "die". */
function thread(timeLimitMs: number): Thread<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), "serai-thread-")), "worker.mjs");
  writeFileSync(
    file,
    `import { answerQuestions } from "${new URL("../src/threads/answer-questions.ts", import.meta.url)}";
     answerQuestions((question) => {
       if (question === "loop") for (;;);
       if (question === "die") throw new Error("dead");
       if (question === "work") for (const end = performance.now() + 60; performance.now() < end; );
       return question;
     });`,
  );
  const made = new Thread<string, string>({ name: "tested", file: pathToFileURL(file), timeLimitMs });
  onTestFinished(() => made.close());
  return made;
}

test("an endless loop is ended, named as guilty, and the thread works again", async () => {
  const busy = thread(300);
  expect(await busy.ask("first")).toBe("first");
  const [looping, behind] = await Promise.allSettled([busy.ask("loop"), busy.ask("innocent")]);
  expect(looping).toMatchObject({ status: "rejected", reason: { guilty: true } });
  expect(behind).toMatchObject({ status: "rejected", reason: { guilty: false } });
  expect(await busy.ask("again")).toBe("again");
  expect(busy.generation).toBe(1);
});

test("asked in one message with others, only the one that loops or dies is guilty", async () => {
  const busy = thread(300);
  const guilt = async (questions: string[]): Promise<unknown[]> => {
    const ended = await Promise.allSettled(questions.map((question) => busy.ask(question)));
    return ended.map((one) => (one.status === "rejected" ? one.reason.guilty : one.value));
  };
  await busy.ask("first");
  expect(await guilt(["early", "loop", "late"])).toEqual([false, true, false]);
  await busy.ask("first");
  expect(await guilt(["early", "die", "late"])).toEqual([false, true, false]);
});

test("a thread that dies is replaced", async () => {
  const frail = thread(5_000);
  await expect(frail.ask("die")).rejects.toBeInstanceOf(ThreadDied);
  expect(await frail.ask("again")).toBe("again");
});

test("waiting behind others is not work: many questions take longer together than one may alone", async () => {
  const busy = thread(300);
  const answers = await Promise.all(Array.from({ length: 30 }, () => busy.ask("work")));
  expect(answers).toHaveLength(30);
  expect(busy.generation).toBe(0);
});

test("a loop asked of a thread that has just been replaced is ended as soon as any other", async () => {
  const busy = thread(300);
  for (let i = 0; i < 3; i++) await expect(busy.ask("loop")).rejects.toMatchObject({ why: "looped", guilty: true });
  expect(await busy.ask("again")).toBe("again");
});

test("a worker that has ended has used no processor, any other failure to ask is told", async () => {
  const ended = thread(300);
  await ended.close();
  expect(await ended.processorSeconds()).toBe(0);
  vi.spyOn(Worker.prototype, "cpuUsage").mockRejectedValue(new TypeError("cpuUsage is not a function"));
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(ended.processorSeconds()).rejects.toThrow(TypeError);
});
