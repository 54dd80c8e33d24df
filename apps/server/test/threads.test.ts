import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { Thread, ThreadDied } from "../src/threads/thread.ts";

/** A worker that answers "echo:" questions, loops for ever on "loop", and dies on "die". */
function thread(patience: number): Thread<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), "serai-thread-")), "worker.mjs");
  writeFileSync(
    file,
    `import { parentPort } from "node:worker_threads";
     parentPort.on("message", ({ id, question }) => {
       if (question === "loop") for (;;);
       if (question === "die") throw new Error("dead");
       parentPort.postMessage({ id, answer: question });
     });`,
  );
  const made = new Thread<string, string>(pathToFileURL(file), patience);
  onTestFinished(() => made.close());
  return made;
}

test("an endless loop is ended, named as guilty, and the thread works again", async () => {
  const busy = thread(1_500);
  expect(await busy.ask("first")).toBe("first");
  const [looping, behind] = await Promise.allSettled([busy.ask("loop"), busy.ask("innocent")]);
  expect(looping).toMatchObject({ status: "rejected", reason: { guilty: true } });
  expect(behind).toMatchObject({ status: "rejected", reason: { guilty: false } });
  expect(await busy.ask("again")).toBe("again");
  expect(busy.generation).toBe(1);
});

test("a thread that dies is replaced", async () => {
  const frail = thread(5_000);
  await expect(frail.ask("die")).rejects.toBeInstanceOf(ThreadDied);
  expect(await frail.ask("again")).toBe("again");
});
