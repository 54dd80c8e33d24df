import type { Chance, Tell } from "@serai/kernel";
import type { Event } from "./events.ts";
import {
  BLACK,
  brokersFor,
  CHARACTERS,
  COLOURS,
  copiesOf,
  FIRST_PRICE,
  GEMS,
  hasNeutral,
  NO_CARD,
  NO_GEM,
  quartersFor,
  ROUNDS,
  ROWS,
  SHIPS,
  sidesFor,
  turnsFor,
  VALUES,
} from "./parts.ts";
import type { Options, State } from "./state.ts";

const list = <X>(length: number, make: (at: number) => X): X[] => Array.from({ length }, (_, at) => make(at));

/** Y-2.1: everything before the first arrivals. */
export function setUp(options: Options, players: number, chance: Chance, tell?: Tell<Event>): State {
  const quarters = quartersFor(players, options);
  const sides = sidesFor(players);
  const order = shuffled(
    list(players, (seat) => seat),
    chance,
  );
  const ships = shuffled(
    SHIPS.flatMap((_, ship) => Array<number>(copiesOf(ship, options)).fill(ship)),
    chance,
  );
  const characters = shuffled([...CHARACTERS.keys()], chance);
  tell?.({ kind: "seated", order: [...order] });
  return {
    options,
    players,
    quarters,
    turns: turnsFor(options),
    step: "arrivals",
    round: 0,
    order,
    picking: [],
    picked: list(players, () => -1),
    bids: list(players, () => -1),
    ships,
    docked: list(quarters, () => -1),
    marketShip: -1,
    market: list(ROWS, () => NO_GEM),
    prices: COLOURS.map(() => FIRST_PRICE),
    // The characters that no pile gets leave the game unseen.
    piles: list(quarters, () => characters.splice(0, ROUNDS - 1)),
    palaces: list(quarters, () => NO_CARD),
    screens: list(players, () => [...brokersFor(options)]),
    fronts: list(players, () => list(VALUES, () => 0)),
    lasts: list(players, () => -1),
    thrones: list(players, () => []),
    thronesSeen: list(players, () => []),
    neutrals: hasNeutral(players) ? [[], []] : [],
    gems: list(sides, () => list(BLACK + 1, () => 0)),
    scores: list(sides, () => 0),
    hands: list(players, () => []),
    fresh: list(players, () => []),
    played: list(players, () => []),
    brokers: { owner: [], place: [], value: [], up: [], seen: [] },
    turn: 0,
    laid: [],
    asked: 0,
    bishop: -1,
    illusionist: -1,
    spy: -1,
    intriguer: -1,
    looks: 0,
    merchant: 0,
    marked: -1,
    throneSwap: [],
    closedBy: -1,
    closed: -1,
    phase: "quarter",
    ties: list(sides, () => 0),
    choosing: -1,
    counted: 0,
    ranking: [],
    picks: 0,
    cargo: GEMS.map(() => 0),
    columns: [],
    sightSeat: -1,
    sight: -1,
  };
}

function shuffled(cards: number[], chance: Chance): number[] {
  chance.shuffle(cards);
  return cards;
}

export const clone = (s: State): State => ({
  ...s,
  order: [...s.order],
  picking: [...s.picking],
  picked: [...s.picked],
  bids: [...s.bids],
  ships: [...s.ships],
  docked: [...s.docked],
  market: [...s.market],
  prices: [...s.prices],
  piles: copies(s.piles),
  palaces: [...s.palaces],
  screens: copies(s.screens),
  fronts: copies(s.fronts),
  lasts: [...s.lasts],
  thrones: copies(s.thrones),
  thronesSeen: copies(s.thronesSeen),
  neutrals: copies(s.neutrals),
  gems: copies(s.gems),
  scores: [...s.scores],
  hands: copies(s.hands),
  fresh: copies(s.fresh),
  played: copies(s.played),
  brokers: {
    owner: [...s.brokers.owner],
    place: [...s.brokers.place],
    value: [...s.brokers.value],
    up: [...s.brokers.up],
    seen: [...s.brokers.seen],
  },
  laid: [...s.laid],
  throneSwap: [...s.throneSwap],
  ties: [...s.ties],
  ranking: [...s.ranking],
  cargo: [...s.cargo],
  columns: [...s.columns],
});

const copies = (lists: readonly number[][]): number[][] => lists.map((one) => [...one]);
