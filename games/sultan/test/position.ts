import {
  act,
  FastChance,
  legalActions,
  type OptionValues,
  readMove,
  readOptions,
  type Seat,
  writeMove,
} from "@serai/kernel";
import { COLOURS, type ColourName, type Event, type State, sultan } from "../rules/index.ts";

interface Given {
  readonly players: number;
  readonly options?: OptionValues;
  readonly seed?: number;
  readonly start?: Seat;
  /** What lies on the cushions; the rest of the bag is as in a fresh game. */
  readonly shown?: readonly ColourName[];
  readonly drawn?: readonly ColourName[];
  readonly hands?: readonly (readonly number[])[];
}

const colours = (names: readonly ColourName[]): number[] => names.map((name) => COLOURS.indexOf(name));

/** A game of Sultan from its set-up, bent to what a test is about, and played in notation. */
export function game({ players, options = {}, seed = 1, start = 0, shown, drawn, hands }: Given) {
  const chance = new FastChance(seed);
  const events: Event[] = [];
  const hear = (event: Event): void => void events.push(event);
  const state: State = sultan.setup(readOptions(sultan.options, options, players), players, chance, hear);
  if (shown || drawn || hands) {
    state.start = start;
    for (const [colour, count] of state.drawn.entries()) state.bag[colour] += count;
    for (const colour of state.shown) state.bag[colour]++;
    state.drawn.fill(0);
    state.shown.length = 0;
    state.step = drawn ? "offering" : "laying";
    for (const colour of colours(drawn ?? shown ?? ["white", "white", "white"])) {
      state.bag[colour]--;
      if (drawn) state.drawn[colour]++;
      else state.shown.push(colour);
    }
    for (const [seat, hand] of hands?.entries() ?? []) state.hands[seat].splice(0, 99, ...hand);
  }
  const moves = (seat: Seat): string[] => legalActions(sultan, state, seat).map((a) => sultan.notation.write(a));
  return {
    state,
    events,
    moves,
    view: (viewer: Seat | "spectator") => sultan.view(state, viewer),
    /** Lines such as `0 lay 9 at 1`. */
    play(text: string): void {
      for (const line of text.trim().split("\n")) {
        const move = readMove(sultan, line.trim());
        act(sultan, state, move.seat, move.action, chance, hear);
      }
    },
    /** Plays on at random until the condition holds, or to the end. */
    playUntil(condition: (state: State) => boolean): string[] {
      const lines: string[] = [];
      while (state.step !== "over" && !condition(state)) {
        const seat = Math.log2(sultan.deciders(state));
        const actions = legalActions(sultan, state, seat);
        const action = actions[chance.int(actions.length)];
        lines.push(writeMove(sultan, { seat, action }));
        sultan.apply(state, seat, action, chance, hear);
      }
      return lines;
    },
    /** The gems each seat won in the last reveal, by name. */
    get won(): Record<Seat, ColourName[]> {
      const { shown, winners } = state.reveal;
      const won: Record<Seat, ColourName[]> = {};
      for (const [cushion, seat] of winners.entries())
        if (seat >= 0) won[seat] = [...(won[seat] ?? []), COLOURS[shown[cushion]]];
      return won;
    },
  };
}
