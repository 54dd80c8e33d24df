import type { OptionValues } from "@serai/kernel";
import type { Gathering } from "@serai/table";
import { ask, type TableLine } from "../api.ts";
import type { Kind, LadderLine } from "../people/people-api.ts";
import { memory } from "../settings.ts";
import type { TournamentKind } from "../text/clubs/clubs-text.ts";

export interface ClubLine {
  readonly id: string;
  readonly name: string;
}

interface Member {
  readonly name: string;
  readonly tag: string;
}

export interface ClubPage extends ClubLine {
  readonly owner: boolean;
  readonly members: readonly (Member & { readonly owner: boolean })[];
  readonly invitations: readonly Gathering[];
  readonly tables: readonly TableLine[];
  readonly tournaments: readonly (ClubLine & { readonly status: "running" | "over" })[];
}

export interface TournamentPage extends ClubLine, Kind {
  readonly club: string;
  readonly kind: TournamentKind;
  readonly options: OptionValues;
  readonly hours: number;
  readonly stage: number;
  readonly status: "running" | "over";
  readonly tables: readonly (Pool & {
    readonly id: string;
    readonly status: TableLine["status"];
    readonly seats: readonly (Member & { readonly rank?: number })[];
  })[];
  readonly standings: readonly (Pool & { readonly scores: readonly Standing[] })[];
}

/** People who play among themselves in one stage. */
interface Pool {
  readonly stage: number;
  readonly pool: number;
}

interface Standing extends Member {
  readonly points: number;
  readonly games: number;
  readonly wins: number;
}

export interface NewTournament extends Kind {
  readonly name: string;
  readonly kind: TournamentKind;
  readonly options: OptionValues;
  readonly hours: number;
  readonly people: readonly string[];
}

export const myClubs = async (): Promise<readonly ClubLine[]> =>
  (await ask<{ readonly clubs: readonly ClubLine[] }>("GET", "/api/clubs")).clubs;

/** The server shows the link's token once; this device keeps it for its owner to hand on. */
const keepToken = (club: string, token: string): void => memory.set(`club.${club}`, token);
export const tokenOf = (club: string): string | undefined => memory.get(`club.${club}`);

export async function foundClub(name: string): Promise<string> {
  const { id, token } = await ask<{ readonly id: string; readonly token: string }>("POST", "/api/clubs", { name });
  keepToken(id, token);
  return id;
}

export async function renewLink(club: string): Promise<void> {
  keepToken(club, (await ask<{ readonly token: string }>("POST", `/api/clubs/${club}/link`)).token);
}

export const joinClub = async (token: string): Promise<string> =>
  (await ask<{ readonly id: string }>("POST", "/api/clubs/join", { token })).id;

export const club = (id: string): Promise<ClubPage> => ask("GET", `/api/clubs/${id}`);
export const leaveClub = (id: string): Promise<void> => ask("POST", `/api/clubs/${id}/leave`);

export const clubLadder = async (id: string, { game, players }: Kind): Promise<readonly LadderLine[]> =>
  (await ask<{ readonly entries: readonly LadderLine[] }>("GET", `/api/clubs/${id}/ladder/${game}/${players}`)).entries;

export const beginTournament = async (id: string, wanted: NewTournament): Promise<string> =>
  (await ask<{ readonly id: string }>("POST", `/api/clubs/${id}/tournaments`, wanted)).id;

export const tournament = (id: string): Promise<TournamentPage> => ask("GET", `/api/tournaments/${id}`);
