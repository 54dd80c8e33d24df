import type { View } from "../rules/index.ts";
import type { CardWords } from "./shared.ts";

/** What a character does by the house rules of the table. */
export const effectOf = ({ effect, effectOnArea = effect }: CardWords, { queen }: View["options"]): string =>
  queen === "area" ? effectOnArea : effect;
