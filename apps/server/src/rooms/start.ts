import { randomBytes } from "node:crypto";
import {
  commitmentTo,
  type FairPlace,
  type FairStart,
  has,
  keyOf,
  optionsStillOffered,
  type Seat,
  seatingOf,
} from "@serai/kernel";
import type { Clock, Gathering, SeatInfo, TableStart } from "@serai/table";
import type { Games } from "../games/registry.ts";
import { LIMITS } from "../limits.ts";
import { isRated, type OwnTable, type Place, type Seating, type Status, type StoredTable } from "../store/store.ts";
import { freedPlace } from "./anonymous.ts";

/** What a person contributes to the key of the game: a hash, whose nonce is revealed when everybody else's is here too, or the nonce at once. */
export type Contribution = { readonly commitment: string } | { readonly nonce: string };

/** A place somebody has sat down at. */
export function takenPlace(
  { keptFor }: Place,
  { person, tag, name }: { readonly person: string; readonly tag: string; readonly name: string },
  contribution: Contribution,
): Place {
  const commitment = "nonce" in contribution ? commitmentTo(contribution.nonce) : contribution.commitment;
  return {
    kind: "person",
    name,
    person,
    tag,
    ...contribution,
    commitment,
    ...(keptFor && { keptFor }),
    salt: newSalt(),
  };
}

const newSalt = (): string => randomBytes(16).toString("hex");

/** How long players have to reveal. Those who went away have done so: by mail this is for pages that were cut off. */
export const revealTime = ({ kind }: Clock): number => (kind === "mail" ? LIMITS.revealByMail : LIMITS.reveal);

/** The table with these places. When the last one is taken a start is tried; when one is free again it has failed. */
export function withPlaces(table: StoredTable, places: readonly Place[], now: number): Seating {
  const { tries, revealBy, clock } = table;
  if (!isFull({ places })) return { places, tries };
  if (revealBy !== undefined) return { places, tries, revealBy };
  return { places: places.map(fitToStart), tries: tries + 1, revealBy: now + revealTime(clock) };
}

/** Players who sat down before nonces were hashed have revealed theirs. */
function fitToStart(place: Place): Place {
  if (place.kind === "bot" || place.nonce === undefined) return place;
  return { salt: newSalt(), commitment: commitmentTo(place.nonce), ...place };
}

export const isRevealed = ({ places }: Pick<StoredTable, "places">): boolean =>
  places.every(({ kind, nonce }) => kind === "bot" || nonce !== undefined);

/** Players who did not reveal lose their places, as if they had stood up. */
export const withoutUnrevealed = (places: readonly Place[]): Place[] =>
  places.map((place) => (isRevealed({ places: [place] }) ? place : freedPlace(place)));

/** Everybody has sat down: who gets which seat, by lot or as they came. */
export function withSeats(table: StoredTable): Place[] {
  const seats = table.places.map((_, place) => place);
  const order = table.seating === "random" ? seatingOf(keyOf(table, fairOf(table)), seats.length) : seats;
  return table.places.map((place, i) => ({ ...place, seat: order[i] }));
}

function fairOf({ id: table, secret, seating, tries, places }: StoredTable): FairStart {
  if (tries > 0) return { form: 2, table, secret, seating, tries, places: places.map(fairPlaceOf) };
  return { table, secret, nonces: places.flatMap(({ nonce }) => (nonce === undefined ? [] : [nonce])) };
}

function fairPlaceOf({ kind, bot = "", name = "", nonce = "", salt = "", nameHash }: Place): FairPlace {
  if (kind === "bot") return { kind, bot, name };
  return nameHash === undefined ? { kind, name, salt, nonce } : { kind, nameHash, nonce };
}

/** Where a person may sit down: a place kept for them, else one kept for nobody; −1 where there is none. */
export function placeFor(places: readonly Place[], person: string | undefined): number {
  const isFree = ({ kind, name }: Place): boolean => kind === "person" && name === undefined;
  const kept = places.findIndex((place) => isFree(place) && place.keptFor?.person === person);
  return kept >= 0 ? kept : places.findIndex((place) => isFree(place) && place.keptFor === undefined);
}

export const isFull = ({ places }: Pick<StoredTable, "places">): boolean =>
  places.every(({ name }) => name !== undefined);

const bySeat = ({ places }: StoredTable): Place[] => [...places].sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));

