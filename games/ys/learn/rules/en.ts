import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Own more gems of the dear colours than your rivals when the fourth round is over.",
    turn: [
      {
        title: "Arrivals",
        text: "A ship with gems lies at every quarter, a character waits in its palace, and one more ship fills the market.",
      },
      {
        title: "Order",
        text: "Everybody secretly bids two brokers. The highest sum chooses its place in the turn order first.",
      },
      {
        title: "Placing",
        text: "Four times round, place two brokers: one face up, one face down, in the city or on the market.",
      },
      {
        title: "Counting",
        text: "Each quarter is turned up and counted. Most in the quarter takes gems; most in an area takes a black gem, 3 points or the character. Then the market moves the prices.",
      },
    ],
    scoring: [
      "At the end each colour is ranked by its price. For the dearest, most gems bring 24 points, then 18, 12 and 6; for the next 20, 15, 10, 5; then 16, 12, 8, 4; then 12, 9, 6, 3.",
      "Black gems bring 1, 4, 8, 12, 16, 20 or 24 points for one to seven.",
      "During play: 3 points for the shops of a quarter, 1 point for each broker placed on the market.",
    ],
  },
  chapters: [
    {
      title: "Parts",
      clauses: [
        {
          id: "Y-1.1",
          figure: "brokers",
          text: "Everybody has eleven brokers: 0, 0, 1, 1, 1, 2, 3, 3, 3, 4, 4, kept behind a screen, and in King's Favour three spare 2s. All sets are the same, so a player who pays attention knows what a rival can still have.",
        },
        {
          id: "Y-1.2",
          figure: "gems",
          text: "There are blue, green, yellow and red gems, and black and white ones. In this order, left to right, colours with equal prices are ranked. Won gems lie in the open.",
          ruling: {
            booklet: "Gives a number of gems.",
            why: "The bank never runs out here, so that nobody loses a gem by chance.",
          },
        },
        {
          id: "Y-1.3",
          text: "A white gem is never kept: you change it at once for a blue, green, yellow or red one of your choice.",
        },
        {
          id: "Y-1.4",
          figure: "ships",
          text: "There are 24 ships. Each carries one large gem, which counts as two, and two small ones, in three different colours. White is always small and only on four ships.",
          ruling: {
            booklet: "Does not list the ships.",
            why: "No list of the printed cards could be found: we use a balanced set of 24.",
          },
        },
        { id: "Y-1.5", text: "There are fifteen yellow characters, each different, and four blue cards." },
        {
          id: "Y-1.6",
          figure: "city",
          text: "The city has four quarters, each with a port, shops and a palace. The market has a column for each of the four colours and rows. Prices move on tracks of fifteen squares and begin on the eighth.",
        },
        {
          id: "Y-1.7",
          text: "A price never leaves its track. Steps that are forced past an end are lost; a step past an end cannot be chosen.",
          ruling: {
            booklet: "Does not say what happens at the ends.",
            why: "A choice without effect is no choice; a forced step simply has no room.",
          },
        },
      ],
    },
    {
      title: "Setting up",
      clauses: [
        {
          id: "Y-2.1",
          text: "Order cards are dealt by lot. The characters are shuffled and three lie face down in each quarter; the rest leave the game unseen.",
        },
        {
          id: "Y-2.2",
          text: "When the table is set up you may choose: King's Favour, Express, three or four quarters with three players, what the Queen closes, open placing for learners, whether your own face-down brokers stay visible to you, and with two players the neutral brokers. The list of house rules below explains each.",
        },
      ],
    },
    {
      title: "A round: arrivals and order",
      clauses: [
        {
          id: "Y-3.1",
          text: "In rounds one to three the top character of every quarter is turned up. In round four a blue card lies there instead.",
        },
        { id: "Y-3.2", text: "Every quarter gets one ship, in sight of all." },
        {
          id: "Y-3.3",
          text: "One more ship fills the market. With four players its three colours lie on rows 1 to 3, white on row 1; with fewer only its two small gems lie on rows 2 and 3, white on row 2.",
          ruling: {
            booklet: "Says only where white lies.",
            why: "The others lie in the order of the colours, the large one first, so that luck decides nothing here.",
          },
        },
        {
          id: "Y-3.4",
          text: "Everybody secretly picks two brokers. They are shown together and stay face up in front of the screen for this round. A choice once made stands.",
        },
        {
          id: "Y-3.5",
          text: "The highest sum chooses any free place in the turn order, then the next. With equal sums the lower old order card chooses first. Nobody is asked where only one place is left.",
        },
      ],
    },
    {
      title: "Placing",
      clauses: [
        {
          id: "Y-3.6",
          figure: "placing",
          text: "In turn order, four times round (three in Express), you place two brokers: one face up and one face down, in either order, anywhere in the quarters in use or on the market. An area holds any number of brokers, a market square only one. With four players rows 1 to 3 are in use, with fewer rows 2 and 3.",
        },
        {
          id: "Y-3.7",
          text: "A broker placed on the market brings you 1 point at once. You keep it even if the broker leaves later.",
        },
        {
          id: "Y-3.8",
          text: "After the last turn you have one broker left. It joins the two in front of your screen: these three are your front, and their sum breaks ties.",
        },
      ],
    },
    {
      title: "Counting",
      clauses: [
        {
          id: "Y-4.1",
          figure: "count",
          text: "The quarters are counted one after another. All brokers there are turned up, and everybody adds up their own in the three areas.",
        },
        {
          id: "Y-4.2",
          text: "The first takes two of the ship's four gems (the large one is two gems), the second one, the third the last. Gems are taken one at a time, and a white one is changed before the next is taken. Where fewer take part the rest stays in the bank.",
        },
        {
          id: "Y-4.3",
          text: "Then the areas: most in the port wins a black gem, most in the shops 3 points, most in the palace the character. Where nobody stands nothing is won, and the character is discarded.",
        },
        {
          id: "Y-4.4",
          text: "Being there counts, not only the value: a lone 0 wins. Without a broker there you win nothing.",
        },
        {
          id: "Y-4.5",
          text: "Ties in the count go to the Intriguer's player, then to the neutral (two players), then to the higher sum of the front, then to the lower order card of this round.",
        },
        { id: "Y-4.6", text: "Brokers of a counted quarter go home before the next quarter is counted." },
        {
          id: "Y-4.7",
          figure: "market",
          text: "On the market all brokers are turned up. In each row in use most wins the gem of the row; the gem of an empty row stays in the bank.",
        },
        {
          id: "Y-4.8",
          text: "Then the columns, all players together: the highest total rises by 2, the second by 1, the third falls by 1, the fourth by 2. With equal totals more brokers rank higher, so a 0 beats an empty column. What is still equal is put in order by the Intriguer's player, else by the player with the best front. On an empty market prices move too.",
        },
        {
          id: "Y-4.9",
          text: "The player with the highest total on the whole market must move one colour one square up or down.",
          ruling: {
            booklet: "Does not say who decides on an empty market.",
            why: "Without a broker there nobody has earned it: no price moves.",
          },
        },
        {
          id: "Y-4.10",
          text: "After the last cards of the round all brokers go home, the ships leave, and the next round begins.",
        },
      ],
    },
    {
      title: "The end",
      clauses: [
        {
          id: "Y-5.1",
          figure: "final",
          text: "The colours are ranked by price, equal prices by their order on the board. In each colour players are ranked by their gems: 24, 18, 12 and 6 points for the dearest, 20, 15, 10, 5 for the second, 16, 12, 8, 4 for the third, 12, 9, 6, 3 for the fourth. Without a gem of the colour you score nothing. Equal players all get the points of the lowest place they cover together.",
        },
        { id: "Y-5.2", text: "Black gems bring 1, 4, 8, 12, 16, 20 and 24 points for one to seven or more." },
        {
          id: "Y-5.3",
          text: "Most points win. With equal points more gems come first, black ones included; players who are still equal share the win.",
        },
      ],
    },
    {
      title: "Two and three players",
      clauses: [
        {
          id: "Y-5.4",
          text: "With three players the large gem counts once: the first in a quarter takes two of the three gems, the second the last one.",
        },
        {
          id: "Y-5.5",
          text: "Two players play with three quarters and a neutral colour. Each has four neutral brokers. In your turn you place your two brokers, then one neutral broker face down. Blind: they come in a random order that nobody sees. Known: you choose which one.",
          ruling: {
            booklet: "Does not say who gets the market point of a neutral broker, nor when cards are played.",
            why: "The point is the neutral's, as if it were a player; cards follow once the whole turn is placed.",
          },
        },
        {
          id: "Y-5.6",
          text: "The neutral counts as a third player and wins every tie except against the Intriguer. Prince and King bring it points; for any other card it takes a gem of the dearest colour. It always takes the dearest gems first; as the highest bidder it raises the colour it has most of.",
          ruling: {
            booklet: "Is silent about tied columns.",
            why: "The neutral has no plans: columns are put in order by people only.",
          },
        },
        {
          id: "Y-5.7",
          text: "At the end the neutral is ranked as a third player, without winning ties. The better of you two wins; the table says whether the city had more points than both.",
          ruling: { booklet: "Does not rank the neutral.", why: "So that you can see whether the city beat you both." },
        },
      ],
    },
    {
      title: "Characters",
      clauses: [
        {
          id: "Y-6.1",
          text: "A character is won in the open and then held face down; others see only how many you have. You may play it from the next round on, at most two a round. Prince, King and blue cards work at once. Cards left at the end are worth nothing.",
          ruling: {
            booklet: "Does not say whether the log may name a card that was won.",
            why: "Everybody saw it when it was won.",
          },
        },
        {
          id: "Y-6.2",
          figure: "characters",
          text: "Cards are played at fixed moments, in turn order: before placing begins, before or after a placing of your own, before the count, and after the count. You are asked again after each card until you pass. A card that could do nothing may not be played.",
          list: [
            {
              title: "Bishop (before placing)",
              text: "This round you may place any brokers face down; still at most one face up a turn.",
            },
            {
              title: "Spy (before placing)",
              text: "Look at up to three face-down brokers of other players, at any time until the end of the placing. Everybody sees which, only you see the value.",
            },
            {
              title: "Illusionist (before placing)",
              text: "You may place brokers from in front of your screen; each is replaced at once by one from behind it.",
            },
            {
              title: "Queen (before a placing)",
              text: "Closes a quarter: until it is counted only you may place there, and nothing there is moved. In the first edition she closes a single area, after a placing.",
            },
            {
              title: "Magician (after a placing)",
              text: "Swap two of your own brokers in different places; each keeps its side up.",
            },
            {
              title: "Mercenary (after a placing)",
              text: "One of the two brokers you have just placed counts 5 this round. Everybody sees which.",
            },
            { title: "Captain (before the count)", text: "Swap the ships of two quarters." },
            {
              title: "Herald (before the count)",
              text: "Move one of your brokers to another area or a free market square, same side up. From the city to the market brings 1 point.",
            },
            { title: "Intriguer (before the count)", text: "You win every tie you are in during this count." },
            {
              title: "Merchant (before the count)",
              text: "Shops bring 5 points this round to any player who wins them.",
            },
            { title: "Alchemist (after the count)", text: "Change one of your gems to another colour." },
            { title: "Banker (after the count)", text: "One price rises by 1 and another falls by 1." },
            { title: "Jeweller (after the count)", text: "Take two gems in colours of your choice." },
            { title: "Prince, King (when won)", text: "4 and 5 points." },
            { title: "Blue card (when won)", text: "A gem in a colour of your choice." },
          ],
        },
        {
          id: "Y-6.3",
          text: "Play stops for every player who holds a card from an earlier round and has played fewer than two, whichever card it is. So the pause tells nobody what you hold.",
          ruling: { booklet: "Lets players speak up at any time.", why: "Online a pause would betray the card." },
        },
      ],
    },
    {
      title: "Variants",
      clauses: [
        {
          id: "Y-7.1",
          text: "King's Favour: after each count everybody secretly sends one broker of the front to the throne room, for good, and takes a spare 2. No character works there, except that the Spy may look and the Magician may swap one with a broker on the board. At the end the totals there bring 12, 7, 3 and 0 points; equal players share the points of their places, rounded down.",
          ruling: {
            booklet: "Leaves details of Spy, Magician and the fourth round open.",
            why: "They are settled so that the throne room stays secret and no card works twice.",
          },
        },
        {
          id: "Y-7.2",
          text: "Express: everybody leaves out one 3 and one 1, ships with white gems are out, and there are three placing turns a round.",
        },
      ],
    },
    {
      title: "Worked examples",
      clauses: [
        {
          id: "Y-8.1",
          text: "Order: sums are purple 6, orange 5, yellow 5, blue 1; orange had order card 2, yellow 4. Purple chooses first and takes fourth place. Orange comes before yellow and takes first place, yellow takes third, blue gets second.",
        },
        {
          id: "Y-8.2",
          text: "A quarter: the ship carries two blue, a red and a green gem. Totals are blue 9, yellow 8, purple 6, orange 5. Blue takes a blue and the red gem, yellow the other blue one, purple the green one. In the shops yellow and orange have 4 each; yellow's front is 6, orange's 5, so yellow scores 3.",
        },
        {
          id: "Y-8.3",
          text: "The market: the blue, green and red columns all total 4, with three, one and three brokers; yellow is empty. Purple has the best front and puts blue before red. So blue rises by 2, red by 1, green falls by 1, yellow by 2.",
        },
        {
          id: "Y-8.4",
          text: "The end: with 6, 5, 5 and 3 gems of the dearest colour players score 24, 12, 12 and 6. Two who tie for first in the throne room get 9 each, the next 3.",
        },
      ],
    },
  ],
  editions: [
    "Three booklets were compared: two of the same edition and an earlier one. In the first edition the Queen closes a single area and is played after a placing; in the later one a whole quarter. Both can be chosen.",
  ],
};
