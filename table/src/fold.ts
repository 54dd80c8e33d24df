import {
  type AnyGame,
  begin,
  type CommonRefusal,
  canTakeBack,
  type GameTypes,
  keyFromHex,
  keyOf,
  legalActions,
  type Match,
  NOBODY,
  play,
  readMove,
  readOptions,
  refuse,
  returnTo,
  type Saved,
  type Seat,
  type SeatSet,
  save,
  takeBack,
  type Viewer,
  viewersOf,
  without,
  withSeat,
} from "@serai/kernel";
import { Clocks } from "./clocks.ts";
import type { LogEntry, TableChange, TableStart } from "./log.ts";
import { Memories } from "./memories.ts";
import type { TableRefusal } from "./protocol.ts";
import { SeatPresence } from "./seat-presence.ts";
import type { SeatSight } from "./seat-sight.ts";
import { Stream } from "./stream.ts";
import { UndoRights } from "./undo-rights.ts";
import { undoneIn } from "./undone.ts";

/** A moment of the game as one viewer lived it: the events it had been told by then, and the moves made. */
interface Moment {
  readonly number: number;
  readonly moves: number;
}

/** How a table stands: a fold of its start and its log, which only entries change. It knows no clock but what they say. */
export class TableFold {
  readonly start: TableStart;
  readonly stream: Stream;
  readonly clocks: Clocks;
  readonly presence: SeatPresence;
  /** By seat: the order it has left. */
  readonly orders = new Map<Seat, string>();
  #match: Match<GameTypes>;
  #memories: Memories;
  /** By seat: how often it has acted. */
  readonly #decisions: number[];
  readonly #commands = new Set<string>();
  readonly #undoRights = new UndoRights();
  /** The match before each move that the log, as it is read, is about to take back. */
  readonly #saved: Saved<GameTypes>[] = [];
  /** Seats whose time for this decision ran out: a bot makes it, even if the person is back by then. */
  #late: SeatSet = NOBODY;
  #entries = 0;
  /** When the last thing happened. Time never goes back, whatever the host's clock says. */
  #latest: number;
  /** Up to here a viewer has certainly heard everything, and hears it again only as the log repeats it. */
  readonly #heard = new Map<Viewer, number>();
  /** By seat: where its person's own last action left it; before the first one, where the game began. */
  readonly #acted: Moment[];

