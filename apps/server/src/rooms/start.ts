import { has, keyOf, type Seat, seatingOf } from "@serai/kernel";
import type { Gathering, SeatInfo, TableStart } from "@serai/table";
import { isRated, type Place, type StoredTable } from "../store/store.ts";

/** Everybody has sat down: who gets which seat, by lot or as they came. */
export function seated(table: StoredTable): Place[] {
  const seats = table.places.map((_, place) => place);
  const order = table.seating === "random" ? seatingOf(keyOf(fairOf(table)), seats.length) : seats;
  return table.places.map((place, i) => ({ ...place, seat: order[i] }));
}

const fairOf = ({ id, secret, places }: StoredTable) => ({
  table: id,
  secret,
  nonces: places.flatMap(({ nonce }) => (nonce === undefined ? [] : [nonce])),
});

/** Where a person may sit down: a place kept for them, else one kept for nobody; −1 where there is none. */
export function placeFor(places: readonly Place[], person: string | undefined): number {
  const isFree = ({ kind, name }: Place): boolean => kind === "person" && name === undefined;
  const kept = places.findIndex((place) => isFree(place) && place.keptFor?.person === person);
  return kept >= 0 ? kept : places.findIndex((place) => isFree(place) && place.keptFor === undefined);
}

export const isFull = ({ places }: StoredTable): boolean => places.every(({ name }) => name !== undefined);

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

/** A table in a list, as one person sees it. */
export function listedFor(table: StoredTable, person: string | undefined) {
  const { id, game, options, clock, status, updated } = table;
  const seat = seatOf(table, person);
  const yourTurn = status === "playing" && seat !== undefined && has(table.deciders, seat);
  return { id, game, options, clock, status, updated, yourTurn, places: gatheringFor(table, undefined).places };
}

/** A table before the start, as one person sees it. */
export function gatheringFor(table: StoredTable, person: string | undefined): Gathering {
  const mine = person === undefined ? -1 : table.places.findIndex((place) => place.person === person);
  return {
    id: table.id,
    game: table.game,
    options: table.options,
    clock: table.clock,
    commitment: table.commitment,
    public: table.public,
    watchers: table.watchers,
    rated: isRated(table.places, table.rated),
    places: table.places.map(({ kind, name, bot, tag, keptFor }) => ({
      kind,
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
