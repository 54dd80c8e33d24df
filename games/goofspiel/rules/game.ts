import {
  type Action,
  everybody,
  type Game,
  has,
  NOBODY,
  type Notation,
  type OptionsOf,
  type Result,
  rank,
  refuse,
  type Seat,
  type SeatSet,
  type Viewer,
} from "@serai/kernel";

/*
 * Goofspiel, public domain, 2 to 4 players. Everybody holds the cards 1 to 13. A prize from 1 to 13 is turned up,
 * everybody bids a card in secret, the highest bid takes the prize; where several are highest nobody does. Most points
 * after thirteen prizes win. It is the smallest game with secret choices made at the same time, so it is the worked
 * example of docs/add-a-game.md and the yardstick of the kernel.
 */

const CARDS = 13;
const ALL_CARDS = (1 << (CARDS + 1)) - 2;
export const OPTIONS = {} as const;

export interface State {
  readonly seats: number;
  /** Prizes still to come, the next one last. */
  readonly prizes: number[];
  prize: number;
  /** A hand is a set of bits: bit c for card c. */
  readonly hands: number[];
  /** This prize's bids by seat, 0 while there is none. */
  readonly bids: number[];
  waiting: SeatSet;
  readonly points: number[];
  /** The last prize and the bids for it, until the next bid; empty when there is nothing to show. */
  readonly shown: number[];
}

export type Event =
  | { readonly kind: "prize"; readonly prize: number }
  | { readonly kind: "bid"; readonly seat: Seat; readonly card?: number }
  | { readonly kind: "settled"; readonly prize: number; readonly bids: readonly number[]; readonly winner?: Seat };

export interface View {
  readonly viewer: Viewer;
  readonly prize: number;
  /** Prizes still to come, ascending: their order is secret. */
  readonly ahead: readonly number[];
  /** Cards by seat as everybody knows them: a secret bid still counts as held. */
  readonly hands: readonly number[];
  readonly bid?: number;
  readonly waiting: SeatSet;
  readonly points: readonly number[];
  readonly shown: readonly number[];
}

export interface Goofspiel {
  State: State;
  View: View;
  Event: Event;
  OptionSpecs: typeof OPTIONS;
  Memory: undefined;
  Refusal: "card-not-in-hand";
}

/** The action "bid card c" is the number c. */
const notation: Notation = {
  write: (action) => `bid ${action}`,
  read(text) {
    const [, card] = /^bid ([1-9]|1[0-3])$/.exec(text) ?? [];
    return card === undefined ? undefined : Number(card);
  },
};

function turnUpPrize(s: State): void {
  s.prize = s.prizes.pop() ?? 0;
  s.waiting = s.prize === 0 ? NOBODY : everybody(s.seats);
}

/** The seat whose bid is highest; `undefined` where several are. */
function highestBidder(bids: readonly number[]): Seat | undefined {
  let best = 0;
  let winner: Seat | undefined;
  for (let seat = 0; seat < bids.length; seat++) {
    if (bids[seat] === best) winner = undefined;
    if (bids[seat] > best) {
      best = bids[seat];
      winner = seat;
    }
  }
  return winner;
}

function result(s: State): Result | undefined {
  return s.prize === 0 ? { scores: [...s.points], ranks: rank(s.points.map((points) => [points])) } : undefined;
}

/** A hand before a secret bid was taken from it. */
const knownHand = (s: State, seat: Seat): number =>
  s.bids[seat] === 0 ? s.hands[seat] : s.hands[seat] | (1 << s.bids[seat]);

function see(event: Event, viewer: Viewer): Event {
  return event.kind === "bid" && event.seat !== viewer ? { kind: "bid", seat: event.seat } : event;
}

export const goofspiel: Game<Goofspiel> = {
  id: "goofspiel",
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  notation,

  setup(_options: OptionsOf<typeof OPTIONS>, seats, chance, tell) {
    const prizes = Array.from({ length: CARDS }, (_, i) => i + 1);
    chance.shuffle(prizes);
    const each = (value: number): number[] => Array.from({ length: seats }, () => value);
    const s: State = {
      seats,
      prizes,
      prize: 0,
      hands: each(ALL_CARDS),
      bids: each(0),
      waiting: NOBODY,
      points: each(0),
      shown: [],
    };
    turnUpPrize(s);
    tell?.({ kind: "prize", prize: s.prize });
    return s;
  },

  deciders: (s) => s.waiting,
  volunteers: () => NOBODY,
  legal(s, seat, into) {
    if (!has(s.waiting, seat)) return;
    for (let rest = s.hands[seat]; rest !== 0; rest &= rest - 1) into.add(31 - Math.clz32(rest & -rest));
  },
  whyNot: (_s, _seat, action) => refuse("card-not-in-hand", { card: action }),

  apply(s, seat, card: Action, _chance, tell) {
    s.shown.length = 0;
    s.hands[seat] &= ~(1 << card);
    s.bids[seat] = card;
    s.waiting &= ~(1 << seat);
    tell?.({ kind: "bid", seat, card });
    if (s.waiting !== NOBODY) return;
    const winner = highestBidder(s.bids);
    if (winner !== undefined) s.points[winner] += s.prize;
    tell?.({ kind: "settled", prize: s.prize, bids: [...s.bids], ...(winner !== undefined && { winner }) });
    s.shown.push(s.prize, ...s.bids);
    s.bids.fill(0);
    turnUpPrize(s);
    if (s.prize !== 0) tell?.({ kind: "prize", prize: s.prize });
  },

  view: (s, viewer) => ({
    viewer,
    prize: s.prize,
    ahead: [...s.prizes].sort((a, b) => a - b),
    hands: s.hands.map((_, seat) => (seat === viewer ? s.hands[seat] : knownHand(s, seat))),
    ...(viewer !== "spectator" && s.bids[viewer] > 0 && { bid: s.bids[viewer] }),
    waiting: s.waiting,
    points: [...s.points],
    shown: [...s.shown],
  }),
  see,
  retell: (event, viewer) => see(event, viewer),

  memory: () => undefined,
  remember: () => {},
  sample(view, _memory, chance) {
    const s: State = {
      seats: view.hands.length,
      prizes: [...view.ahead],
      prize: view.prize,
      hands: [...view.hands],
      bids: view.hands.map(() => 0),
      waiting: view.waiting,
      points: [...view.points],
      shown: [...view.shown],
    };
    chance.shuffle(s.prizes);
    if (view.prize === 0) return s;
    for (let seat = 0; seat < s.seats; seat++) {
      if (has(s.waiting, seat)) continue;
      const bid = seat === view.viewer ? view.bid : undefined;
      const cards = Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => has(s.hands[seat], card));
      s.bids[seat] = bid ?? cards[chance.int(cards.length)];
      s.hands[seat] &= ~(1 << s.bids[seat]);
    }
    return s;
  },

  result,
  clone: (s) => ({
    ...s,
    prizes: [...s.prizes],
    hands: [...s.hands],
    bids: [...s.bids],
    points: [...s.points],
    shown: [...s.shown],
  }),
};

export { goofspiel as game };
