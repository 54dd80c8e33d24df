import type { Chance, Seat } from "@serai/kernel";
import type { Memory } from "./memory.ts";
import { COLOURS, tableFor, wholeDeck } from "./parts.ts";
import { NO_REVEAL, type State } from "./state.ts";
import type { View } from "./view.ts";

/**
 * S-4.3: everything but the places of the unseen cards is known. A rival's unseen cards are dealt at random to what it
 * has laid face down, its hand and its deck; the seat's own to its deck.
 */
export function sample(view: View, memory: Memory, chance: Chance): State {
  const state: State = {
    options: view.options,
    players: view.players,
    step: view.step,
    round: view.round,
    turn: view.turn,
    start: view.start,
    bag: [...memory.bag],
    drawn: COLOURS.map((_, colour) => view.drawn.filter((gem) => gem === colour).length),
    shown: [...view.shown],
    laidCards: [],
    laidAt: view.laid.map(({ cushion }) => cushion),
    reveal: view.reveal ?? NO_REVEAL,
    hands: [],
    decks: [],
    played: memory.played.map((cards) => [...cards]),
    gems: memory.gems.map((gems) => [...gems]),
  };
  const unseen = view.seats.map((_, seat) => unseenOf(view, memory, seat, chance));
  for (const { seat, card } of view.laid) state.laidCards.push(card ?? unseen[seat].pop() ?? 0);
  for (let seat = 0; seat < view.players; seat++) {
    const own = seat === view.viewer ? view.hand : undefined;
    const hand = own ? [...own] : unseen[seat].splice(0, view.seats[seat].cardsInHand).sort((a, b) => a - b);
    state.hands.push(hand);
    state.decks.push(unseen[seat]);
  }
  return state;
}

/** The cards of a seat that the viewer has not seen, shuffled. */
function unseenOf(view: View, memory: Memory, seat: Seat, chance: Chance): number[] {
  const cards = wholeDeck(tableFor(view.players));
  const drop = (card: number): void => {
    cards.splice(cards.indexOf(card), 1);
  };
  memory.played[seat].forEach(drop);
  for (const { seat: by, card } of view.laid) if (by === seat && card !== undefined) drop(card);
  if (seat === view.viewer) view.hand?.forEach(drop);
  chance.shuffle(cards);
  return cards;
}
