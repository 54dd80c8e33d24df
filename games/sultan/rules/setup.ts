import type { Chance, OptionsOf, Tell } from "@serai/kernel";
import type { Event } from "./events.ts";
import { COLOURS, IN_BAG, type OPTIONS, tableFor, wholeDeck } from "./parts.ts";
import { NO_REVEAL, type State } from "./state.ts";
import { drawGems } from "./steps/offering.ts";

export function setup(options: OptionsOf<typeof OPTIONS>, players: number, chance: Chance, tell?: Tell<Event>): State {
  // A plain loop: Array.from would cost a fifth of a random game.
  const bySeat = <X>(make: () => X): X[] => {
    const made: X[] = [];
    for (let seat = 0; seat < players; seat++) made.push(make());
    return made;
  };
  const state: State = {
    options,
    players,
    step: "offering",
    round: 0,
    turn: 0,
    start: chance.int(players), // S-1.3
    bag: [...IN_BAG],
    drawn: COLOURS.map(() => 0),
    shown: [],
    laidCards: [],
    laidAt: [],
    reveal: NO_REVEAL,
    hands: bySeat(() => []),
    decks: bySeat(() => shuffledDeck(players, chance)),
    played: bySeat(() => []),
    gems: bySeat(() => COLOURS.map(() => 0)),
  };
  beginRound(state, chance, tell);
  return state;
}

/** S-1.2: every deck is shuffled, its order known to nobody. */
function shuffledDeck(players: number, chance: Chance): number[] {
  const deck = wholeDeck(tableFor(players));
  chance.shuffle(deck);
  return deck;
}

/** S-1.2: a round begins with drawing a full hand. */
export function beginRound(state: State, chance: Chance, tell?: Tell<Event>): void {
  tell?.({ kind: "round", round: state.round });
  const size = tableFor(state.players).hand;
  for (let seat = 0; seat < state.players; seat++) {
    const hand = state.hands[seat];
    const deck = state.decks[seat];
    for (let i = 0; i < size; i++) insert(hand, deck.pop() ?? 0);
    tell?.({ kind: "dealt", seat, cards: [...hand] });
  }
  drawGems(state, chance, tell);
}

function insert(ascending: number[], card: number): void {
  let i = ascending.length;
  for (; i > 0 && ascending[i - 1] > card; i--) ascending[i] = ascending[i - 1];
  ascending[i] = card;
}
