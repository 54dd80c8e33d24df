import type { Seat } from "@serai/kernel";
import { type Style, styleAt } from "@serai/search/search/style";
import { isFrozen } from "./frozen.ts";
import { HAS_STYLES } from "./generated/styles.ts";

/** How the Master at that seat chooses among moves that are about as good; `undefined` where its game has no styles. */
export const styleOfMaster = (
  { id, game, rules }: { readonly id: string; readonly game: string; readonly rules: number },
  seat: Seat,
): Exclude<Style, "even"> | undefined => (HAS_STYLES[game] && !isFrozen(game, rules) ? styleAt(id, seat) : undefined);
