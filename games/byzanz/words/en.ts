import type { RefusalParams } from "@serai/kernel";
import type { GameText, Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Source } from "../rules/index.ts";
import {
  actionKindOf,
  type Byzanz,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  HAND_LIMIT,
  KINDS,
  type Kind,
  kindOf,
  kindTaken,
  pointsOf,
  saleOf,
  scoreOf,
} from "../rules/index.ts";
import type { PageWords } from "./page-words.ts";
import {
  bidWith,
  cardWords,
  isAsked,
  isRaise,
  type KindNames,
  kindNamed,
  limitIn,
  type Tie,
  tiesIn,
  winnersOf,
} from "./shared.ts";
import type { TerminalWords } from "./terminal-words.ts";

export const kinds: KindNames = {
  cloth: "cloth",
  wood: "wood",
  grain: "grain",
  olives: "olives",
  spice: "spice",
  wine: "wine",
  merchant: "merchant",
};

const list = listIn("en");
const merchants = (count: number): string => (count === 1 ? "a merchant" : `${count} merchants`);
export const cards = (all: readonly Card[]): string =>
  list(cardWords(all, (kind, values) => `${kinds[kind]} ${list(values.map(String))}`, merchants));
export const kindWord = (kind: Kind): string => (KINDS[kind] === "merchant" ? "merchants" : kinds[KINDS[kind]]);
const points = (count: number): string => `${count} ${count === 1 ? "point" : "points"}`;
const tie = ({ points: level, seats, by }: Tie, names: Names): string => {
  const held = seats.map(
    ({ seat, goods, cards: all }) => `${names(seat)} (goods in hand ${goods}, cards in hand ${all})`,
  );
  return ` Level on ${level}: ${list(held)}. ${TIE_RULES[by]}`;
};
const TIE_RULES: Readonly<Record<Tie["by"], string>> = {
  goods: "More goods in hand come first.",
  cards: "More cards in hand come first.",
  shared: "They share the place.",
};
const refusedCard = ({ kind, value }: RefusalParams): string =>
  kind === "merchant" ? kinds.merchant : `${kindNamed(kinds, kind)} ${value}`;

const sources: Readonly<Record<Source, string>> = {
  cloth: "Cloth",
  wood: "Wood",
  grain: "Grain",
  olives: "Olives",
  spice: "Spice",
  wine: "Wine",
  merchant: "Merchants",
};

