import type { AreaWords, CardsWords, GemWords } from "@serai/text/ys/shared";

// In one file with what the rules say.
export { text } from "@serai/text/ys/en";
export * as names from "@serai/text/ys/en/names";

/** Names the page has from the words of the rules. */
export interface RuleWords {
  readonly gems: GemWords;
  readonly areas: AreaWords;
  readonly characters: CardsWords;
  placeName(place: number): string;
  readonly neutral: string;
}

/** What the page of Ys says beyond the rules' own words. */
export interface OwnWords {
  /** A letter or two for every gem: blue, green, yellow, red, black, white. */
  readonly letters: readonly string[];
  status(round: number, rounds: number, turn: number | undefined, turns: number): string;
  readonly city: string;
  readonly market: string;
  readonly squares: string;
  quarter(number: number): string;
  aboutQuarter(number: number): string;
  /** Spoken: the ship in a port. */
  ship(large: string, count: number, small: readonly string[]): string;
  shipRule(players: number): string;
  readonly blackGem: string;
  points(points: number): string;
  placeWithReward(place: string, reward: string): string;
  readonly nobody: string;
  readonly nobodyThere: string;
  wonBy(name: string): string;
  closedBy(name: string): string;
  brokerUp(name: string, value: number): string;
  brokerDown(name: string, value: number | undefined): string;
  counts(value: number): string;
  total(name: string, sum: number, hidden: number): string;
  price(gem: string, square: number, rank: number): string;
  tieRule(neutral: string | undefined): string;

  readonly order: string;
  position(position: number): string;
  positionOf(position: number, name: string | undefined): string;

  readonly behindScreen: string;
  behind(count: number): string;
  stack(value: number, count: number, lifted: number): string;
  readonly side: string;
  readonly faceUp: string;
  readonly faceDown: string;
  readonly fromFront: string;
  readonly ownCards: string;
  cardsHeld(count: number): string;
  readonly nextRound: string;
  readonly noCard: string;
  readonly noMoreLooks: string;
  looks(count: number): string;

  readonly takeGem: string;
  readonly chooseGem: string;
  readonly bestColumn: string;
  readonly whichPrice: string;
  readonly whichWay: string;
  readonly up: string;
  readonly down: string;
  readonly toThrone: string;
  readonly closeZone: string;
  readonly swapBrokers: string;
  readonly whichBroker: string;
  readonly swapShips: string;
  readonly giveGem: string;
  readonly getGem: string;
  readonly orKeep: string;
  readonly keep: string;
  readonly priceUp: string;
  readonly priceDown: string;
  readonly twoGems: string;
  readonly lookAt: string;

  readonly ledger: string;
  readonly who: string;
  readonly pointsShort: string;
  readonly front: string;
  readonly cards: string;
  readonly throneRoom: string;
  /** Neutral brokers left to place, by seat. */
  left(counts: readonly number[]): string;

  readonly count: string;
  readonly lastCount: string;
  readonly fromStart: string;
  readonly stepBack: string;
  readonly stepOn: string;
  readonly play: string;
  readonly pause: string;
  readonly backToNow: string;

  readonly scoringTable: string;
  readonly scoringRule: string;
  readonly blackScale: string;
  readonly gem: string;
  rewardRules(isFour: boolean): readonly string[];

  readonly what: string;
  readonly blackGems: string;
  priceOf(square: number): string;
  readonly onTheWay: Readonly<Record<"market" | "commercial" | "characters", string>>;
  readonly sum: string;
  readonly byGems: string;
  readonly cityWon: string;
  readonly cityBeaten: string;
  readonly priceStory: string;
  readonly pointsPlot: string;
  readonly gemsPlot: string;
  /** Beside those of the gems. */
  readonly sourceLetters: Readonly<Record<"throne" | "market" | "commercial" | "characters", string>>;
  readonly atStart: string;
  roundShort(round: number): string;
}

