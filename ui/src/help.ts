import type { GameTypes, Viewer } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import type { VNode } from "preact";

/** Something on the screen that has a name: `data-piece="cushion:2"` is the kind and which one of it. */
export interface Piece {
  readonly kind: string;
  readonly id: string;
}

export function readPiece(text: string): Piece {
  const [kind, ...id] = text.split(":");
  return { kind, id: id.join(":") };
}

/** What is said about a piece: what it is, what it does now, what it would score. */
export interface Help {
  readonly title: string;
  readonly picture?: VNode;
  /** Where or whose it is. */
  readonly under?: string;
  readonly is: string;
  readonly now?: string | undefined;
  readonly you?: Worth | undefined;
  /** Clauses of the rules that say it all: "S-2.4". */
  readonly clauses: readonly string[];
}

/** What a piece would bring the viewer. */
export interface Worth {
  /** In large figures: "+7". */
  readonly points?: string;
  readonly text: string;
  readonly drawing?: VNode;
}

/** A line of the legend. */
export interface Sign {
  readonly picture: VNode;
  readonly title?: string;
  readonly text: string;
  /** Where it is on the screen: a selector of the page. A sign that is not in sight is explained too. */
  readonly at?: string;
}

/** All that help may go by: what is on the viewer's screen. */
export interface HelpContext<T extends GameTypes> {
  readonly view: T["View"];
  readonly viewer: Viewer;
  readonly names: Names;
  /** As seats are titled: the viewer without a name of their own is "you". */
  readonly listed: Names;
  /** The letter on each seat's mark. */
  readonly letters: readonly string[];
}

/** Help with one game in one language; methods for the reason that `GamePage` gives. */
export interface GameHelp<T extends GameTypes> {
  help(piece: Piece, scene: HelpContext<T>): Help | undefined;
  /** Every sign of the game's own that may be on the screen. */
  legend(scene: HelpContext<T>): readonly Sign[];
}

export type AnyGameHelp = GameHelp<GameTypes>;
export type AnyHelpContext = HelpContext<GameTypes>;