/** What the game is made from, once everybody has a seat. */
export const startOf = (table: StoredTable): TableStart => ({
  id: table.id,
  game: table.game,
  rules: table.rules,
  options: table.options,
  seats: bySeat(table).map(
    ({ kind, name, bot, tag }): SeatInfo => ({
      kind,
      name: name ?? "?",
      ...(bot !== undefined && { bot }),
      ...(tag !== undefined && { tag }),
    }),
  ),
  clock: table.clock,
  rated: isRated(table.places, table.rated),
  commitment: table.commitment,
  fair: fairOf(table),
  at: table.began ?? table.at,
  ...(isDeserted(table) && { deserted: true }),
});

/** Everybody who sat there has asked to be forgotten: nobody can come back. */
export const isDeserted = ({ places }: Pick<StoredTable, "places">): boolean =>
  places.every(({ person }) => person === undefined);

/** The seat of a person; `undefined` for somebody who only watches. */
export const seatOf = ({ places }: StoredTable, person: string | undefined): Seat | undefined =>
  person === undefined ? undefined : places.find((place) => place.person === person)?.seat;

/** How a table is shown to stand: a running game whose rules are not here waits for them, and goes on once they are. */
export const shownStatus = ({ status, game, rules }: StoredTable, games: Games): Status | "waiting" =>
  status === "playing" && !games.has(game, rules) ? "waiting" : status;

/** A table in a list, as one person sees it. */
export function listedFor(table: OwnTable, person: string | undefined, games: Games) {
  const { id, game, options, clock, updated, outcome } = table;
  const status = shownStatus(table, games);
  const { places, mine } = gatheringFor(table, person);
  const own = seatOf(table, person);
  const isAsked = ({ seat }: Place): boolean => status === "playing" && seat !== undefined && has(table.deciders, seat);
  return {
    id,
    game,
    options,
    clock,
    status,
    updated,
    yourTurn: table.places.some((place, i) => i === mine && isAsked(place)),
    asked: table.places.flatMap((place, i) => (isAsked(place) ? [i] : [])),
    places,
    ...(mine !== undefined && { mine }),
    ...(own !== undefined && { seat: own }),
    ...(outcome && { outcome }),
  };
}

/** Nobody but this person and bots sits there, nor may anybody else yet: it is theirs to end. */
export const isAloneAt = ({ places }: Pick<StoredTable, "places">, person: string): boolean =>
  places.every(({ kind, person: sitter, keptFor }) =>
    kind === "bot" ? true : keptFor === undefined && (sitter === undefined || sitter === person),
  );

/** A table before the start, as one person sees it. */
export function gatheringFor(table: StoredTable, person: string | undefined): Gathering {
  const mine = person === undefined ? -1 : table.places.findIndex((place) => place.person === person);
  return {
    id: table.id,
    game: table.game,
    rules: table.rules,
    options: table.options,
    clock: table.clock,
    commitment: table.commitment,
    seating: table.seating,
    tries: table.tries,
    revealing: table.revealBy !== undefined,
    public: table.public,
    watchers: table.watchers,
    rated: isRated(table.places, table.rated),
    places: table.places.map(({ kind, name, bot, tag, keptFor, commitment, salt, nonce }) => ({
      kind,
      ...(commitment !== undefined && { commitment, revealed: nonce !== undefined }),
      ...(salt !== undefined && { salt }),
      ...(keptFor && { keptFor: { name: keptFor.name, tag: keptFor.tag } }),
      ...(name !== undefined && { name }),
      ...(tag !== undefined && { tag }),
      ...(bot !== undefined && { bot }),
    })),
    ...(mine >= 0 && { mine }),
    canSit: mine < 0 && placeFor(table.places, person) >= 0,
    owner: person === table.owner,
  };
}

/**
 * A game that has not begun is played by the rules of the day; what they no longer offer is as new tables have it. Players who
 * reveal do so for the rules that they were shown.
 */
export function byPresentRules(table: StoredTable, games: Games): StoredTable {
  const isOpen = table.status === "gathering" && table.revealBy === undefined;
  if (!isOpen || !games.versions.some(({ game }) => game === table.game)) return table;
  const { game } = games.present(table.game);
  if (game.rules === table.rules) return table;
  return {
    ...table,
    rules: game.rules,
    options: optionsStillOffered(game.options, table.options, table.places.length),
  };
}
