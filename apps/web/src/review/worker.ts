import { frozenParts } from "@serai/games/list/frozen.ts";
import { ANALYSTS } from "@serai/games/list/generated/analysts.ts";
import { REASONS } from "@serai/games/list/generated/reasons.ts";
import { hint } from "@serai/search/hint";
import { review } from "@serai/search/review";
import type { Answer, Question } from "./calls.ts";

/** The analysts think here. The page may terminate the worker at any time: it holds no state. */

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
  const game = question.kind === "review" ? question.record.game : question.game;
  if (!Object.hasOwn(ANALYSTS, game)) throw new Error(`no analyst for ${game}`);
  const present = await ANALYSTS[game]();
  const frozen = question.kind === "review" ? await frozenParts(game, question.record.rules) : undefined;
  // Reasons are worked out by the rules of the day: for an earlier version they might be wrong.
  const analyst = frozen
    ? { ...present, game: frozen.game, knowledge: frozen.knowledge }
    : { ...present, ...(Object.hasOwn(REASONS, game) && (await REASONS[game]())) };
  if (question.kind === "review") {
    const found = review(analyst, question.record, (done, of) => tell({ kind: "progress", done, of }));
    tell({ kind: "review", review: { ...found, samples: analyst.settings.iterations } });
    return;
  }
  const settings = { ...analyst.settings, iterations: DEEPER * analyst.settings.iterations };
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const found = hint({ ...analyst, settings }, question.sight, seed);
  tell({ kind: "hint", hint: found });
}
