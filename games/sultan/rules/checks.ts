import type { Checks } from "@serai/kernel";
import { layerOf, type Sultan } from "./state.ts";

export const checks: Checks<Sultan> = {
  bounds: { view: 3_000, state: 3_000, actions: 45, moves: 200 },
  /** Exchanges two cards of one seat that the viewer has not seen: laid face down, in hand, or in the deck. */
  exchange(s, viewer, chance) {
    const seat = chance.int(s.players);
    const hidden: { list: number[]; at: number }[] = s.decks[seat].map((_, at) => ({ list: s.decks[seat], at }));
    if (seat !== viewer) {
      for (const at of s.hands[seat].keys()) hidden.push({ list: s.hands[seat], at });
      for (const at of s.laidCards.keys())
        if (layerOf(s.start, at, s.players) === seat) hidden.push({ list: s.laidCards, at });
    }
    if (hidden.length === 0) return;
    const a = hidden[chance.int(hidden.length)];
    const b = hidden[chance.int(hidden.length)];
    const card = a.list[a.at];
    a.list[a.at] = b.list[b.at];
    b.list[b.at] = card;
    s.hands[seat].sort((x, y) => x - y);
  },
};
