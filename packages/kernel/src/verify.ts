import { keyToHex } from "./chance.ts";
import { commitmentTo, keyOf } from "./fair.ts";
import type { Game, GameTypes } from "./game.ts";
import { type GameRecord, replay } from "./record.ts";

/** What a record proves, one claim after the other. */
export interface Verdict {
  /** The secret shown at the end is the one promised before the start. */
  readonly promise: boolean;
  /** The key follows from the secret, everybody's bytes and the table's id: nobody alone chose the luck. */
  readonly key: boolean;
  /** Every action was legal, with the luck that the key gives. */
  readonly actions: boolean;
  /** The recorded result is the one the rules give. */
  readonly result: boolean;
}

/** Checks a record of a fair start. A record without one has no promise to keep, and fails the first two claims. */
export function verify<T extends GameTypes>(game: Game<T>, record: GameRecord): Verdict {
  const { fair, commitment, key } = record;
  const { differences } = replay(game, record);
  return {
    promise: fair !== undefined && commitmentTo(fair.secret) === commitment,
    key: fair !== undefined && keyToHex(keyOf(fair)) === key,
    actions: !differences.some(({ kind }) => kind === "refused"),
    result: !differences.some(({ kind }) => kind === "result"),
  };
}
