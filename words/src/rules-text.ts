/** The rules of a game for people who want to read them, in one language: short first, then clause by clause. */
export interface RulesText {
  readonly short: ShortRules;
  readonly chapters: readonly Chapter[];
  /** What differs between printed editions, and which one is played here. */
  readonly editions: readonly string[];
}

/** The whole game on one screen. */
export interface ShortRules {
  readonly aim: string;
  /** What one does in a turn, in order. */
  readonly turn: readonly { readonly title: string; readonly text: string }[];
  readonly scoring: readonly string[];
}

export interface Chapter {
  readonly title: string;
  readonly clauses: readonly Clause[];
}

export interface Clause {
  /** "S-2.4": the same in every language, in the code and in the tests. */
  readonly id: string;
  readonly text: string;
  /** What the clause enumerates: cards, buildings. */
  readonly list?: readonly { readonly title: string; readonly text: string }[];
  /** Where the booklet is silent or unclear: what it says, and why it is played so here. */
  readonly ruling?: { readonly booklet: string; readonly why: string };
  /** A drawing beside it: its name among the game's figures. */
  readonly figure?: string;
}