export const text: GameText<Byzanz> = {
  name: "Byzanz",
  tagline: "Your goods are your money, and your money feeds the market where your rivals wait.",
  options: {
    shorter: { label: "Rounds fewer", hint: "The game ends so many rounds early." },
    openScores: { label: "Open scores", hint: "Everybody's points are shown, and the log keeps what was sold." },
  },
  refusals: {
    "bid-or-pass": () => "Now you bid or pass.",
    "bid-too-low": ({ bid, highest }) => `${highest} is on the table; ${bid} does not beat it.`,
    "give-from-the-lot": () => "First choose which card of the lot goes to the market.",
    "card-not-in-lot": (params) => `Not in the lot: ${refusedCard(params)}.`,
    "take-a-kind": () => "Now you take a kind from the market.",
    "kind-not-on-market": ({ kind }) => `Not on the market: ${kindNamed(kinds, kind)}.`,
    "sell-or-discard": ({ over }) => `Your hand is ${over} over the limit: sell or discard.`,
    "sell-or-done": () => "All that is left is to sell, or to say that you are done.",
    "only-sales-now": () => "It is not your turn: all you can do now is sell.",
    "card-not-in-hand": (params) => `Missing from your hand: ${refusedCard(params)}.`,
  },
  prompt(view, names) {
    const own = isAsked(view);
    const others = list(view.asked.map(names));
    switch (view.step) {
      case "bidding":
        if (!own) return `${others} may bid or pass.`;
        return view.highest > 0 ? `Bid more than ${view.highest}, or pass.` : "Open the bidding, or pass.";
      case "giving":
        return own
          ? "Which card of the lot goes to the market? You keep the rest."
          : `${others} is choosing a card of the lot for the market.`;
      case "limit":
        return own
          ? `You hold ${view.hand?.length} cards. Sell or discard until you hold ${HAND_LIMIT} or fewer.`
          : `${others} holds more than ${HAND_LIMIT} cards and has to sell or discard.`;
      case "picking":
        return own ? "Take everything of one kind from the market." : `${others} is choosing from the market.`;
      case "lastSale":
        return own ? "The last sale: sell what you like, then say that you are done." : `Still selling: ${others}.`;
      case "over": {
        const { seats, points: won } = winnersOf(view);
        const winners = list(seats.map(names));
        return seats.length > 1
          ? `A shared win: ${winners}, ${points(won)} each.`
          : `Winner: ${winners}, ${points(won)}.`;
      }
    }
  },
  action(action, view) {
    switch (actionKindOf(action)) {
      case "pass":
        return "Pass";
      case "done":
        return "Done selling";
      case "take": {
        const kind = kindTaken(action);
        return `Take ${kindWord(kind)}: ${cards(view.market.filter((card) => kindOf(card) === kind))}`;
      }
      case "give":
        return `Give ${cards([cardGiven(action)])} to the market`;
      case "discard":
        return `Discard ${cards([cardDiscarded(action)])}`;
      case "sell": {
        const sale = saleOf(action);
        return `Sell ${cards(sale.cards)} for ${pointsOf(sale.kept)}`;
      }
      case "bid":
        return `${isRaise(view) ? "Raise to" : "Bid"} ${bidWith(action, view)}: ${cards(cardsBid(action))}`;
    }
  },
  event(event, names) {
    switch (event.kind) {
      case "round":
        return `Round ${event.round + 1} of ${event.rounds}.`;
      case "dealt":
        return `${names(event.seat)} began with ${cards(event.cards)}.`;
      case "lot":
        return `A lot of ${event.cards.length}: ${cards(event.cards)}. First to bid: ${names(event.opener)}.`;
      case "last-lot":
        return `${names(event.seat)} got the last lot without bidding: ${cards(event.cards)}.`;
      case "bid":
        return `${names(event.seat)} bid ${event.total}, laying ${cards(event.cards)}.`;
      case "passed":
        return event.back.length > 0
          ? `${names(event.seat)} passed and took back ${cards(event.back)}.`
          : `${names(event.seat)} passed.`;
      case "won":
        return `${names(event.seat)} won the lot for ${event.total}. To the market: ${cards(event.paid)}.`;
      case "gave":
        return event.kept.length > 0
          ? `${names(event.seat)} gave ${cards([event.card])} to the market and kept ${cards(event.kept)}.`
          : `${names(event.seat)} gave ${cards([event.card])} to the market.`;
      case "took-all":
        return `Nobody bid: ${names(event.seat)} took the whole lot, ${cards(event.cards)}.`;
      case "picked":
        return `${names(event.seat)} took from the market: ${cards(event.cards)}.`;
      case "found-nothing":
        return `${names(event.seat)} found the market empty.`;
      case "cleared":
        return `Left on the market and out of the game: ${cards(event.cards)}.`;
      case "sold":
        return event.cards === undefined
          ? `${names(event.seat)} sold three cards.`
          : `${names(event.seat)} sold ${cards(event.cards)} for ${event.points}.`;
      case "discarded":
        return event.card === undefined
          ? `${names(event.seat)} discarded a card face down.`
          : `${names(event.seat)} discarded ${cards([event.card])}.`;
      case "done":
        return `${names(event.seat)} finished; whatever could still be sold was sold.`;
      case "counted":
        return `Points: ${event.scored.map((own, seat) => `${names(seat)} ${scoreOf(own)}`).join(", ")}.${tiesIn(event)
          .map((level) => tie(level, names))
          .join("")}`;
    }
  },
  orders(order) {
    const limit = limitIn(order);
    return limit === undefined ? "Pass this lot" : `Pass once the lot costs more than ${limit}`;
  },
  sources,
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  kinds,
  when: (round, rounds) => `Round ${round} of ${rounds}`,
  lot: (size) => `Lot ${size}`,
  ahead: "then",
  market: "Market",
  empty: "empty",
  hand: "Your hand",
  scored: "Your points",
  inHand: (cards) => (cards === 1 ? "1 card" : `${cards} cards`),
  sales: (count) => (count === 1 ? "1 sale" : `${count} sales`),
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  lotCard: (size) => `has lot ${size}`,
  passed: "passed",
  leads: "leads",
  done: "done",
  sold: "sold",
  left: "left in hand",
};

