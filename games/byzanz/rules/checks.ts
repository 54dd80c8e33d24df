import type { Checks } from "@serai/kernel";
import type { Byzanz } from "./state.ts";

export const checks: Checks<Byzanz> = {
  bounds: { view: 2_500, state: 1_500, actions: 240, moves: 1_000 },
  /** Exchanges two cards that the viewer does not see: in the pile, in a rival's hand, or scored by a rival. */
  exchange(s, viewer, chance) {
    if (s.step === "over") return; // B-6.1: all hands and scored cards are public then
    const places = [s.pile];
    for (let seat = 0; seat < s.players; seat++) {
      if (seat === viewer) continue;
      places.push(s.hands[seat]);
      if (!s.options.openScores) places.push(s.scored[seat]); // B-6.1
    }
    const filled = places.filter((cards) => cards.length > 0);
    if (filled.length === 0) return;
    const a = filled[chance.int(filled.length)];
    const b = filled[chance.int(filled.length)];
    const i = chance.int(a.length);
    const j = chance.int(b.length);
    const card = a[i];
    a[i] = b[j];
    b[j] = card;
    for (const cards of [...s.hands, ...s.scored]) cards.sort((x, y) => x - y);
  },
};
