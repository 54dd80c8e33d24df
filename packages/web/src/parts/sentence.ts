import type { GameTypes } from "@serai/kernel";
import type { GameText, Names } from "@serai/text/game-text";
import { isOfTable } from "../table-event.ts";
import { ui } from "../text/index.ts";

/** What happened, as a sentence: in the game's words, or in the page's where it is not of the game. */
export const sentenceOf = (event: unknown, text: GameText<GameTypes>, names: Names): string | undefined =>
  isOfTable(event) ? ui.text.atTable(event, names) : text.event(event, names);
