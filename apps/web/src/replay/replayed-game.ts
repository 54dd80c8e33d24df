import {
  type AnyGame,
  beginRecorded,
  type GameRecord,
  play,
  readMove,
  type Seat,
  type SeatSet,
  type Viewer,
} from "@serai/kernel";

/** From which seat a finished game is seen; `open` hides nothing. */
export type Perspective = Viewer | "open";

/** How the game stood after one move; the first moment is the set-up. */
export interface Moment {
  readonly state: unknown;
  /** The seat whose move led here, and the move in notation. */
  readonly by?: Seat;
  readonly move?: string;
  readonly events: readonly unknown[];
  readonly deciders: SeatSet;
}

export interface ToldEvent {
  readonly at: number;
  readonly event: unknown;
}

/** A record played once and kept moment by moment. What somebody saw is asked of the rules, as it was during play. */
export class ReplayedGame {
  readonly game: AnyGame;
  readonly record: GameRecord;
  readonly moments: readonly Moment[];

  /** Refuses a record that the rules refuse. */
  constructor(game: AnyGame, record: GameRecord) {
    this.game = game;
    this.record = record;
    const match = beginRecorded(game, record);
    const moments: Moment[] = [];
    const keep = (moment: Pick<Moment, "by" | "move" | "events">): void => {
      moments.push({ ...moment, state: game.clone(match.state), deciders: game.deciders(match.state) });
    };
    keep({ events: [...match.events] });
    for (const move of record.actions) {
      const { seat, action } = readMove(game, move);
      keep({ by: seat, move, events: play(match, seat, action) });
    }
    this.moments = moments;
  }

  get last(): number {
    return this.moments.length - 1;
  }

  isOver(at: number): boolean {
    return at === this.last && this.game.result(this.moments[at].state) !== undefined;
  }

  view(at: number, viewer: Viewer): unknown {
    return this.game.view(this.moments[at].state, viewer);
  }

  /** What was told up to a moment, as seen from there; of the last move, where one is amid it, so many events. */
  told(at: number, perspective: Perspective, shown?: number): ToldEvent[] {
    return this.moments.slice(0, at + 1).flatMap(({ events }, number) =>
      events
        .slice(0, number === at ? shown : undefined)
        .map((event) => ({ at: number, event: perspective === "open" ? event : this.game.see(event, perspective) }))
        .filter(({ event }) => event !== undefined),
    );
  }

  /** What a perfect memory in the seat held at a moment, and after how many events. */
  memory(at: number, seat: Seat): { readonly number: number; readonly memory: unknown } {
    const memory = this.game.memory(this.view(0, seat));
    const told = this.told(at, seat);
    for (const { event } of told) this.game.remember(memory, event);
    return { number: told.length, memory };
  }

  /** The next moment, in that direction, in which the seat is about to move. */
  decisionFrom(at: number, seat: Seat, direction: 1 | -1): number | undefined {
    for (let to = at + direction; to >= 0 && to < this.last; to += direction)
      if (this.moments[to + 1].by === seat) return to;
    return undefined;
  }
}
