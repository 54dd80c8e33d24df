import { listIn } from "@serai/words/list";
import { page } from "../../words/en.ts";
import type { HelpWords } from "./help-words.ts";

const list = listIn("en");
const points = (count: number): string => (count === 1 ? "1 point" : `${count} points`);

export const words: HelpWords = {
  page,

  goods: {
    is: (value, copies) =>
      `Goods of value ${value}: ${copies} such cards of this kind are in the game. It pays in a bid, and three of a kind can be sold.`,
    merchant: "A merchant goes with any goods in a sale. It can never be bid.",
    inLot: "It belongs to the lot: the winner takes all its cards but one, which goes to the market.",
    inHand: "Tap it to bid with it, or sell it with two others of its kind.",
    merchantInHand: "Keep it for a sale: it stands in for goods that you lack.",
  },
  worth: {
    gain: (more) => `With what you hold you could sell for ${points(more)} more.`,
    none: "With what you hold now it makes no sale better.",
    sale: (worth) => `The best sale with it brings ${points(worth)} now.`,
    noSale: "It makes no sale yet with what you hold.",
  },
  lot: {
    title: (size) => `Lot of ${size}`,
    is: "These cards are up for auction. The winner's bid goes to the market, and one card of the lot with it.",
    noBid: (opener) => `Nobody has bid yet; ${opener} opens.`,
    highest: (name, bid) => `${name} leads with ${bid}. To outbid you need ${bid + 1} or more.`,
    giving: "It has been won; one of its cards goes to the market.",
  },
  lotsAhead: {
    title: "Lots to come",
    is: "How large the next lots of this round are. Everybody wins exactly one; a small lot chooses first at the market.",
    now: (sizes) => `Still to come: ${list(sizes.map(String))}.`,
    none: "This is the last lot of the round.",
  },
  bid: {
    title: (name) => `Bid: ${name}`,
    is: "Cards laid face up for the lot. A raise adds to them; after a pass they go back to the hand.",
    leads: "It is the highest.",
    bid: (total) => `${total} so far.`,
    passed: "Passed: out of this auction.",
    none: "No bid yet.",
  },
  stall: {
    title: (kind) => `Market: ${kind}`,
    is: "Bids and one card of every lot end here. After the auctions everybody takes all cards of one kind.",
    empty: "Nothing of this kind is here.",
    holds: (cards) => `Here now: ${list(cards)}.`,
  },
  order: {
    title: "Order at the market",
    is: "The smallest lot chooses first, then the next larger one.",
    place: (place, of) => `Place ${place} of ${of}.`,
    done: "Has chosen.",
  },
  lastSale: {
    title: "The last sale",
    is: "The auctions are over: everybody sells what they can, all at once.",
    stillSelling: "Still selling.",
    done: "Done.",
  },
  sale: {
    title: "A sale",
    is: "Three cards of a kind, merchants standing in: you keep the dearest as points, the others leave the game. It is no turn and may be made at any time.",
    cards: (cards) => `You would sell ${list(cards)}.`,
  },
  moreSales: { title: "More sales", is: "Shows everything that your hand can be sold for." },
  shownSale: { title: "Just sold", is: "The cards of a sale are shown once, as it is made, and what it brought." },
  sort: { title: "Sort your hand", is: "By kind, for selling; by value, for bidding." },
  pass: {
    is: "You bid no more for this lot; your laid cards come back, and you get another lot this round. Only when everybody passes does the opener take this one, unpaid.",
  },
  done: { is: "You sell nothing more. What could still be sold is sold for you, as well as possible." },
  handLimit: {
    title: "Hand limit",
    is: (limit) => `Nobody keeps more than ${limit} cards: sell or discard until it is right.`,
  },
  cardsLeft: {
    title: (name) => `Hand: ${name}`,
    is: (limit) => `How many cards are in hand; which ones is secret. At most ${limit} may be kept.`,
    now: (count) => (count === 1 ? "1 card." : `${count} cards.`),
  },
  scored: {
    title: (name) => `Sales: ${name}`,
    is: "The best card of each sale, kept as points. How many there are is open; their values are secret until the end, unless the table plays with open scores.",
    cards: (count) => (count === 1 ? "1 sale." : `${count} sales.`),
    points: (count) => `${points(count)}.`,
  },
  lotCard: {
    title: (name) => `Lot card: ${name}`,
    is: "The size of the lot won this round. A player who has one bids no more; at the market the smallest chooses first.",
    now: (size) => `A lot of ${size}.`,
  },
  legend: {
    goods: "Goods with their value: money in a bid, points in a sale",
    merchant: "Merchant: goes with any goods in a sale, never in a bid",
    lot: "The lot at auction, with its size",
    lotsAhead: "Lots still to come this round, by size",
    lotCard: "Won a lot of this size; the smallest chooses first at the market",
    cardsLeft: "Cards in hand",
    scored: "Sales made, face down",
    coin: "Points, where they are open",
    leads: "Highest bid",
    draft: "Pale: your choice, not laid yet",
    sale: "A sale your hand makes, and what it brings",
    sort: "Sorts your hand by kind or by value",
    done: "Has had their turn",
  },
};
