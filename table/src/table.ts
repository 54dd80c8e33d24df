import {
  type Action,
  type AnyGame,
  type GameRecord,
  type Result,
  type Seat,
  type SeatSet,
  seatsIn,
  type Viewer,
  writeMove,
} from "@serai/kernel";
import { changeFor } from "./change-for.ts";
import { botsToPlay, lateSeats, ordersToPlay, wakesAt } from "./due.ts";
import { type Outcome, outcomeOf, recordAt, storyAt } from "./ended.ts";
import { TableFold } from "./fold.ts";
import type { LogEntry, TableStart } from "./log.ts";
import { infoOf, newsFor, wholeFor } from "./messages.ts";
import type { Command, Message, TableInfo } from "./protocol.ts";
import type { SeatSight } from "./seat-sight.ts";

/** A seat whose person play waits for: which decision it is, and when its time began and ends, where it is counted in days. */
export interface AwaitedSeat {
  readonly seat: Seat;
  readonly decision: number;
  readonly from?: number;
  readonly to?: number;
}

/** A table around a game: what may be done at it, what is due, and what each viewer is told. */
export class Table {
  readonly info: TableInfo;
  readonly #fold: TableFold;

  constructor(game: AnyGame, start: TableStart, log: readonly LogEntry[]) {
    this.info = infoOf(start);
    this.#fold = new TableFold(game, start, log);
  }

  /** How many lines the log has. */
  get entries(): number {
    return this.#fold.entries;
  }

  get deciders(): SeatSet {
    return this.#fold.deciders;
  }

  get over(): boolean {
    return this.#fold.over;
  }

  get result(): Result | undefined {
    const { game, match } = this.#fold;
    return game.result(match.state);
  }

  get outcome(): Outcome | undefined {
    return outcomeOf(this.#fold);
  }

  isDone(seat: Seat, id: string): boolean {
    return this.#fold.isDone(`${seat} ${id}`);
  }

  /** Does what a person asks; returns it as the log keeps it. Refused, it changes nothing. */
  command(seat: Seat, command: Command, now: number): LogEntry {
    const at = this.#fold.notBefore(now);
    return this.#fold.apply({
      what: changeFor(this.#fold, seat, command, at),
      at,
      command: `${seat} ${command.id}`,
    });
  }

  /** Plays for a seat whose person is not there, or has left an order. */
  playFor(seat: Seat, action: Action, by: "bot" | "order", now: number): LogEntry {
    const line = writeMove(this.#fold.game, { seat, action });
    return this.#fold.apply({ what: { kind: "move", line, by }, at: this.#fold.notBefore(now) });
  }

  /** A seat whose time is out is from now on played for. */
  timeOut(seat: Seat, now: number): LogEntry {
    return this.#fold.apply({ what: { kind: "away", seat, why: "time" }, at: this.#fold.notBefore(now) });
  }

  /** Another host of this table has put it in the log. */
  follow(entry: LogEntry): void {
    this.#fold.apply(entry);
  }

  botsToPlay(now: number): Seat[] {
    return botsToPlay(this.#fold, now);
  }

  lateSeats(now: number): Seat[] {
    return lateSeats(this.#fold, now);
  }

  ordersToPlay(now: number): { readonly seat: Seat; readonly action: Action }[] {
    return ordersToPlay(this.#fold, now);
  }

  get wakesAt(): number | undefined {
    return wakesAt(this.#fold);
  }

  /** Grows with every move and every undo: unchanged, nobody has decided anything meanwhile. */
  get position(): number {
    return this.#fold.decisions.reduce((sum, made) => sum + made, 0);
  }

  /** Persons that play waits for. */
  get awaited(): AwaitedSeat[] {
    const { presence, clocks, decisions } = this.#fold;
    return [...seatsIn(this.deciders)]
      .filter((seat) => presence.isPresent(seat))
      .map((seat) => {
        const [from, to] = [clocks.askedAt(seat), clocks.deadlineOf(seat)];
        const counted = this.info.clock.kind === "mail" && from !== undefined && to !== undefined;
        return { seat, decision: decisions[seat], ...(counted && { from, to }) };
      });
  }

  sightOf(seat: Seat): SeatSight {
    return this.#fold.sightOf(seat);
  }

  /** How many events the viewer has been told. */
  numberFor(viewer: Viewer): number {
    return this.#fold.stream.countFor(viewer);
  }

  whole(viewer: Viewer, now: number): Message {
    return wholeFor(this.#fold, viewer, now);
  }

  since(viewer: Viewer, from: number, now: number): Message {
    return newsFor(this.#fold, viewer, from, now);
  }

  record(): GameRecord | undefined {
    return recordAt(this.#fold);
  }

  story(): ReturnType<typeof storyAt> {
    return storyAt(this.#fold);
  }
}
