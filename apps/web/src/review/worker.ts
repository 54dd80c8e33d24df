import type { Analyst } from "@serai/bots";
import { hint, review } from "@serai/bots/analysis";
import type { GameTypes } from "@serai/kernel";
import type { Answer, Question } from "./calls.ts";

/** Where the analysts think. Whoever has heard enough ends the worker: there is nothing in it to be lost. */
const ANALYSTS: ReadonlyMap<string, () => Promise<Analyst<GameTypes>>> = new Map<
  string,
  () => Promise<Analyst<GameTypes>>
>([
  ["sultan", async () => (await import("./analysts/sultan.ts")).analyst],
  ["byzanz", async () => (await import("./analysts/byzanz.ts")).analyst],
  ["ys", async () => (await import("./analysts/ys.ts")).analyst],
]);

/** One decision may be thought about for longer than each of a whole game's. */
const DEEPER = 3;

const tell = (answer: Answer): void => postMessage(answer);

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  answer(data).catch((error: unknown) => {
    console.warn(error);
    tell({ kind: "failed" });
  });
});

async function answer(question: Question): Promise<void> {
  const analyst = await ANALYSTS.get(question.kind === "review" ? question.record.game : question.game)?.();
  if (analyst === undefined) throw new Error("no analyst for this game");
  if (question.kind === "review") {
    const found = review(analyst, question.record, (done, of) => tell({ kind: "progress", done, of }));
    tell({ kind: "review", review: { ...found, samples: analyst.manner.iterations } });
    return;
  }
  const manner = { ...analyst.manner, iterations: DEEPER * analyst.manner.iterations };
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const found = hint({ ...analyst, manner }, question.sight, seed);
  tell({ kind: "hint", hint: { ...found, samples: manner.iterations } });
}
