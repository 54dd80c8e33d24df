import type { GameTypes, Viewer } from "@serai/kernel";
import type { GameText, Names } from "@serai/words/game-text";
import { sayYou, withYou } from "@serai/words/you";
import { isOfTable } from "../table/table-event.ts";
import { ui } from "../text/index.ts";

/** What happened, as a sentence told to the viewer: in the game's words, or in the page's where it is not of the game. */
export function sentenceOf(
  event: unknown,
  text: GameText<GameTypes>,
  names: Names,
  viewer: Viewer,
): string | undefined {
  const called = withYou(names, viewer);
  const sentence = isOfTable(event) ? ui.text.atTable(event, called) : text.event(event, called);
  return sentence && sayYou(sentence, ui.text.youAlone);
}
