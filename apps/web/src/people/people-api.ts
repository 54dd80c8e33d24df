import { ask } from "../api.ts";

/** Somebody as everybody may know them: a person by their tag, or a bot as itself. */
export interface Known {
  readonly name: string;
  readonly tag?: string;
  readonly bot?: string;
}

/** A game with so many players: what is compared with each other. */
export interface Kind {
  readonly game: string;
  readonly players: number;
}

export interface Rated {
  readonly rating: number;
  readonly games: number;
}

export type LadderLine = Known & Rated;

export interface PlayerPage extends Known {
  readonly ratings: readonly (Kind & Rated & { readonly place: number })[];
  /** The newest first; `table` on one's own page only. */
  readonly results: readonly (Kind & {
    readonly rated: boolean;
    readonly at: number;
    readonly score: number;
    readonly rank: number;
    readonly table?: string;
  })[];
  readonly finishes: readonly (Kind & { readonly rank: number; readonly games: number })[];
  readonly plans: readonly { readonly game: string; readonly source: string; readonly points: number }[];
  readonly against: readonly (Known & {
    readonly game: string;
    readonly wins: number;
    readonly losses: number;
    readonly draws: number;
  })[];
}

export const ladder = async ({ game, players }: Kind): Promise<readonly LadderLine[]> =>
  (await ask<{ readonly entries: readonly LadderLine[] }>("GET", `/api/ladder/${game}/${players}`)).entries;

export const person = (tag: string): Promise<PlayerPage> => ask("GET", `/api/people/${tag}`);
export const bot = (id: string): Promise<PlayerPage> => ask("GET", `/api/bots/${id}`);
