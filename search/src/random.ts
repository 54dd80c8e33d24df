import type { AnyBot } from "./bot.ts";

/** Plays any legal action, each as likely as the other: the measure that every other bot must beat. */
export const random: AnyBot = {
  id: "random",
  choose: ({ legal }, chance) => legal[chance.int(legal.length)],
};
