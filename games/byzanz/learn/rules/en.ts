import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Sell sets of three cards and keep the best card of each set as points.",
    turn: [
      {
        title: "Bid",
        text: "A lot lies open. Bid with goods cards from your hand, laid face up; their values are the bid.",
      },
      {
        title: "Win",
        text: "The winner's bid and one card of the lot go to the market. The rest of the lot goes to the winner's hand. Everybody wins exactly one lot a round.",
      },
      {
        title: "Share",
        text: "When all have a lot, the market is shared out: the smallest lot picks first, and takes all cards of one kind.",
      },
      {
        title: "Sell",
        text: "At any time sell three of a kind. Merchants stand in for any goods, but are worth nothing in a bid.",
      },
    ],
    scoring: [
      "A sale of three brings the value of its dearest card.",
      "Three merchants bring 5.",
      "Cards left in your hand bring nothing; they only break ties.",
    ],
  },
  chapters: [
    {
      title: "Setting up",
      clauses: [
        {
          id: "B-1.1",
          figure: "cards",
          text: "There are six kinds of goods (cloth, wood, grain, olives, spice, wine) with sixteen cards each: six of value 1, five of 2, three of 3 and two of 4. Sixteen merchants have no value. The lots of a round have, from the first to the last: with three players 6, 4 and 2 cards; with four 5, 4, 3 and 2; with five 5, 4, 3, 2 and 1; with six 6, 5, 4, 3, 2 and 1. Three players play eight rounds, four and five play six, six play four.",
          ruling: {
            booklet: "Uses two words for wood and for grain.",
            why: "They are slips: the cards show one kind of each.",
          },
        },
        {
          id: "B-1.2",
          text: "The cards are shuffled and everybody gets four. Some cards are removed unseen, so that the pile runs out exactly at the end of the last round.",
        },
        {
          id: "B-1.3",
          text: "With the option “rounds fewer” the game ends so many rounds earlier, and more cards are removed unseen at the start.",
        },
        { id: "B-1.4", text: "A dealer is drawn by lot; the player to the left opens the first auction." },
      ],
    },
    {
      title: "An auction",
      clauses: [
        {
          id: "B-2.1",
          figure: "lot",
          text: "As many cards as the lot card says are turned up: everybody sees what is for sale.",
        },
        {
          id: "B-2.2",
          figure: "bids",
          text: "In turn, to the left, every player who has no lot yet this round bids or passes, round and round. To bid you lay goods cards face up; the sum must be higher than every bid before. To raise you add cards to those you have laid: nothing is taken back. You may pay more than needed. Merchants are never bid.",
        },
        { id: "B-2.3", text: "A pass holds for this whole auction. Your laid cards go back to your hand." },
        {
          id: "B-2.4",
          text: "The auction ends when all but one have passed and that one has a bid on the table. If the last player has not bid yet, they are still asked: they bid and win, or they pass.",
          ruling: {
            booklet: "Does not say what the last player without a bid may do.",
            why: "Otherwise the case in which everybody passes, which the booklet describes, could never happen.",
          },
        },
        {
          id: "B-2.5",
          text: "The winner's bid goes to the market at once. Then the winner puts one card of the lot, of their choice, on the market and takes the others. They keep the lot card and bid no more this round.",
        },
        {
          id: "B-2.6",
          text: "If everybody passes, the player who passed first takes the whole lot for nothing, gives nothing to the market, and bids no more this round.",
        },
        {
          id: "B-2.7",
          text: "A player who cannot outbid can only pass, but is still asked, so that nobody learns about their hand from the pause. Only a player with no card at all in hand is passed over.",
        },
        {
          id: "B-2.8",
          text: "The next auction is opened by the first player to the left of the last winner who has no lot yet.",
        },
        {
          id: "B-2.9",
          text: "The last player of a round gets the last lot without bidding. With three or four players they keep one of its two cards, and the other goes to the market; with five or six the single card goes to the market.",
        },
      ],
    },
    {
      title: "The market",
      clauses: [
        {
          id: "B-3.1",
          figure: "market",
          text: "After the auctions everybody takes all cards of one kind from the market: the smallest lot card first, then the next. Merchants are a kind of their own. While anything is left you must take. What remains at the end leaves the game.",
          ruling: {
            booklet: "Does not say whether one may take nothing.",
            why: "Taking never hurts for long, and a fixed rule keeps the game moving.",
          },
        },
        { id: "B-3.2", text: "A player with too many cards settles the hand limit before the next one picks." },
        {
          id: "B-3.3",
          text: "The next round begins with the largest lot; the holder of the smallest lot card opens it.",
        },
      ],
    },
    {
      title: "Selling and the hand limit",
      clauses: [
        {
          id: "B-4.1",
          figure: "sales",
          text: "At any time, also out of turn, you may sell three cards from your hand, shown to all: three goods of a kind, two of a kind with a merchant, one with two merchants, or three merchants. You keep the dearest goods card face down as points; three merchants count 5. The other cards leave the game. Cards you have laid as a bid are not in your hand.",
        },
        {
          id: "B-4.2",
          text: "With more than seven cards in hand you must at once sell or discard until you have seven or fewer. Discards are put away face down, one at a time, and you may sell in between. Discarding stops at seven; only a sale goes below.",
          ruling: {
            booklet: "Does not say whether discards are shown.",
            why: "They stay secret like the hand they come from; everybody sees how many there are.",
          },
        },
        {
          id: "B-4.3",
          text: "A sale is never a turn and nobody waits for it: if you are asked to bid, to give a card or to pick, you are still asked afterwards.",
        },
      ],
    },
    {
      title: "The end",
      clauses: [
        {
          id: "B-5.1",
          text: "After the last market everybody sells once more, all at the same time, and says when they are done. Done is final; what could still be sold is then sold for you, as well as possible.",
          ruling: {
            booklet: "Leaves the last sales to the players.",
            why: "A sale at the end can only gain, so nobody should lose points by forgetting one.",
          },
        },
        {
          id: "B-5.2",
          text: "The values you kept are your points. Most points win. Equal points: more goods cards in hand come first, then more cards in hand; players who are still equal share the place.",
          ruling: {
            booklet: "Names only the first tie-breaker, and only for the winner.",
            why: "One more step settles most ties, and the same order gives everybody a place.",
          },
        },
      ],
    },
    {
      title: "Who may know what",
      clauses: [
        {
          id: "B-6.1",
          text: "Open are lots, bids, the market, lot cards, how many cards everybody holds and has sold, and each sale while it is made. Secret are your hand, your points and what you discarded. Nobody knows the removed cards. After a sale the log says only who sold, unless the option “open scores” is on. At the end everything is shown.",
          ruling: {
            booklet: "Does not say what may be looked up later.",
            why: "What was open for long, such as lots and bids, may be read again in the log; what was shown for a moment may not.",
          },
        },
      ],
    },
  ],
  editions: ["We know one edition of Byzanz; it is played here as printed, with the rulings marked on this page."],
};
