import type { AreaWords, CardsWords, GemWords } from "./shared.ts";

/** Names the page has from the words of the rules. */
export interface RuleWords {
  readonly gems: GemWords;
  readonly areas: AreaWords;
  readonly characters: CardsWords;
  placeName(place: number): string;
  readonly neutral: string;
}

/** What the page of Ys says beyond the rules' own words. */
export interface PageWords {
  /** A letter or two for every gem: blue, green, yellow, red, black, white. */
  readonly letters: readonly string[];
  status(round: number, rounds: number, turn: number | undefined, turns: number): string;
  readonly city: string;
  readonly market: string;
  readonly toMarket: string;
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
  /** The standing order: no question about cards until one is reached for. */
  readonly onlyWhenISay: string;
  /** To be asked when the card's time comes. */
  readonly askMeThen: string;
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
