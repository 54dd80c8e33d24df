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
} from "@serai/kernel";

/*
 * Pebbles, a game without secrets. A heap of pebbles lies on the table. In turn everybody takes one, two or three of
 * them, each worth a point; the player who takes the last one gets three points more.
 */

const HEAP_A_SEAT = 12;
const MOST = 3;
const FOR_THE_LAST = 3;

export interface State {
  heap: number;
  /** The seat whose turn it is. */
  turn: Seat;
  /** By seat. */
  readonly pebbles: number[];
  readonly bonus: number[];
}

export type View = OpenView<State>;

export type Event = { readonly kind: "took"; readonly seat: Seat; readonly count: number; readonly left: number };

export const OPTIONS = {} as const;

export type Types = OpenTypes<State, Event, typeof OPTIONS>;

/** By seat: what it has taken, and what the last one brought. */
export const pointsOf = ({ pebbles, bonus }: State): number[] => pebbles.map((taken, seat) => taken + bonus[seat]);

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
    bonus: Array<number>(seats).fill(0),
  }),
  deciders: ({ heap, turn }) => (heap === 0 ? NOBODY : only(turn)),
  legal({ heap, turn }, seat, into) {
    if (seat === turn) for (let count = 1; count <= Math.min(MOST, heap); count++) into.add(count);
  },
  apply(state, seat, count, _chance, tell) {
    state.heap -= count;
    state.pebbles[seat] += count;
    if (state.heap === 0) state.bonus[seat] = FOR_THE_LAST;
    state.turn = leftOf(seat, state.pebbles.length);
    tell?.({ kind: "took", seat, count, left: state.heap });
  },
  result: resultOf,
  sources: ({ pebbles, bonus }) => pebbles.map((taken, seat) => ({ pebbles: taken, last: bonus[seat] })),
});
