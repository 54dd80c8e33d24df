import type { ActionList, Seat } from "@serai/kernel";
import { defaultKnowledge } from "@serai/search/defaults";
import {
  cardOf,
  colourOf,
  cushionOf,
  isLay,
  lay,
  ROUNDS,
  type State,
  type Sultan,
  sultan,
  tableFor,
} from "../rules/index.ts";
import { LayEvaluation, worthOfGem } from "./lay-evaluation.ts";

/** How sharply weights follow the evaluation, a point. */
const SHARPNESS = 0.7;

const evaluation = new LayEvaluation();

function weighLays(s: State, seat: Seat, actions: ActionList, into: Float64Array): void {
  evaluation.prepare(s, seat, s.laidAt.length);
  const hand = s.hands[seat];
  const others = hand.length > tableFor(s.players).cardsPerTurn ? hand.length - 1 : Number.POSITIVE_INFINITY;
  for (let i = 0; i < actions.count; i++) {
    const card = cardOf(actions.at(i));
    const worth = evaluation.worth(card, cushionOf(actions.at(i)), below(hand, card) / others);
    into[i] = Math.exp(SHARPNESS * worth);
  }
}

function below(cards: readonly number[], card: number): number {
  let count = 0;
  for (let i = 0; i < cards.length; i++) if (cards[i] < card) count++;
  return count;
}

/** All but the evaluation, which is a network's (`knowledge.ts`). */
export const policy = defaultKnowledge<Sultan>({
  seats: (s) => s.players,
  // S-2.2: where a card lies is public, its value is not.
  shown: (action) => (isLay(action) ? cushionOf(action) : 3 + colourOf(action)),
  weigh(s, seat, actions, into) {
    if (s.step === "laying") weighLays(s, seat, actions, into);
    else
      for (let i = 0; i < actions.count; i++)
        into[i] = Math.exp(-SHARPNESS * worthOfGem(s, seat, colourOf(actions.at(i))));
  },
  progress(s) {
    const { turns } = tableFor(s.players);
    return s.step === "over" ? ROUNDS * turns : s.round * turns + s.turn;
  },
  recall: ({ bag, gems, played }) => ({ bag, gems, played }),
  observe: ({ round, turn, start, drawn, shown, hands, bag, gems, played }, seat) => ({
    round,
    turn,
    start,
    drawn,
    shown,
    hand: hands[seat],
    bag,
    gems,
    played,
  }),
  margin: 12,
  trait: (s, action) => (isLay(action) ? s.shown[cushionOf(action)] : colourOf(action)),
  /** Cushions with the same gem and no card are one. */
  sameAs(s, action) {
    if (!isLay(action)) return action;
    const cushion = cushionOf(action);
    if (s.laidAt.includes(cushion)) return action;
    const first = s.shown.findIndex((gem, other) => gem === s.shown[cushion] && !s.laidAt.includes(other));
    return lay(cardOf(action), first);
  },
  secretChoices(s, viewer, tell) {
    const before = sultan.clone(s);
    for (let k = s.laidAt.length - 1; k >= 0; k--) {
      const by = (s.start + k) % s.players;
      const card = before.laidCards.pop() ?? 0;
      const cushion = before.laidAt.pop() ?? 0;
      before.hands[by].push(card);
      before.hands[by].sort((a, b) => a - b);
      if (by !== viewer) tell(before, by, lay(card, cushion));
    }
  },
});
