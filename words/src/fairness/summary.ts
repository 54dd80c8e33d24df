import type { Verification } from "@serai/kernel";
import type { FairnessText } from "./fairness-text.ts";

/** What a check came to, in one line, and what that proves and does not. */
export function summaryOf(
  { holds, witness, form, tries = 1 }: Verification,
  { titles, notes, tries: triesNote }: FairnessText,
): { readonly title: string; readonly notes: readonly string[] } {
  if (!holds) return { title: witness === "none" ? titles.recordFails : titles.seenFails, notes: [] };
  return {
    title: titles[witness],
    notes: [notes[witness], ...(form === 1 ? [notes.oldForm] : []), ...(tries > 1 ? [triesNote(tries)] : [])],
  };
}