  constructor(game: AnyGame, start: TableStart, log: readonly LogEntry[]) {
    const { fair, key, at } = start;
    const seats = start.seats.length;
    if (start.rules !== game.rules) throw refuse<CommonRefusal>("unknown-rules", { rules: start.rules, game: game.id });
    this.start = start;
    const options = readOptions(game.options, start.options, seats);
    this.#match = begin(game, { options, seats, key: key === undefined ? keyOf(start, fair) : keyFromHex(key) });
    this.#decisions = start.seats.map(() => 0);
    this.clocks = new Clocks(start.clock, seats);
    this.presence = new SeatPresence(start.seats);
    this.stream = new Stream(game, options, viewersOf(seats));
    this.stream.tell(this.#match.events);
    this.#acted = start.seats.map((_, seat) => this.#momentOf(seat));
    this.#memories = new Memories(this.#match);
    this.#latest = at;
    this.clocks.ask(this.deciders, at);
    const undone = undoneIn(log);
    for (const [i, entry] of log.entries()) this.apply(entry, undone.has(i));
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  get game(): AnyGame {
    return this.#match.game;
  }

  get deciders(): SeatSet {
    return this.game.deciders(this.#match.state);
  }

  get over(): boolean {
    return this.game.result(this.#match.state) !== undefined;
  }

  /** How many lines the log has. */
  get entries(): number {
    return this.#entries;
  }

  /** By seat: how often it has acted or taken back. */
  get decisions(): readonly number[] {
    return this.#decisions;
  }

  get late(): SeatSet {
    return this.#late;
  }

  isDone(command: string): boolean {
    return this.#commands.has(command);
  }

  /** Up to this event the viewer has certainly heard everything. */
  heardBy(viewer: Viewer): number {
    return this.#heard.get(viewer) ?? 0;
  }

  /** Where the seat's person last acted. */
  lastActionOf(seat: Seat): Moment {
    return this.#acted[seat];
  }

  sightOf(seat: Seat): SeatSight {
    const { state } = this.#match;
    return {
      seat,
      view: this.game.view(state, seat),
      memory: this.#memories.of(seat),
      legal: legalActions(this.game, state, seat),
      biasSeed: this.start.id,
    };
  }

  notBefore(now: number): number {
    return Math.max(now, this.#latest);
  }

  whyNotUndo(seat: Seat, now: number): TableRefusal | undefined {
    if (!canTakeBack(this.#match, seat)) return "not-undoable";
    if (!this.clocks.hasTimeToTakeBack(seat, this.notBefore(now))) return "not-undoable";
    return this.#undoRights.refusal;
  }

  /** The one way in which anything changes at a table, played live or read from the log. */
  apply(entry: LogEntry, isUndoneLater = false): LogEntry {
    const { what, at, command } = entry;
    switch (what.kind) {
      case "move":
        this.#move(what, at, isUndoneLater);
        break;
      case "undo":
        this.#undo(what.seat, at);
        break;
      case "away":
        if (this.presence.isAway(what.seat)) break;
        this.presence.leave(what.seat);
        if (what.why === "time") this.#late = withSeat(this.#late, what.seat);
        this.stream.tellTable({ table: "away", seat: what.seat, why: what.why });
        break;
      case "back":
        if (!this.presence.isAway(what.seat)) break;
        this.presence.comeBack(what.seat);
        this.stream.tellTable({ table: "back", seat: what.seat });
        break;
      case "resign":
        this.presence.resign(what.seat);
        this.orders.delete(what.seat);
        this.stream.tellTable({ table: "resigned", seat: what.seat });
        break;
      case "pause":
        this.presence.askForPause(what.seat);
        this.#pauseIfAgreed(at);
        break;
      case "resume":
        this.presence.askNoMore();
        if (this.clocks.isPaused) this.stream.tellTable({ table: "resumed" });
        this.clocks.resume(at);
        break;
      case "order":
        if (what.order === undefined) this.orders.delete(what.seat);
        else this.orders.set(what.seat, what.order);
        break;
    }
    this.#entries++;
    this.#latest = this.notBefore(at);
    if (command !== undefined) this.#commands.add(command);
    return entry;
  }

  #move({ line, by }: Extract<TableChange, { kind: "move" }>, at: number, isUndoneLater: boolean): void {
    const { seat, action } = readMove(this.game, line);
    if (isUndoneLater) this.#saved.push(save(this.#match));
    const told = play(this.#match, seat, action);
    for (const viewer of [seat, "spectator"] as const) this.#heard.set(viewer, this.stream.countFor(viewer));
    this.#decisions[seat]++;
    this.stream.tell(told);
    // What a bot or an order did for the seat is among the things its person missed.
    if (by === undefined) this.#acted[seat] = this.#momentOf(seat);
    if (!isUndoneLater) this.#memories.hear(told);
    this.clocks.answer(seat, at);
    const isOpen = this.#match.moves.at(-1)?.open ?? false;
    this.#undoRights.played(by !== "bot", isOpen);
    if (!isOpen) this.clocks.settle();
    this.#late = without(this.#late, seat) & this.deciders;
    this.clocks.ask(this.deciders, at);
    this.#dropSpentOrders();
  }

  #undo(seat: Seat, at: number): void {
    const { length } = this.#match.events;
    const saved = this.#saved.pop();
    if (saved !== undefined) returnTo(this.#match, saved);
    else {
      this.#match = takeBack(this.#match);
      this.#memories = new Memories(this.#match);
    }
    this.#decisions[seat]++;
    this.#undoRights.takenBack();
    this.stream.tellUndo(seat, length - this.#match.events.length);
    this.#acted[seat] = this.#momentOf(seat);
    this.clocks.takeBack();
    this.clocks.ask(this.deciders, at);
  }

  #momentOf(seat: Seat): Moment {
    return { number: this.stream.countFor(seat), moves: this.#match.moves.length };
  }

  #pauseIfAgreed(at: number): void {
    if (this.clocks.isPaused || !this.presence.agreesToPause) return;
    this.clocks.pause(at);
    this.stream.tellTable({ table: "paused" });
  }

  #dropSpentOrders(): void {
    for (const [seat, order] of this.orders)
      if (this.game.orders?.isSpent(order, this.game.view(this.#match.state, seat))) this.orders.delete(seat);
  }
}
