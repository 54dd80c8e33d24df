import {
  type Action,
  type Game,
  leftOf,
  NOBODY,
  type OpenTypes,
  type OpenView,
  only,
  openGame,
  type Result,
  rank,
  type Seat,
  type Sources,
} from "@serai/kernel";

/*
 * Pebbles, a game without secrets. A heap of pebbles lies on the table. In turn everybody takes one, two or three of
 * them and puts them in a bag. Each is worth a point, but a bag with more than ten tears and is worth nothing.
 */

const HEAP_A_SEAT = 12;
const MOST = 3;
const BAG = 10;

export interface State {
  heap: number;
  /** The seat whose turn it is. */
  turn: Seat;
  /** By seat. */
  readonly pebbles: number[];
}

export type View = OpenView<State>;

export type Event = { readonly kind: "took"; readonly seat: Seat; readonly count: number; readonly left: number };

export const OPTIONS = {} as const;

export type Types = OpenTypes<State, Event, typeof OPTIONS>;

/** What a bag with so many pebbles loses by tearing. */
const tornOff = (taken: number): number => (taken > BAG ? taken : 0);

/** By seat. */
export const pointsOf = ({ pebbles }: State): number[] => pebbles.map((taken) => taken - tornOff(taken));

/** Where they came from. */
export const sourcesOf = ({ pebbles }: State): Sources[] =>
  pebbles.map((taken) => ({ pebbles: taken, torn: -tornOff(taken) }));

export function resultOf(state: State): Result | undefined {
  if (state.heap > 0) return undefined;
  const scores = pointsOf(state);
  return { scores, ranks: rank(scores.map((score) => [score])) };
}

export const game: Game<Types> = openGame({
  id: "pebbles",
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  notation: {
    write: (action) => `take ${action}`,
    read(text): Action | undefined {
      const [, count] = /^take ([1-3])$/.exec(text) ?? [];
      return count === undefined ? undefined : Number(count);
    },
  },
  setup: (_options, seats) => ({
    heap: HEAP_A_SEAT * seats,
    turn: 0,
    pebbles: Array<number>(seats).fill(0),
  }),
  deciders: ({ heap, turn }) => (heap === 0 ? NOBODY : only(turn)),
  legal({ heap, turn }, seat, into) {
    if (seat === turn) for (let count = 1; count <= Math.min(MOST, heap); count++) into.add(count);
  },
  apply(state, seat, count, _chance, tell) {
    state.heap -= count;
    state.pebbles[seat] += count;
    state.turn = leftOf(seat, state.pebbles.length);
    tell?.({ kind: "took", seat, count, left: state.heap });
  },
  result: resultOf,
  sources: sourcesOf,
});
