import { only, refuse, type Seat, type Step } from "@serai/kernel";
import { cardOf, cushionOf, isLay, lay } from "../actions.ts";
import { tableFor } from "../parts.ts";
import { revealAndAward } from "../reveal.ts";
import { layerOf, NO_REVEAL, type State, type Sultan } from "../state.ts";

/** S-2.2, S-2.3: cards are laid one at a time, face down, from the start seat leftwards. */
export const laying: Step<Sultan> = {
  deciders: (s) => only(layerOf(s.start, s.laidCards.length, s.players)),
  legal(s, seat, into) {
    const { cushions } = tableFor(s.players);
    const taken = closedCushion(s);
    const hand = s.hands[seat];
    for (let i = 0; i < hand.length; i++) {
      if (i > 0 && hand[i] === hand[i - 1]) continue; // equal cards are equal (G-6)
      for (let cushion = 0; cushion < cushions; cushion++) if (cushion !== taken) into.add(lay(hand[i], cushion));
    }
  },
  whyNot(s, seat, action) {
    if (!isLay(action)) return refuse("lay-a-card");
    const { cushions } = tableFor(s.players);
    const cushion = cushionOf(action);
    if (!(cushion < cushions)) return refuse("no-such-cushion", { cushion: cushion + 1, cushions });
    if (!s.hands[seat].includes(cardOf(action))) return refuse("card-not-in-hand", { card: cardOf(action) });
    return refuse("another-cushion", { cushion: cushion + 1 });
  },
  apply(s, seat, action, chance, tell) {
    const card = cardOf(action);
    const cushion = cushionOf(action);
    s.reveal = NO_REVEAL;
    take(s.hands[seat], card);
    s.laidCards.push(card);
    s.laidAt.push(cushion);
    tell?.({ kind: "laid", seat, cushion, card });
    if (s.laidCards.length === s.players * tableFor(s.players).cardsPerTurn) revealAndAward(s, chance, tell);
  },
};

/** S-2.3: the cushion of the seat's first card of this turn, closed to its second; -1 where nothing is closed. */
function closedCushion(s: State): number {
  const first = s.laidAt.length - s.players;
  return first >= 0 && !s.options.doubling ? s.laidAt[first] : -1;
}

function take(hand: number[], card: number): void {
  let i = hand.indexOf(card);
  for (; i < hand.length - 1; i++) hand[i] = hand[i + 1];
  hand.pop();
}

/** The cushion that is closed to the seat which lays next, for the view. */
export const closedTo = (s: State, seat: Seat): number | undefined => {
  const closed = s.step === "laying" && laying.deciders(s) === only(seat) ? closedCushion(s) : -1;
  return closed < 0 ? undefined : closed;
};
