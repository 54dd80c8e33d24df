import type { Chance } from "../chance.ts";
import type { GameTypes } from "../game.ts";
import type { Viewer } from "../seats.ts";

/** What the checks that serve every game need to be told about one. */
export interface Checks<T extends GameTypes> {
  readonly bounds: {
    /** Bytes of JSON. */
    readonly view: number;
    readonly state: number;
    /** Legal actions of one seat at one time. */
    readonly actions: number;
    /** Moves from the set-up to the end. */
    readonly moves: number;
  };
  /**
   * Exchanges, in place, two things that the viewer cannot tell apart (a rival's card in hand and one still in its
   * deck, say), and as little else as it can: the smaller the exchange, the more often its traces can be compared.
   * Does nothing where there is nothing to exchange; a game without secrets has no such function.
   */
  exchange?(state: T["State"], viewer: Viewer, chance: Chance): void;
}
