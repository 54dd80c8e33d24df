import {
  type Action,
  everybody,
  type Game,
  NOBODY,
  only,
  refuse,
  type Seat,
  type SeatSet,
  without,
} from "@serai/kernel";

/*
 * The smallest game in which everything at a table can happen. A turn is up to three steps, which may be taken back,
 * and an end, which may not. After everybody's turn all guess at the same time, in secret. Then it starts again.
 */
const OPTIONS = {} as const;
const STEP: Action = 0;
const END: Action = 1;
const GUESS: Action = 2;
const WORDS = ["step", "end", "guess"];
const ROUNDS = 30;

interface State {
  readonly seats: number;
  round: number;
  turn: Seat;
  steps: number;
  guessing: SeatSet;
  readonly points: number[];
}

type Event = { readonly kind: "step" | "end" | "guess"; readonly seat: Seat };

export interface Steps {
  State: State;
  View: Omit<State, "seats"> & { readonly all: number };
  Event: Event;
  OptionSpecs: typeof OPTIONS;
  Memory: { steps: number };
  Refusal: "cannot";
}

const deciders = (s: State): SeatSet => {
  if (s.round === ROUNDS) return NOBODY;
  return s.guessing === NOBODY ? only(s.turn) : s.guessing;
};

export const steps: Game<Steps> = {
  id: "steps",
  rules: 1,
  seats: { min: 2, max: 4 },
  options: OPTIONS,
  notation: {
    write: (action) => WORDS[action],
    read: (text) => (WORDS.includes(text) ? WORDS.indexOf(text) : undefined),
  },
  setup: (_options, seats) => ({
    seats,
    round: 0,
    turn: 0,
    steps: 0,
    guessing: NOBODY,
    points: Array.from({ length: seats }, () => 0),
  }),
  deciders,
  volunteers: () => NOBODY,
  legal(s, seat, into) {
    if ((deciders(s) & only(seat)) === 0) return;
    if (s.guessing !== NOBODY) return into.add(GUESS);
    if (s.steps < 3) into.add(STEP);
    into.add(END);
  },
  apply(s, seat, action, chance, tell) {
    if (action === STEP) {
      s.steps++;
      s.points[seat]++;
      tell?.({ kind: "step", seat });
    } else if (action === END) {
      chance.int(2);
      s.steps = 0;
      s.turn = (s.turn + 1) % s.seats;
      if (s.turn === 0) s.guessing = everybody(s.seats);
      tell?.({ kind: "end", seat });
    } else {
      s.guessing = without(s.guessing, seat);
      if (s.guessing === NOBODY) s.round++;
      tell?.({ kind: "guess", seat });
    }
  },
  whyNot: () => refuse("cannot"),
  view: ({ round, turn, steps, guessing, points }) => ({
    round,
    turn,
    steps,
    guessing,
    points: [...points],
    all: points.reduce((sum, one) => sum + one, 0),
  }),
  see: (event) => event,
  retell: (event) => event,
  memory: () => ({ steps: 0 }),
  remember(memory, { kind }) {
    if (kind === "step") memory.steps++;
  },
  sample: ({ all: _, ...view }) => ({ ...view, seats: view.points.length, points: [...view.points] }),
  undoable: ({ kind }) => kind === "step",
  orders: {
    offered: () => ["end"],
    isOrder: (text) => text === "end",
    answer: (_order, _view, legal) => (legal.includes(END) ? END : undefined),
    isSpent: (_order, { guessing }) => guessing !== NOBODY,
  },
  result: ({ round, points }) =>
    round === ROUNDS
      ? { scores: points, ranks: points.map((one) => 1 + points.filter((p) => p > one).length) }
      : undefined,
  clone: (s) => ({ ...s, points: [...s.points] }),
};
