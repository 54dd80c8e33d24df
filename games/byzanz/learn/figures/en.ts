import { page } from "../../words/en.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  page,
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Cards laid as a bid: 2 and 1 make 3.",
    "The bid goes to the market.",
    "A stall of the market with all cards of one kind.",
    "Three spice cards: the 4 is kept as points.",
  ],
  scoring: "A sale of three goods brings its dearest card; three merchants bring 5.",
  cards: "So many cards of each value are in one kind of goods; of merchants there are sixteen.",
  lot: "The lot card says 5: five cards are turned up for all to see.",
  bids: [
    { label: "Bid", caption: "Anna opens with 3: a cloth 2 and a wood 1." },
    { label: "Outbid", caption: "Bence lays a spice 4: more than 3." },
    { label: "Pass", caption: "Fleur passes: she is out of this auction." },
    { label: "Pass", caption: "Zsófia passes too." },
    { label: "Raise", caption: "Anna adds a grain 3 to what she has laid: 6." },
    { label: "Won", caption: "Bence passes and takes his 4 back. Anna wins; her three cards go to the market." },
  ],
  market: [
    { label: "Before", caption: "After the auctions. The smallest lot card, the 2, picks first." },
    { label: "Take", caption: "Zsófia takes all the spice. Next is the holder of the 3." },
  ],
  sales: [
    { label: "3 goods", caption: "Three of a kind: you keep the dearest, here 4 points." },
    { label: "2 + 1", caption: "Two of a kind and a merchant: the dearest goods card is kept, 3 points." },
    { label: "1 + 2", caption: "One card and two merchants: it is kept, 4 points." },
    { label: "3 merchants", caption: "Three merchants bring 5 points." },
  ],
};
