import type { ClubPage, Clubs, Ladder, NewTournament, Opened, Token, TournamentPage } from "@serai/server/http-types";
import { deviceStorage } from "../device/settings.ts";
import { ask } from "../http/api.ts";
import type { LadderKind, LadderLine } from "../people/people-api.ts";

export type { ClubPage, NewTournament, TournamentPage } from "@serai/server/http-types";
export type ClubLine = Clubs["clubs"][number];

export const myClubs = async (): Promise<readonly ClubLine[]> => (await ask<Clubs>("GET", "/api/clubs")).clubs;

/** The server shows the link's token once; this device keeps it for its owner to hand on. */
const keepToken = (club: string, token: string): void => deviceStorage.set(`club.${club}`, token);
export const tokenOf = (club: string): string | undefined => deviceStorage.get(`club.${club}`);

export async function foundClub(name: string): Promise<string> {
  const { id, token } = await ask<Pick<Opened, "id"> & Token>("POST", "/api/clubs", { name });
  keepToken(id, token);
  return id;
}

export async function renewLink(club: string): Promise<void> {
  keepToken(club, (await ask<Token>("POST", `/api/clubs/${club}/link`)).token);
}

export const joinClub = async (token: string): Promise<string> =>
  (await ask<Pick<Opened, "id">>("POST", "/api/clubs/join", { token })).id;

export const club = (id: string): Promise<ClubPage> => ask("GET", `/api/clubs/${id}`);

/** The link they came by ends too; the new one is kept here like any other. */
export async function removeMember(club: string, tag: string): Promise<void> {
  keepToken(club, (await ask<Token>("DELETE", `/api/clubs/${club}/members/${tag}`)).token);
}

export const leaveClub = (id: string): Promise<void> => ask("POST", `/api/clubs/${id}/leave`);

export const clubLadder = async (id: string, { game, players }: LadderKind): Promise<readonly LadderLine[]> =>
  (await ask<Ladder>("GET", `/api/clubs/${id}/ladder/${game}/${players}`)).entries;

export const beginTournament = async (id: string, wanted: NewTournament): Promise<string> =>
  (await ask<Pick<Opened, "id">>("POST", `/api/clubs/${id}/tournaments`, wanted)).id;

export const tournament = (id: string): Promise<TournamentPage> => ask("GET", `/api/tournaments/${id}`);
