import { randomUUID } from "node:crypto";
import { nameHashOf } from "@serai/kernel";
import { ANONYMOUS, NOBODY } from "../store/own-data.ts";
import type { Place, StoredTable } from "../store/store.ts";

/** A place that somebody has left before the start. */
export const freedPlace = ({ keptFor }: Place): Place => ({ kind: "person", ...(keptFor && { keptFor }) });

/** A table as it is without somebody: their seat has no name, what they added to the luck stays to be checked. */
export function withoutPerson({ places, owner }: StoredTable, person: string): { places: Place[]; owner: string } {
  // The same within one table, so that its standings still add up, and nowhere else.
  const nobody = { person: `gone:${randomUUID()}`, name: ANONYMOUS, tag: "0".repeat(16) };
  const left = places.map(({ keptFor, ...place }): Place => {
    const kept = keptFor?.person === person ? nobody : keptFor;
    if (place.person !== person) return { ...place, ...(kept && { keptFor: kept }) };
    const { person: _person, tag: _tag, salt, name, ...rest } = place;
    // The key of the game follows from the hash of the name: it stays, and without its salt it tells nothing.
    const nameHash = salt === undefined || name === undefined ? undefined : nameHashOf(name, salt);
    return { ...rest, name: ANONYMOUS, ...(nameHash && { nameHash }), ...(kept && { keptFor: kept }) };
  });
  const heir = places.find((place) => place.person !== undefined && place.person !== person)?.person;
  return { places: left, owner: owner === person ? (heir ?? NOBODY) : owner };
}
