import {
  act,
  FastChance,
  legalActions,
  type Move,
  type OptionsOf,
  Refusal,
  readMove,
  type Seat,
  seatsIn,
  type Viewer,
} from "@serai/kernel";
import {
  byzanz,
  CARDS,
  type Card,
  type Event,
  type Memory,
  nameOf,
  type OPTIONS,
  type State,
  tableFor,
  type View,
} from "../rules/index.ts";

type Options = OptionsOf<typeof OPTIONS>;
export const DEFAULTS: Options = { shorter: 0, openScores: false };

export const cards = (names: string): Card[] =>
  names
    .split(" ")
    .filter((name) => name !== "")
    .map((name) => Array.from({ length: CARDS }, (_, card) => card).find((card) => nameOf(card) === name) ?? Number.NaN)
    .sort((a, b) => a - b);
export const names = (list: readonly Card[]): string => list.map(nameOf).join(" ");

interface Position {
  /** One hand a seat, `cloth1 wine2`. */
  readonly hands: readonly string[];
  /** The lots turned up from now on, the present one first; the rest of the pile is whatever it is. */
  readonly lots?: readonly string[];
  readonly opener?: Seat;
  readonly options?: Partial<Options>;
}

interface Market {
  readonly hands: readonly string[];
  readonly market: string;
  /** By seat. */
  readonly lotCards: readonly number[];
  readonly next?: string;
  readonly lastRound?: boolean;
  readonly options?: Partial<Options>;
}

/** A game in a position of its own making, played by lines of text. */
export class Table {
  readonly state: State;
  readonly options: Options;
  readonly events: Event[] = [];
  readonly memories: Memory[];
  readonly #chance = new FastChance(7);

  constructor(players: number, options: Partial<Options> = {}, arrange: (s: State) => void = () => {}) {
    this.options = { ...DEFAULTS, ...options };
    this.state = byzanz.setup(this.options, players, this.#chance);
    arrange(this.state);
    this.memories = this.state.hands.map((_, seat) => byzanz.memory(this.view(seat)));
    this.state.hands.forEach((hand, seat) => {
      this.#remember({ kind: "dealt", seat, cards: [...hand] });
      for (const [rival, { held }] of this.memories.entries()) if (rival !== seat) held[seat].unknown = hand.length;
    });
  }

  /** Plays lines such as `0 bid cloth1`; what is refused throws. Returns what was told. */
  play(lines: string): Event[] {
    const before = this.events.length;
    for (const line of lines.split("\n")) if (line.trim() !== "") this.#act(readMove(byzanz, line.trim()));
    return this.events.slice(before);
  }

  /** The refusal a line meets, `bid-too-low {"bid":1,"highest":2}`; the state must be as before. */
  refusal(line: string): string {
    const before = JSON.stringify(this.state);
    try {
      this.#act(readMove(byzanz, line));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return JSON.stringify(this.state) === before ? error.message : "changed the state";
    }
    return "accepted";
  }

  #act(move: Move): void {
    act(byzanz, this.state, move.seat, move.action, this.#chance, (event) => {
      this.events.push(event);
      this.#remember(event);
    });
  }

  #remember(event: Event): void {
    for (const [seat, memory] of this.memories.entries()) {
      const seen = byzanz.see(event, seat);
      if (seen) byzanz.remember(memory, seen);
    }
  }

  view(viewer: Viewer): View {
    return byzanz.view(this.state, viewer);
  }
  legal(seat: Seat): string[] {
    return legalActions(byzanz, this.state, seat).map((action) => byzanz.notation.write(action));
  }
  get asked(): Seat[] {
    return [...seatsIn(byzanz.deciders(this.state))];
  }
  get volunteers(): Seat[] {
    return [...seatsIn(byzanz.volunteers(this.state))];
  }
  hand(seat: Seat): string {
    return names(this.state.hands[seat]);
  }
  scored(seat: Seat): string {
    return names(this.state.scored[seat]);
  }
  get market(): string {
    return names(this.view("spectator").market);
  }
  get lot(): string {
    return names(this.state.lot);
  }
}

/** The first auction of a round. */
export const auction = ({ hands, lots = [], opener = 0, options = {} }: Position): Table =>
  new Table(hands.length, options, (s) => {
    setHands(s, hands);
    s.pile.push(...s.lot.splice(0));
    const stack = lots.flatMap((lot) => cards(lot)).reverse();
    s.pile.splice(s.pile.length - stack.length, stack.length, ...stack);
    const size = tableFor(s.players).lots[0];
    s.lot.push(...s.pile.splice(-size).sort((a, b) => a - b));
    s.opener = opener;
    s.asked = opener;
  });

/** The market of a round, all lots won. */
export const market = ({ hands, market, lotCards, next = "", lastRound = false, options = {} }: Market): Table =>
  new Table(hands.length, options, (s) => {
    setHands(s, hands);
    s.lot.length = 0;
    for (const card of cards(market)) s.market[card]++;
    for (const [seat, lotCard] of lotCards.entries()) s.lotCards[seat] = lotCard;
    s.won = s.players;
    s.bidders = 0;
    s.step = "picking";
    s.asked = lotCards.indexOf(Math.min(...lotCards));
    if (lastRound) {
      s.round = tableFor(s.players).rounds - s.options.shorter - 1;
      s.pile.length = 0;
    } else {
      const lot = cards(next).reverse();
      s.pile.splice(s.pile.length - lot.length, lot.length, ...lot);
    }
  });

/** B-5.1: the last sale; seats with fewer than three cards are done. */
export const lastSale = (hands: readonly string[], options: Partial<Options> = {}): Table =>
  new Table(hands.length, options, (s) => {
    setHands(s, hands);
    s.lot.length = 0;
    s.pile.length = 0;
    s.round = tableFor(s.players).rounds - s.options.shorter - 1;
    s.won = s.players;
    s.picks = s.players;
    s.bidders = 0;
    s.asked = -1;
    s.step = "lastSale";
    for (const [seat, hand] of s.hands.entries()) if (hand.length < 3) s.done |= 1 << seat;
  });

function setHands(s: State, hands: readonly string[]): void {
  for (const [seat, hand] of hands.entries()) s.hands[seat].splice(0, s.hands[seat].length, ...cards(hand));
}
