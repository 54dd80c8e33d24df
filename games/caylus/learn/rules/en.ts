import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Score the most points: build along the road, supply the castle, win the King's favours.",
    turn: [
      { title: "Income", text: "2 deniers each, more for residences, library and hotel." },
      {
        title: "Workers",
        text: "In turn place one or pass; every pass makes places dearer. On another's building its owner scores 1 point.",
      },
      { title: "Special buildings", text: "From the gate to the inn: money, the provost, a favour, the turn order." },
      { title: "Provost", text: "In the order of passing, move him for a denier a space. Beyond him nothing works." },
      { title: "Road", text: "Up to the provost workers take goods, trade and build; buildings score at once." },
      {
        title: "Castle",
        text: "Give batches of three different cubes, one of them food. Most wins a favour, none costs 2 points.",
      },
      {
        title: "End of turn",
        text: "The bailiff goes 1 or 2 spaces; parts of the castle that he reaches or that are full are scored.",
      },
    ],
    scoring: [
      "A house in dungeon, walls, towers: 5, 4, 3 points.",
      "Buildings 2–6 points, residences 2, prestige buildings 7–25.",
      "No house in a part that is scored: 2, 3 or 4 points less.",
      "At the end: gold 3; three other cubes or four deniers 1.",
    ],
  },
  chapters: [
    {
      title: "Parts and setting up",
      clauses: [
        {
          id: "C-1",
          text: "There are five kinds of cubes: food, wood, stone, cloth and gold; money is counted in deniers. “Any cube” may be gold, “goods” are food, wood, stone and cloth. Everything lies in the open. Cubes, houses and residences never run out. Points never fall below 0.",
          ruling: {
            booklet: "Has a number of coins, and a track of 100 squares.",
            why: "Nobody should lose income because the box is empty: coins do not run out, and points go on past 99.",
          },
        },
        {
          id: "C-2.1",
          text: "All wood, stone and prestige buildings can be built from the first turn on, as long as they are there.",
        },
        { id: "C-2.2", text: "Six neutral buildings are shuffled onto spaces 1 to 6 of the road." },
        { id: "C-2.3", text: "The first turn order is drawn by lot." },
        {
          id: "C-2.4",
          text: "With three to five players the first in turn order begins with 5 deniers, the second and third with 6, the others with 7. Two players have 5 each.",
        },
        {
          id: "C-2.5",
          text: "Everybody begins with 2 food, 1 wood, six workers and no points; no favour marker is on the table.",
        },
        { id: "C-2.6", text: "Provost and bailiff begin on space 6." },
        {
          id: "C-2.7",
          text: "Income is paid in the first turn too: the first player really has 7 deniers to begin with.",
        },
        {
          id: "C-3",
          text: "Along the road stand first the six special buildings: gate, trading post, merchants' guild, joust field, stables, inn. After the bridge come 28 spaces. Printed are a peddler on 7, a carpenter on 8 and a gold mine on 16. Spaces 9 to 15 and 17 to 28 are free for new buildings. The castle has a dungeon with 6 places for houses, walls with 10 and towers with 14; the bailiff sets off their scoring on spaces 12, 18 and 24. A game has nine to eighteen turns, fewer if the towers are filled early.",
        },
      ],
    },
    {
      title: "Income and workers",
      clauses: [
        {
          id: "C-4.1",
          text: "Phase 1: everybody gets 2 deniers, 1 more for each own residence, 1 for the library, 2 for the hotel.",
        },
        {
          id: "C-4.2",
          figure: "placing",
          text: "Phase 2: in turn order, round and round, you place one worker or pass. Passing is for the rest of the turn; your marker takes the lowest number on the bridge. A worker stands on an empty special, neutral, printed, wood or stone building, or in the castle; never on a residence or a prestige building. The gold mine may be used from the first turn on. A player who has no worker left, or can pay for no place, passes.",
          list: [
            { title: "Price", text: "1 denier, and 1 more for every player who has passed." },
            { title: "Own building, or as guest of the inn", text: "Always 1 denier." },
            { title: "First to pass", text: "Takes 1 denier at once." },
            { title: "Castle", text: "One worker each, in the order in which they come." },
            { title: "Stables", text: "Three places, one worker each." },
            { title: "Inn", text: "A new worker takes the left place; the guest sits on the right." },
            {
              title: "Owner's point",
              text: "A worker on another player's building brings its owner 1 point at once, whether or not the building works later. From the gate too.",
            },
          ],
        },
        {
          id: "C-12.22",
          text: "The bridge is cleared when the workers of the next turn are placed, not before.",
          ruling: {
            booklet: "Does not say when the markers come back.",
            why: "The order of passing is still needed for the provost.",
          },
        },
      ],
    },
    {
      title: "Special buildings",
      clauses: [
        {
          id: "C-4.3",
          text: "Phase 3: the special buildings work in their order; then the workers go home.",
          list: [
            {
              title: "Gate",
              text: "Move this worker, free of charge, to any place where you could place one; otherwise it goes home. A special building further on still works in this phase.",
            },
            { title: "Trading post", text: "Take 3 deniers." },
            {
              title: "Merchants' guild",
              text: "You may move the provost up to three spaces, forward or back, for nothing.",
            },
            { title: "Joust field", text: "You may pay 1 denier and 1 cloth for a favour, once." },
            {
              title: "Stables",
              text: "The workers there become first, second and third in turn order, from now on; the others follow in their old order.",
            },
            {
              title: "Inn",
              text: "A new worker becomes the guest, and an old guest goes home. If nobody new came, the guest chooses to stay or go. From the next turn on the guest's player pays 1 denier for every place; that worker is not there to be placed.",
            },
          ],
        },
        {
          id: "C-12.6",
          text: "From the gate you may go to the inn although you are its guest, if the left place is empty.",
          ruling: {
            booklet: "Lists where the gate leads, and read strictly leaves this out.",
            why: "When workers are placed, two of yours may stand at the inn; a worker from the gate should be no worse off.",
          },
        },
        {
          id: "C-12.9",
          text: "The guild cannot take the provost off the road either: he stays on spaces 1 to 28.",
          ruling: { booklet: "Gives limits only for paid moves.", why: "One provost, one road." },
        },
      ],
    },
    {
      title: "Provost and road",
      clauses: [
        {
          id: "C-4.4",
          figure: "provost",
          text: "Phase 4: in the order of passing everybody may once pay 1 to 3 deniers and move the provost as many spaces, forward or back. He may stand on an empty space but never leaves 1 to 28, so space 1 always works. You may talk and promise; promises do not bind, and nothing is handed over.",
        },
        {
          id: "C-4.5",
          figure: "building",
          text: "Phase 5: the buildings work from space 1 up to the provost's space, one after the other. Workers beyond go home with nothing. Each works once. You may decline, but production must be taken. Then the worker goes home.",
          list: [
            {
              title: "Production",
              text: "Take the cubes. When somebody else uses a stone production building, its owner takes 1 cube of a kind it produces.",
            },
            {
              title: "Carpenter, mason",
              text: "Build a wood or a stone building: pay, put it on the first free space of the road, score its points.",
            },
            {
              title: "Architect",
              text: "Build a prestige building in place of one of your residences, whose income ends; score its points and favours.",
            },
            {
              title: "Lawyer",
              text: "Pay 1 cloth and 1 denier and turn a neutral building, or one of your own wood or stone buildings, into your residence for 2 points. Never a printed building, another player's, or the lawyer itself. Your own building can then be built again; a neutral one leaves the game.",
            },
            { title: "Trade", text: "Markets, peddlers, church, tailor, bank, alchemist: one of their offers, once." },
          ],
        },
        {
          id: "C-12.24",
          text: "The owner's cube must be taken and comes after the user's. A move of the provost that would leave the road is not shortened but not allowed. Batches are given one by one. An effect or a building once chosen stands, unless you undo it.",
          ruling: {
            booklet: "Does not go into such steps.",
            why: "Small steps are easy to follow, to undo and to read in the log.",
          },
        },
        {
          id: "C-12.5",
          text: "When the road is full no wood or stone building can be built.",
          ruling: { booklet: "Is silent.", why: "There is nowhere to put it." },
        },
      ],
    },
    {
      title: "More about the lawyer",
      clauses: [
        {
          id: "C-12.2",
          text: "If a worker stands on the building, you pay and score 2 points at once, but the change waits until that worker has gone home. The lawyer of a favour follows the same rule in any phase, and a building that is just working counts as occupied. Until then the building keeps its use, its owner, the owner's point and cube; it pays no income and carries no prestige building.",
          ruling: {
            booklet: "Only says that the change waits.",
            why: "No worker should be left standing on a house.",
          },
        },
        {
          id: "C-12.1",
          text: "If the provost does not reach that building, it changes at the end of phase 5, when the worker goes home.",
          ruling: {
            booklet: "Ties the change to the building's work.",
            why: "What was paid for has to come some time.",
          },
        },
        {
          id: "C-12.3",
          text: "A building whose change is waiting cannot be chosen by a second lawyer.",
          ruling: { booklet: "Is silent.", why: "A building can become only one player's residence." },
        },
        {
          id: "C-12.4",
          text: "Your building can be built again only after it has really changed.",
          ruling: { booklet: "Is silent.", why: "Until then it still stands on the road." },
        },
        {
          id: "C-12.18",
          text: "A building is working until its effect and every favour that came of it are finished. Then the worker goes home, and then a waiting change happens. So a new residence cannot carry a prestige building within the same chain.",
          ruling: { booklet: "Is silent about chains.", why: "One thing is finished before the next begins." },
        },
        {
          id: "C-12.20",
          text: "A building that changes at once may be built again later in the same phase.",
          ruling: { booklet: "Is silent.", why: "It lies in the supply like any other." },
        },
        {
          id: "C-12.25",
          text: "Several changes that wait for the end of phase 5 happen in the order of the road.",
          ruling: { booklet: "Is silent.", why: "Some order is needed; the road gives it." },
        },
      ],
    },
    {
      title: "The castle",
      clauses: [
        {
          id: "C-4.6",
          figure: "castle",
          text: "Phase 6: the players with a worker in the castle, in the order in which they came, give as many batches as they like. A batch is three cubes of different kinds, one of them food; gold is allowed. For each batch you put a house in the part under construction and score 5 points in the dungeon, 4 in the walls, 3 in the towers. If that part is full you go on in the next, for its points. Giving nothing costs 2 points. The player who gave most batches this turn wins a favour; of equals, the one who came first. If nobody gave any, nobody wins it.",
          ruling: {
            booklet: "Does not say who wins the favour when nobody gives.",
            why: "It is a thank-you for goods; without goods there is none.",
          },
        },
        {
          id: "C-12.13",
          text: "If a turn fills the next part as well, houses go on into the one after it. Nobody gives more batches than there are places up to the end of the towers.",
          ruling: { booklet: "Speaks only of the next part.", why: "The same thought, carried on." },
        },
        {
          id: "C-12.14",
          text: "Lost points come in castle order, the favour last.",
          ruling: {
            booklet: "Gives no order.",
            why: "A favour may score points, and points never fall below 0: the order matters.",
          },
        },
        {
          id: "C-12.17",
          text: "When the towers are full, players still waiting in the castle give nothing and lose nothing, whether or not they could have given.",
          ruling: { booklet: "Excuses them without saying whom exactly.", why: "There is no place left for anybody." },
        },
        {
          id: "C-4.7",
          text: "Phase 7: the bailiff goes two spaces on if the provost is ahead of him, else one. The provost joins him. If the bailiff has reached or passed space 12, 18 or 24, or a part is full, that part is scored, once only. After the towers the game ends.",
        },
        {
          id: "C-5",
          text: "A part is scored in turn order; only houses in that part count. One house brings nothing and loses nothing. Afterwards houses go into the next part, and places left empty stay empty.",
          list: [
            { title: "Dungeon", text: "No house: 2 points less. Two or more: 1 favour." },
            { title: "Walls", text: "No house: 3 points less. Two: 1 favour; three or four: 2; five or more: 3." },
            {
              title: "Towers",
              text: "No house: 4 points less. Two or three: 1 favour; four or five: 2; six or more: 3.",
            },
          ],
        },
        {
          id: "C-12.12",
          text: "If two parts are due in one turn they are scored in order: dungeon, walls, towers. New columns of favours open in between. The limit of one favour a line holds for the whole phase.",
          ruling: {
            booklet: "Does not think of it.",
            why: "It can happen when a part fills while the bailiff reaches another.",
          },
        },
        {
          id: "C-12.21",
          text: "Scoring goes by the turn order as the stables of this turn have left it.",
          ruling: { booklet: "Says “turn order”.", why: "The stables change it at once." },
        },
      ],
    },
    {
      title: "Buildings",
      clauses: [
        {
          id: "C-6",
          text: "Printed on the board; nobody ever owns, covers or changes them.",
          list: [
            { title: "Peddler (7)", text: "2 deniers for 1 goods cube." },
            { title: "Carpenter (8)", text: "Build a wood building." },
            { title: "Gold mine (16)", text: "1 gold." },
          ],
        },
        {
          id: "C-7.1",
          text: "Neutral, one each, without an owner.",
          list: [
            { title: "Farm", text: "1 food or 1 cloth." },
            { title: "Forest", text: "1 wood or 1 food." },
            { title: "Sawmill", text: "1 wood." },
            { title: "Quarry", text: "1 stone." },
            { title: "Market", text: "Sell 1 cube of any kind for 4 deniers." },
            { title: "Carpenter", text: "Build a wood building." },
          ],
        },
        {
          id: "C-7.2",
          text: "Wood, one each; built by a carpenter. Cost, points, use:",
          list: [
            { title: "Food farm", text: "1 wood, 1 food; 2 points; 2 food or 1 cloth." },
            { title: "Cloth farm", text: "1 wood, 1 food; 2 points; 2 cloth or 1 food." },
            { title: "Large quarry", text: "1 wood, 1 food; 2 points; 2 stone." },
            { title: "Large sawmill", text: "1 wood, 1 food; 2 points; 2 wood." },
            { title: "Large market", text: "1 wood, 1 any cube; 4 points; sell 1 cube of any kind for 6 deniers." },
            { title: "Large peddler", text: "1 wood, 1 any cube; 4 points; 1 denier for 1 goods cube, or 2 for 2." },
            { title: "Mason", text: "1 wood, 1 food; 4 points; build a stone building." },
            { title: "Lawyer", text: "1 wood, 1 cloth; 4 points; turn a building into a residence." },
          ],
        },
        {
          id: "C-7.3",
          text: "Stone, one each but two architects; built by a mason. The owner of farm, park and workshop takes a cube when somebody else uses them, besides the point. Cost, points, use:",
          list: [
            { title: "Stone farm", text: "1 stone, 1 food; 3 points; 2 food and 1 cloth." },
            { title: "Park", text: "1 stone, 1 food; 3 points; 2 wood and 1 food." },
            { title: "Workshop", text: "1 stone, 1 food; 3 points; 2 stone and 1 cloth." },
            { title: "Church", text: "1 stone, 1 cloth; 3 points and a favour; 2 deniers for 3 points, or 4 for 5." },
            { title: "Tailor", text: "1 stone, 1 wood; 6 points; 2 cloth for 4 points, or 3 for 6." },
            { title: "Bank", text: "1 stone, 1 wood; 6 points; 2 deniers for 1 gold, or 5 for 2." },
            { title: "Alchemist", text: "1 stone, 1 food; 6 points; 2 goods cubes for 1 gold, or 4 for 2." },
            { title: "Architect", text: "1 stone, 1 food; 6 points; build a prestige building." },
          ],
        },
        { id: "C-7.4", text: "Residence: made by a lawyer; 2 points, 1 denier every turn. No worker stands there." },
        {
          id: "C-7.5",
          text: "Prestige, one each; built by an architect over your own residence. No worker stands there. Cost, points:",
          list: [
            { title: "Statue", text: "2 stone, 1 gold; 7 points and a favour." },
            { title: "Granary", text: "3 food, 1 gold; 10 points." },
            { title: "Library", text: "3 wood, 1 gold; 10 points, 1 denier every turn." },
            { title: "Weaver", text: "3 cloth, 1 gold; 12 points." },
            { title: "Theatre", text: "3 wood, 2 gold; 14 points and a favour." },
            { title: "College", text: "3 stone, 2 gold; 14 points and a favour." },
            { title: "Monument", text: "4 stone, 2 gold; 14 points and two favours." },
            { title: "Hotel", text: "3 stone, 2 gold; 16 points, 2 deniers every turn." },
            { title: "Cathedral", text: "5 stone, 3 gold; 25 points." },
          ],
        },
      ],
    },
    {
      title: "Favours",
      clauses: [
        {
          id: "C-8",
          figure: "favours",
          text: "Favours come from the joust field, from church, statue, theatre, college and monument, from most batches, and from scored parts of the castle. At once you choose a line and move your marker on by one column if you can; then you may use one effect of that line, at the marker or before it. Columns 1 and 2 are open from the start, 3 and 4 once the dungeon has been scored, 5 once the walls have been. A marker that cannot move still lets you use its line. Favours of one phase go on different lines; more than four in a phase are lost. The builders of the last line work even if no such building stands on the road; all other rules of building hold.",
          list: [
            { title: "Prestige", text: "1, 2, 3, 4, 5 points." },
            { title: "Money", text: "3, 4, 5, 6, 7 deniers." },
            {
              title: "Goods",
              text: "1 food; 1 wood or 1 stone; 1 cloth; exchange 1 cube of any kind for 2 goods cubes; 1 gold.",
            },
            {
              title: "Building",
              text: "Nothing; carpenter, 1 wood less; mason, 1 stone less; lawyer for 1 cloth; architect at the full price.",
            },
          ],
        },
        {
          id: "C-12.8",
          text: "The favour for most batches belongs to phase 6, those for scored parts to phase 7: the limit of lines begins anew in between.",
          ruling: { booklet: "Could be read either way.", why: "They are two phases on the board." },
        },
        {
          id: "C-12.10",
          text: "You must choose a line and move its marker; using the effect is up to you.",
          ruling: { booklet: "Does not say what is optional.", why: "The marker is the favour, its effect a gift." },
        },
        {
          id: "C-12.11",
          text: "Large market and large peddler built by a favour cost no wood, but still one cube of any kind.",
          ruling: { booklet: "Does not say which cube is saved.", why: "The discount is a wood." },
        },
        {
          id: "C-12.16",
          text: "Several favours are taken one by one; each is finished, with every favour it leads to, before the next. In a scoring one player finishes before the next begins.",
          ruling: { booklet: "Is silent.", why: "What one favour brings may pay for the next." },
        },
        {
          id: "C-12.19",
          text: "A line is used up for the phase as soon as it is chosen: a church built by the building line cannot use that line again.",
          ruling: { booklet: "Is silent about chains.", why: "Otherwise the limit would mean nothing." },
        },
      ],
    },
    {
      title: "The end, and two players",
      clauses: [
        {
          id: "C-9",
          text: "After the towers have been scored, with all their favours, everybody gets 3 points for each gold, 1 for every three other cubes of whatever kinds, and 1 for every four deniers. Most points win; equal players share the win.",
        },
        {
          id: "C-10",
          text: "With two players the first player changes every turn and the stables are not used, not even from the gate. Once one has passed, the other pays 3 deniers for a place, not 2; own buildings cost 1, and the guest of the inn pays 1 everywhere. The rest is as with more players.",
        },
        {
          id: "C-12.7",
          text: "Those 3 deniers are paid for the castle and the special buildings too.",
          ruling: { booklet: "Speaks of buildings.", why: "Everywhere else the bridge sets one price for all places." },
        },
        {
          id: "C-12.15",
          text: "The order changes at the beginning of a turn, from the second on; the scoring at the end of a turn still goes by the old order.",
          ruling: { booklet: "Does not say at which moment.", why: "A turn is a whole." },
        },
      ],
    },
    {
      title: "House rules and silent steps",
      clauses: [
        {
          id: "C-11.1",
          text: "With the jeweller there is a tenth stone building: 1 stone, 1 cloth; 6 points; 1 gold for 5 points, or 2 for 9.",
        },
        { id: "C-11.2", text: "The lawyer is worth 4 points, or 3 as in later printings." },
        {
          id: "C-11.3",
          text: "In a first game there is no favour table: every favour is 3 points at once, without a limit.",
          ruling: {
            booklet: "Does not say whether the limit of four holds.",
            why: "It belongs to the lines, which are not there.",
          },
        },
        { id: "C-11.4", text: "Gold is a cube, not money: what costs deniers is paid in deniers." },
        {
          id: "C-12.23",
          text: "Where there is no choice you are not asked. Prestige and money pay at your marker; what you cannot use is not offered; the fourth favour of a phase takes the last line; who can place no worker passes, and still takes the denier of the first to pass; a prestige building takes your residence nearest to the castle.",
          ruling: {
            booklet: "Leaves such things to the table.",
            why: "Nothing is lost by it, and it saves a day in a game of a move a day.",
          },
        },
      ],
    },
    {
      title: "Examples",
      clauses: [
        {
          id: "C-14.1",
          text: "Four players. Blue passes first and takes a denier; now the peddler costs 2. After two passes another player's mason costs 3, and its owner scores 1 point. After three, your own farm still costs 1, the castle 4.",
        },
        {
          id: "C-14.2",
          text: "The order is red, green, orange, blue. Blue stands first in the stables, red second: the new order is blue, red, green, orange.",
        },
        {
          id: "C-14.3",
          text: "The first passes, the second moves the provost back 2 for 2 deniers, the third forward 2 for 2, the fourth back 1 for 1: he ends one space further back.",
        },
        {
          id: "C-14.4",
          text: "One place is left in the dungeon, and you give two batches: 5 and 4 points, and the favour, if the player before you gave one. With one batch you score 5, and the favour is theirs.",
        },
        {
          id: "C-14.5",
          text: "The dungeon is scored with 2, 3, 0 and 1 houses: a favour, a favour, 2 points less, nothing. A house already in the walls does not count.",
        },
        {
          id: "C-14.6",
          text: "You win a favour as the dungeon is scored, your marker of prestige on column 2: it stays there and brings 2 points.",
        },
        {
          id: "C-14.7",
          text: "The towers are being built, and your marker of goods goes from 2 to 3: you take food, or wood or stone, or cloth.",
        },
        {
          id: "C-14.8",
          text: "The walls are being built, and your marker of building goes from 2 to 3: you build the park for 1 food and score 3 points.",
        },
        {
          id: "C-14.9",
          text: "Your architect builds the statue for 2 stone and 1 gold on your residence: 7 points and a favour.",
        },
        {
          id: "C-14.10",
          text: "The provost is one space ahead of the bailiff: the bailiff goes two spaces. The provost is behind him or beside him: one. Then they stand together, and a part of the castle that was reached or passed is scored, unless it has been.",
        },
      ],
    },
  ],
  editions: [
    "Played here is the first edition: 40 tiles, nine of them stone buildings, eight residences. Later printings have a jeweller and one residence fewer, and a lawyer of 3 points: both are house rules here.",
    "Of the booklet itself we have the title page and the list of parts; the rules were gathered from several accounts and compared. Where they leave something open, a ruling on this page says how we play.",
    "Other languages call the bailiff bailli or Seneschall, the provost prévôt or Vogt, the lawyer notaire or Notar, the trading post comptoir or Kontor.",
  ],
};
