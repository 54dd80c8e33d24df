import type { AnyGame, GameTypes } from "@serai/kernel";
import type { AnyGamePage } from "@serai/ui/page.ts";
import type { Catalogue } from "@serai/ui/words/catalogue.ts";
import type { GameText } from "@serai/words/game-text";

/** A game as the web app knows it; each part is fetched when wanted. */
export interface PageEntry {
  /** Enough to speak of the game before its page is fetched. */
  readonly text: Catalogue<GameText<GameTypes>>;
  /** What its page says beyond that. */
  readonly words?: Catalogue<unknown>;
  page(): Promise<AnyGamePage>;
  /** The rules, for setting up, replaying or checking a game. */
  rules(): Promise<AnyGame>;
}
