import { begin, keyFromWords, play } from "@serai/kernel";
import {
  bid,
  byzanz,
  type Card,
  goods,
  KINDS,
  type KindName,
  MERCHANT,
  PASS,
  type State,
  takeKind,
  type View,
} from "../../rules/index.ts";

/** A card by its name: `card("spice", 4)`. */
export const card = (name: KindName, value: number): Card => goods(KINDS.indexOf(name), value);

const started = () => {
  const match = begin(byzanz, {
    options: { shorter: 0, openScores: false },
    seats: 4,
    key: keyFromWords("the rules of Byzanz"),
  });
  const { state } = match;
  state.opener = 0;
  state.asked = 0;
  fill(state.lot, [card("cloth", 1), card("olives", 3), card("spice", 2), card("wine", 1), MERCHANT]);
  fill(state.hands[0], [card("cloth", 2), card("wood", 1), card("grain", 3), MERCHANT]);
  fill(state.hands[1], [card("grain", 1), card("olives", 2), card("spice", 4), MERCHANT]);
  return match;
};

const fill = (cards: Card[], wanted: readonly Card[]): void => {
  cards.splice(0, cards.length, ...wanted);
};

/** The moves of an auction, and the table after each of them as a watcher sees it. */
const AUCTION = [
  [0, bid([card("cloth", 2), card("wood", 1)])],
  [1, bid([card("spice", 4)])],
  [2, PASS],
  [3, PASS],
  [0, bid([card("grain", 3)])],
  [1, PASS],
] as const;

export function auction(): { readonly before: View; readonly after: readonly View[] } {
  const match = started();
  const before = byzanz.view(match.state, "spectator");
  const after = AUCTION.map(([seat, action]) => {
    play(match, seat, action);
    return byzanz.view(match.state, "spectator");
  });
  return { before, after };
}

/** The market after the auctions: before the first pick and after it. */
export function market(): readonly [before: View, after: View] {
  const match = started();
  const { state } = match;
  atMarket(state);
  const before = byzanz.view(state, "spectator");
  play(match, 3, takeKind(KINDS.indexOf("spice")));
  return [before, byzanz.view(state, "spectator")];
}

function atMarket(state: State): void {
  state.step = "picking";
  state.asked = 3;
  state.won = 4;
  state.bidders = 0;
  state.lotCards.splice(0, 4, 5, 4, 3, 2);
  state.lot.length = 0;
  fill(state.hands[3], [card("wood", 2)]);
  for (const one of [
    card("cloth", 2),
    card("wood", 1),
    card("grain", 3),
    card("spice", 2),
    card("spice", 4),
    card("wine", 1),
    MERCHANT,
  ])
    state.market[one]++;
}
