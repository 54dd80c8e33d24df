import type { GameTypes, Seat, Viewer } from "@serai/kernel";
import type { GameText, Names } from "@serai/words/game-text";
import { isOfTable } from "../table/table-event.ts";
import { ui } from "../text/index.ts";

/** Stands for the viewer until it is known where in the sentence it is: no name has it. */
const YOU = "\uE000";

/**
 * What happened, as a sentence: in the game's words, or in the page's where it is not of the game. The viewer is "you" where
 * the language's verbs allow it.
 */
export function sentenceOf(
  event: unknown,
  text: GameText<GameTypes>,
  names: Names,
  viewer: Viewer,
): string | undefined {
  if (isOfTable(event)) return ui.text.atTable(event, names);
  const { youInLog: you } = ui.text;
  if (you === undefined) return text.event(event, names);
  const sentence = text.event(event, (seat: Seat) => (seat === viewer ? YOU : names(seat)));
  return sentence
    ?.replaceAll(new RegExp(`(^|[.!?] )${YOU}`, "g"), (_, before: string) => `${before}${you}`)
    .replaceAll(YOU, you.toLocaleLowerCase());
}
