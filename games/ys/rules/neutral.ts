import { COLOURS, type Colour, type Gem, hasNeutral, NEUTRAL, WHITE } from "./parts.ts";
import type { State } from "./state.ts";

/*
 * Y-5.6: the neutral of the two-player game decides nothing; these rules decide for it.
 */

export const isNeutral = (s: State, side: number): boolean => side === NEUTRAL && hasNeutral(s.players);

/** The colour priced highest, ties leftmost. */
export function dearest(s: State): Colour {
  let best = 0;
  for (let colour = 1; colour < COLOURS.length; colour++) if (s.prices[colour] > s.prices[best]) best = colour;
  return best;
}

/** The gem it picks from the ship: white before all, then the highest-priced colour aboard. */
export function neutralPick(s: State): Gem {
  if (s.cargo[WHITE] > 0) return WHITE;
  let best = -1;
  for (let colour = 0; colour < COLOURS.length; colour++)
    if (s.cargo[colour] > 0 && (best < 0 || s.prices[colour] > s.prices[best])) best = colour;
  return best;
}

/** The colour it raises as top bidder: the one it owns most of, ties and none leftmost. */
export function mostOwned(s: State): Colour {
  const gems = s.gems[NEUTRAL];
  let most = 0;
  for (let colour = 1; colour < COLOURS.length; colour++) if (gems[colour] > gems[most]) most = colour;
  return most;
}
