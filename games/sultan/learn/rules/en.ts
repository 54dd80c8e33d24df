import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Collect the best gems in three rounds. Many gems of one colour bring a bonus.",
    turn: [
      {
        title: "Show",
        text: "Gems are drawn from the bag and lie on the cushions. The player who begins puts one back.",
      },
      { title: "Lay", text: "Everybody lays one money card face down at a cushion of their choice." },
      { title: "Take", text: "The cards are turned up. The highest card at each cushion takes the gem there." },
    ],
    scoring: [
      "White counts 1, red 2, yellow 3, green 4, blue 5.",
      "A colour of which you have 3 gems brings 2 points more, 4 bring 5, 5 bring 10, and 6 or more bring 20.",
      "With two players the bonus begins with 4 gems: 2 points, then 5 for 5 gems, 10 for 6, and 20 for 7 or more.",
    ],
  },
  chapters: [
    {
      title: "Setting up",
      clauses: [
        {
          id: "S-1.1",
          figure: "gems",
          text: "The bag holds 50 gems: 12 white, 11 red, 10 yellow, 9 green and 8 blue. Everybody has the same money cards, 1 to 15; with two players each has 1 to 12 twice. With three players there are two cushions, otherwise three. Three rounds are played, each of five turns with a hand of five cards; with two players four turns with a hand of eight.",
        },
        {
          id: "S-1.2",
          text: "Your cards are shuffled into a pile that nobody may look at, not even you. When a round begins you draw a full hand. Nothing is drawn during a round.",
        },
        {
          id: "S-1.3",
          text: "Who begins the first turn is drawn by lot. After every turn the next player to the left begins, also from one round to the next.",
          ruling: {
            booklet: "Lets the youngest player begin.",
            why: "We do not ask for anybody's age, and a lot is fair.",
          },
        },
        {
          id: "S-1.4",
          text: "Places at the table are drawn by lot, unless the table was set up with fixed places. With two and with five players the same player begins the same turn of every round, so the place matters a little.",
        },
      ],
    },
    {
      title: "A turn",
      clauses: [
        {
          id: "S-2.1",
          figure: "offer",
          text: "The player who begins draws one gem more than there are cushions, in sight of all, and chooses one colour to put back into the bag. The others lie on the cushions. Two gems of one colour may lie side by side.",
        },
        {
          id: "S-2.2",
          figure: "laying",
          text: "With three to five players: in turn, to the left, each player lays exactly one card face down at a cushion. Nobody may pass. Several cards may lie at one cushion. Everybody sees who laid where and in which order; the values stay secret until all have laid.",
          ruling: {
            booklet: "Says “at least one card”.",
            why: "A hand of five cards lasts five turns, so one card a turn is meant: the words only forbid laying none.",
          },
        },
        {
          id: "S-2.3",
          text: "With two players: each lays two cards, one at a time and alternately, at two different cushions. With the option “doubling up” both may lie at the same cushion; only the higher one counts.",
          ruling: {
            booklet: "Does not say whether both cards may lie together.",
            why: "Two cards at one cushion waste one of them: the stricter rule makes the better game, and the other is an option.",
          },
        },
        {
          id: "S-2.4",
          figure: "reveal",
          text: "All cards are turned up. At each cushion the highest single card takes the gem. If the highest cards are equal, the one laid first takes it; with two players, the card of the player who began the turn. A card that lies alone always wins. Where no card lies the gem goes back into the bag.",
        },
        {
          id: "S-2.5",
          text: "Gems won vanish behind the winner's screen. Played cards are put aside face down and are gone.",
          ruling: {
            booklet: "Does not say whether played cards may be looked at.",
            why: "Gems are hidden too: remembering is part of the game. The option “memory aid” opens both.",
          },
        },
        { id: "S-2.6", text: "The bag never runs out before the last turn." },
      ],
    },
    {
      title: "The end",
      clauses: [
        {
          id: "S-3.1",
          figure: "count",
          text: "After the third round everybody shows their gems and adds up their values. Each colour brings one bonus by the number of gems: with three to five players 2 points for 3 gems, 5 for 4, 10 for 5, 20 for 6 or more; with two players 2 for 4, 5 for 5, 10 for 6, 20 for 7 or more.",
        },
        {
          id: "S-3.2",
          text: "Most points win. With equal points the player with more gems comes first; players who are still equal share the place.",
          ruling: {
            booklet: "Only names the winner.",
            why: "The same order ranks all the others, so that everybody has a place.",
          },
        },
      ],
    },
    {
      title: "Who may know what",
      clauses: [
        {
          id: "S-4.1",
          text: "Secret are your hand, the values of your face-down cards and your gems. What is turned up and who takes which gem is seen by everybody when it happens.",
        },
        {
          id: "S-4.2",
          text: "What has happened is not shown again: neither the others' gems nor played cards, and the log does not repeat them. You see your own. With the option “memory aid” everybody's gems, all played cards and what is in the bag stay in sight.",
          ruling: {
            booklet: "Hides gems and is silent about played cards.",
            why: "Both are treated alike, so that a good memory pays; the option is for everybody who would rather not count.",
          },
        },
        {
          id: "S-4.3",
          text: "If you count everything you know what is left in the bag and which cards each rival has not played yet; in the last round that is their hand.",
        },
      ],
    },
  ],
  editions: ["We know one edition of Sultan; it is played here as printed, with the rulings marked on this page."],
};