export const own: OwnWords = {
  letters: ["B", "G", "Y", "R", "K", "W"],
  status: (round, rounds, turn, turns) =>
    `Round ${round}/${rounds}${turn === undefined ? "" : ` · Turn ${Math.min(turn, turns)}/${turns}`}`,
  city: "The city",
  market: "Market",
  squares: "Squares of the market",
  quarter: (number) => `Quarter ${number}`,
  aboutQuarter: (number) => `Quarter ${number}: look closer`,
  ship: (large, count, small) => `Ship with ${count === 1 ? "a" : "two"} ${large}, ${small.join(", ")}`,
  shipRule: (players) =>
    players === 4
      ? "Most in the whole quarter: two gems of the ship. Second: one. Third: the last."
      : "Most in the whole quarter: two gems of the ship. Second: the last.",
  blackGem: "a black gem",
  points: (points) => `${points} points`,
  placeWithReward: (place, reward) => `${place}, wins ${reward}`,
  nobody: "nothing",
  nobodyThere: "Nobody is here.",
  wonBy: (name) => `won by ${name}`,
  closedBy: (name) => `Closed by the Queen of ${name}.`,
  brokerUp: (name, value) => `${value} of ${name}`,
  brokerDown: (name, value) =>
    value === undefined ? `a face-down broker of ${name}` : `${value} of ${name}, face down`,
  counts: (value) => `counts ${value}`,
  total: (name, sum, hidden) => `${name}: ${sum}${hidden > 0 ? ` and ${hidden} face down` : ""}`,
  price: (gem, square, rank) => `${gem}: price ${square} of 15, place ${rank}`,
  tieRule: (neutral) =>
    `Ties: the Intriguer, ${neutral === undefined ? "" : `then ${neutral}, `}then the higher front, then the lower order card. A lone 0 wins.`,

  order: "Turn order",
  position: (position) => `${position}.`,
  positionOf: (position, name) => `${position}: ${name ?? "free"}`,

  behindScreen: "Behind your screen",
  behind: (count) => `${count} behind the screen`,
  stack: (value, count, lifted) => `Broker ${value}, ${count} left${lifted > 0 ? `, ${lifted} chosen` : ""}`,
  side: "Which side up",
  faceUp: "Up",
  faceDown: "Down",
  fromFront: "Or from your front",
  ownCards: "Your characters",
  cardsHeld: (count) => (count === 1 ? "1 character" : `${count} characters`),
  nextRound: "from next round",
  noCard: "No card",
  noMoreLooks: "No more looks",
  looks: (count) => (count === 1 ? "1 look left" : `${count} looks left`),

  takeGem: "Take a gem",
  chooseGem: "Choose a gem",
  bestColumn: "Best column",
  whichPrice: "Move a price",
  whichWay: "Which way",
  up: "up",
  down: "down",
  toThrone: "To the throne room",
  closeZone: "Close",
  swapBrokers: "Swap two",
  whichBroker: "Which broker",
  swapShips: "Swap two ships",
  giveGem: "Give",
  getGem: "for",
  orKeep: "or",
  keep: "Change nothing",
  priceUp: "Up",
  priceDown: "Down",
  twoGems: "Take two",
  lookAt: "Look at",

  ledger: "What lies in the open",
  who: "Who",
  pointsShort: "Pts",
  front: "Front",
  cards: "Characters",
  throneRoom: "Throne room",
  left: (counts) => `${counts.join(" + ")} left`,

  count: "The count",
  lastCount: "Last count again",
  fromStart: "The count from its start",
  stepBack: "One step back",
  stepOn: "One step on",
  play: "Play on",
  pause: "Pause",
  backToNow: "Back to now",

  scoringTable: "Scoring",
  scoringRule:
    "Colours by price, dearest first; places by number of gems. Equal numbers score the lowest place they cover.",
  blackScale: "by number, below",
  gem: "Gem",
  rewardRules: (isFour) => [
    `Whole quarter: ${isFour ? "1st two gems of the ship, 2nd one, 3rd the last" : "1st two gems of the ship, 2nd the last"}`,
    "Port: a black gem · Shops: 3 points · Palace: the character",
    "A broker put on the market: 1 point at once",
    "Market row: its gem · Columns: +2, +1, −1, −2",
    "Most on the whole market: moves one price by one",
    "Ties: front, then order card",
  ],

  what: "For what",
  blackGems: "Black gems",
  priceOf: (square) => `Price ${square}`,
  onTheWay: { market: "Market", commercial: "Shops", characters: "Prince, King" },
  sum: "Total",
  byGems: "Equal points: more gems decide.",
  cityWon: "The city beat you both.",
  cityBeaten: "You beat the city.",
  priceStory: "Prices, round by round",
  pointsPlot: "Points by source",
  gemsPlot: "Gems by seat",
  sourceLetters: { throne: "T", market: "M", commercial: "S", characters: "C" },
  atStart: "Start",
  roundShort: (round) => `R${round}`,
};
