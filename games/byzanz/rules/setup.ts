import { type Chance, leftOf, NOBODY, type OptionsOf, type Tell } from "@serai/kernel";
import { put, spread } from "./cards.ts";
import type { Event } from "./events.ts";
import { beginRound } from "./lots.ts";
import { CARDS, type Card, COPIES, cardsPerRound, DEALT, type OPTIONS, tableFor } from "./parts.ts";
import type { State } from "./state.ts";

const DECK: readonly Card[] = spread(COPIES);

/** A table before anything is dealt, and without a pile. */
export function emptyTable(options: OptionsOf<typeof OPTIONS>, players: number): State {
  const bySeat = <X>(make: () => X): X[] => Array.from({ length: players }, make);
  return {
    options,
    players,
    step: "bidding",
    round: 0,
    asked: -1,
    opener: -1,
    bidders: NOBODY,
    highest: 0,
    won: 0,
    picks: 0,
    done: NOBODY,
    pile: [],
    lot: [],
    market: Array<number>(CARDS).fill(0),
    hands: bySeat(() => []),
    laid: bySeat(() => []),
    lotCards: bySeat(() => 0),
    scored: bySeat(() => []),
    discarded: bySeat(() => 0),
    last: { seat: -1, action: -1, sales: [], lots: [] },
  };
}

export function setup(options: OptionsOf<typeof OPTIONS>, players: number, chance: Chance, tell?: Tell<Event>): State {
  const state = emptyTable(options, players);
  state.pile.push(...DECK);
  deal(state, chance, tell);
  const dealer = chance.int(players);
  beginRound(state, leftOf(dealer, players), tell); // B-1.4
  return state;
}

/** B-1.2, B-1.3: four cards to each seat, then some out of the game unseen; the rest is the pile. */
function deal({ pile, hands, players, options }: State, chance: Chance, tell?: Tell<Event>): void {
  chance.shuffle(pile);
  for (let seat = 0; seat < players; seat++) {
    for (const card of pile.splice(-DEALT)) put(hands[seat], card);
    tell?.({ kind: "dealt", seat, cards: [...hands[seat]] });
  }
  const table = tableFor(players);
  pile.length -= table.removed + options.shorter * cardsPerRound(table);
}
