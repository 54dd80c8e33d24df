import type { AnyBot } from "./bot.ts";

/** Plays any legal action, each with the same probability: the baseline for every other bot. */
export const random: AnyBot = {
  id: "random",
  choose: ({ legal }, chance) => legal[chance.int(legal.length)],
};