/** What its page says. */
export const page: PageWords = {
  kinds,
  letters: { cloth: "C", wood: "Wo", grain: "G", olives: "O", spice: "S", wine: "Wi", merchant: "M" },
  card: (kind, value) => (kind === "merchant" ? kinds.merchant : `${kinds[kind]} ${value}`),
  status: (round, rounds) => `Round ${round}/${rounds}`,

  lot: (size) => (size === 1 ? "Lot of 1 card" : `Lot of ${size} cards`),
  lotsAhead: "Lots still to come",
  bids: "Bids",
  bid: (name, total, cards) => `${name}: ${total} (${cards.join(", ")})`,
  leads: "leads",
  passed: "passed",
  noBid: "no bid yet",
  market: "Market",
  onMarket: (kind, cards) => (cards.length > 0 ? `${kind}: ${cards.join(", ")}` : `${kind}: none`),
  marketOrder: "Smallest lot picks first",
  stillSelling: "The last sale",
  inOrder: (name, lotCard, isDone) =>
    [name, ...(lotCard > 0 ? [`lot ${lotCard}`] : []), ...(isDone ? ["done"] : [])].join(", "),
  sale: (name, cards, points) => `${name} sold ${cards.join(", ")} for ${points}`,

  cardsInHand: (count) => (count === 1 ? "1 card in hand" : `${count} cards in hand`),
  hasLot: (size) => `won lot ${size}`,
  scored: (count) => (count === 1 ? "1 card scored" : `${count} cards scored`),

  pass: "Pass",
  doneSelling: "Done",
  byKind: "Sort by kind",
  byValue: "Sort by value",
  sales: "What you can sell",
  moreSales: (count) => (count === 1 ? "1 more sale" : `${count} more sales`),
  fewerSales: "Fewer sales",
  hints: {
    liftToBid: "Tap cards to bid with them.",
    tooLow: (total, more) => `That is ${total}: ${more} more needed.`,
    enough: (total) => `A bid of ${total}.`,
    overpaid: (total, over) => `A bid of ${total}: ${over} more than you need.`,
    planned: (total) => `Planned: a bid of ${total}.`,
    merchantsNeverBid: "Merchants never bid; they help to sell.",
    cannotOutbid: (all) => `All your goods make ${all}: too little here.`,
    youLead: (total) => `Your ${total} leads.`,
    youPassed: "You passed this lot. Plan and sell meanwhile.",
    outOfRound: (lotCard) => `Lot ${lotCard} is yours. Plan and sell until the market.`,
    give: "Tap the card of the lot that goes to the market.",
    limit: (over) => `${over} too many: tap one to discard, or sell three.`,
    take: "Tap a kind on the market.",
    waitForMarket: "The market is being shared out.",
    lastSale: "What you leave unsold is sold for you at its best.",
    wait: "Three of a kind sell for the best of them.",
  },

  kept: "Kept as points",
  leftInHand: "Left in hand",
  tie: (goods, cards) => `Tie-breaker: goods in hand ${goods}, cards in hand ${cards}`,
  pointsPlot: "Points by source",
  salesPlot: "Sets sold",
  pricesPlot: "What the lots went for",
  roundShort: (round) => `R${round}`,
};
