import { type Checks, has } from "@serai/kernel";
import type { Goofspiel } from "./game.ts";

export const checks: Checks<Goofspiel> = {
  bounds: { view: 1_000, state: 1_000, actions: 13, moves: 52 },
  /** Exchanges two coming prizes, or a rival's secret bid with a card it holds. */
  exchange(s, viewer, chance) {
    const seat = chance.int(s.seats + 1);
    if (seat === s.seats) {
      if (s.prizes.length > 1) s.prizes.unshift(...s.prizes.splice(1, 1 + chance.int(s.prizes.length - 1)));
      return;
    }
    const card = 1 + chance.int(13);
    if (seat === viewer || s.bids[seat] === 0 || !has(s.hands[seat], card)) return;
    s.hands[seat] ^= (1 << card) | (1 << s.bids[seat]);
    s.bids[seat] = card;
  },
};
