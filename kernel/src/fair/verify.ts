import type { AnyGame, GameTypes } from "../game.ts";
import { keyToHex } from "../keyed-chance.ts";
import { type GameRecord, replay } from "../record.ts";
import { commitmentTo, type FairStart, keyOf, seatingOf } from "./fair.ts";
import { compareWithSeen, type SeenClaim, type SeenStart, wasPresent } from "./seen.ts";

/** What can be checked, one claim after the other. */
export type Claim =
  /** The secret fits the hash that the record says was shown before the start. */
  | "promise"
  /** The key follows from the secret, every nonce and, in form 2, everything that was agreed. */
  | "key"
  /** Everybody sat where the lot or the order of sitting down says. */
  | "seats"
  /** Every action was legal, with the luck that the key gives. */
  | "actions"
  /** The recorded result is the one the rules give. */
  | "result"
  /** The last view that the device was shown is the one the record ends with. */
  | "seen-end"
  | SeenClaim;

export interface Finding {
  readonly claim: Claim;
  readonly holds: boolean;
}

export interface Verification {
  readonly findings: readonly Finding[];
  readonly holds: boolean;
  /** How the key was made; `undefined` where the record does not tell. */
  readonly form: 1 | 2 | undefined;
  /** How many starts were tried, where the record tells. */
  readonly tries: number | undefined;
  /**
   * What the device's own check is worth. `present`: its nonce was unknown until everybody else's was fixed, so nobody
   * chose the deal. `away`: its nonce was known earlier. `none`: nothing was kept, the record is compared with itself.
   */
  readonly witness: "present" | "away" | "none";
}

export interface Evidence {
  /** What the device kept from the start. */
  readonly seen?: SeenStart | undefined;
  /** The last view the device was shown, and of which seat. */
  readonly end?: { readonly seat: number; readonly view: unknown } | undefined;
}

/** Checks a record, against what a device kept where there is such. */
export function verify(game: AnyGame, record: GameRecord, { seen, end }: Evidence = {}): Verification {
  const { fair, commitment } = record;
  const { differences, match } = replay<GameTypes>(game, record);
  const fair2 = fair !== undefined && "form" in fair ? fair : undefined;
  const findings: Finding[] = [
    { claim: "promise", holds: fair !== undefined && commitmentTo(fair.secret) === commitment },
    { claim: "key", holds: fair !== undefined && isKeyOf(record, fair) },
    ...(fair2 ? [{ claim: "seats" as const, holds: sitsAsDrawn(record, fair2) }] : []),
    { claim: "actions", holds: !differences.some(({ kind }) => kind === "refused") },
    { claim: "result", holds: !differences.some(({ kind }) => kind === "result") },
    ...(seen ? compareWithSeen(game, record, seen) : []),
    ...(end
      ? [
          {
            claim: "seen-end" as const,
            holds: JSON.stringify(game.view(match.state, end.seat)) === JSON.stringify(end.view),
          },
        ]
      : []),
  ];
  const isWitness = seen !== undefined && fair2 !== undefined && wasPresent(seen, fair2);
  return {
    findings,
    holds: findings.every(({ holds }) => holds),
    form: fair2 ? 2 : fair ? 1 : undefined,
    tries: fair2?.tries,
    witness: seen === undefined ? "none" : isWitness ? "present" : "away",
  };
}

const isKeyOf = (record: GameRecord, fair: FairStart): boolean => keyToHex(keyOf(record, fair)) === record.key;

function sitsAsDrawn(record: GameRecord, fair: Extract<FairStart, { form: 2 }>): boolean {
  const { places, seating } = fair;
  if (places.length !== record.seats.length) return false;
  const order = seating === "random" ? seatingOf(keyOf(record, fair), places.length) : [...places.keys()];
  return places.every((place, i) => !("name" in place) || record.seats[order[i]] === place.name);
}
