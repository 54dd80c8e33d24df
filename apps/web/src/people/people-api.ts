import type { Ladder, PlayerPage } from "@serai/server/http-types";
import { ask } from "../http/api.ts";

export type { PlayerPage } from "@serai/server/http-types";

/** Somebody as everybody may know them: a person by their tag, or a bot as itself. */
export interface PublicPlayer {
  readonly name: string;
  readonly tag?: string;
  readonly bot?: string;
}

/** A game with so many players: what is compared with each other. */
export interface LadderKind {
  readonly game: string;
  readonly players: number;
}

export type LadderLine = Ladder["entries"][number];

export const ladder = async ({ game, players }: LadderKind): Promise<readonly LadderLine[]> =>
  (await ask<Ladder>("GET", `/api/ladder/${game}/${players}`)).entries;

export const person = (tag: string): Promise<PlayerPage> => ask("GET", `/api/people/${tag}`);
export const bot = (id: string): Promise<PlayerPage> => ask("GET", `/api/bots/${id}`);
