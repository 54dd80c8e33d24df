import {
  type Action,
  type AnyGame,
  begin,
  type CommonRefusal,
  canTakeBack,
  type GameRecord,
  type GameTypes,
  has,
  keyedChance,
  keyFromHex,
  keyOf,
  legalActions,
  type Match,
  NOBODY,
  play,
  type Result,
  readMove,
  readOptions,
  recordOf,
  refuse,
  returnTo,
  type Saved,
  type Seat,
  type SeatSet,
  type Sources,
  save,
  seatsIn,
  takeBack,
  type Viewer,
  viewersOf,
  without,
  withSeat,
  writeMove,
} from "@serai/kernel";
import { Clocks } from "./clocks.ts";
import type { Entry, Happening, TableStart } from "./log.ts";
import { Memories } from "./memories.ts";
import type { Command, Message, Standing, TableInfo, TableRefusal } from "./protocol.ts";
import { ranksWithResigned } from "./resigned-ranks.ts";
import { SeatPresence } from "./seat-presence.ts";
import { Stream } from "./stream.ts";
import { UndoRights } from "./undo-rights.ts";
import { undoneIn } from "./undone.ts";

/** What a bot that plays for a seat is given: the seat's sight and nothing else. */
export interface SeatSight {
  readonly seat: Seat;
  readonly view: unknown;
  readonly memory: unknown;
  readonly legal: readonly Action[];
  /** Where a bot's bias is drawn from: the table's id, so that it differs from game to game. */
  readonly biasSeed: string;
}

/** A seat whose person play waits for: which decision it is, and when its time began and ends, where it is counted in days. */
export interface Waiting {
  readonly seat: Seat;
  readonly decision: number;
  readonly from?: number;
  readonly to?: number;
}

export interface Outcome {
  readonly result: Result;
  /** By seat; empty where the game does not tell. */
  readonly sources: readonly Sources[];
}

/** A moment of the game as one viewer lived it: the events it had been told by then, and the moves made. */
interface Moment {
  readonly number: number;
  readonly moves: number;
}

/** Steps of luck no game reaches, from which the delay of standing orders is drawn. */
const DELAY_STEPS = 2 ** 31;

/** A table around a game. Its state is a fold of its start and its log; it knows no clock but what the log says. */
export class Table {
  readonly info: TableInfo;
  readonly #start: TableStart;
  readonly #stream: Stream;
  readonly #clocks: Clocks;
  readonly #presence: SeatPresence;
  #match: Match<GameTypes>;
  #memories: Memories;
  /** By seat: how often it has acted. */
  readonly #decisions: number[];
  readonly #commands = new Set<string>();
  readonly #orders = new Map<Seat, string>();
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

  constructor(game: AnyGame, start: TableStart, log: readonly Entry[]) {
    const { fair, key, at, deserted, rated = false, ...info } = start;
    const seats = start.seats.length;
    if (start.rules !== game.rules) throw refuse<CommonRefusal>("unknown-rules", { rules: start.rules, game: game.id });
    this.info = { ...info, rated };
    this.#start = start;
    const options = readOptions(game.options, start.options, seats);
    this.#match = begin(game, { options, seats, key: key === undefined ? keyOf(start, fair) : keyFromHex(key) });
    this.#decisions = start.seats.map(() => 0);
    this.#clocks = new Clocks(start.clock, seats);
    this.#presence = new SeatPresence(start.seats);
    this.#stream = new Stream(game, options, viewersOf(seats));
    this.#stream.tell(this.#match.events);
    this.#acted = start.seats.map((_, seat) => this.#momentOf(seat));
    this.#memories = new Memories(this.#match);
    this.#latest = at;
    this.#clocks.ask(this.deciders, at);
    const undone = undoneIn(log);
    for (const [i, entry] of log.entries()) this.#happen(entry, undone.has(i));
  }

  get #game(): AnyGame {
    return this.#match.game;
  }

  /** How many lines the log has. */
  get entries(): number {
    return this.#entries;
  }

  get deciders(): SeatSet {
    return this.#game.deciders(this.#match.state);
  }

  get over(): boolean {
    return this.result !== undefined;
  }

  get result(): Result | undefined {
    return this.#game.result(this.#match.state);
  }

  /** How the game ended, with those who resigned behind all others, and where each seat's points came from. */
  get outcome(): Outcome | undefined {
    const { result } = this;
    if (result === undefined) return undefined;
    const sources = this.#game.sources?.(this.#match.state) ?? result.scores.map(() => ({}));
    return { result: { ...result, ranks: ranksWithResigned(result.ranks, this.#presence.resigned) }, sources };
  }

  isDone(seat: Seat, id: string): boolean {
    return this.#commands.has(`${seat} ${id}`);
  }

  /** Does what a person asks; returns it as the log keeps it. Refused, it changes nothing. */
  command(seat: Seat, command: Command, at: number): Entry {
    const when = this.#notBefore(at);
    return this.#happen({ what: this.#meaningOf(seat, command, when), at: when, command: `${seat} ${command.id}` });
  }

  /** Plays for a seat whose person is not there, or has left an order. */
  playFor(seat: Seat, action: Action, by: "bot" | "order", at: number): Entry {
    return this.#happen({
      what: { kind: "move", line: writeMove(this.#game, { seat, action }), by },
      at: this.#notBefore(at),
    });
  }

  /** A seat whose time is out is from now on played for. */
  timeOut(seat: Seat, at: number): Entry {
    return this.#happen({ what: { kind: "away", seat, why: "time" }, at: this.#notBefore(at) });
  }

  /** Another host of this table has put it in the log. */
  follow(entry: Entry): void {
    this.#happen(entry);
  }

  /** Seats that somebody else must answer for now: bots, and people whose time is out or who left. */
  botsToPlay(now: number): Seat[] {
    return [...seatsIn(this.deciders)].filter((seat) => (this.#botTurn(seat) ?? now + 1) <= now);
  }

  /** Present people whose time is out. */
  lateSeats(now: number): Seat[] {
    return [...seatsIn(this.deciders)].filter(
      (seat) => this.#mayAnswer(seat) && (this.#clocks.deadlineOf(seat) ?? now + 1) <= now,
    );
  }

  /** Answers of standing orders that are due. */
  ordersToPlay(now: number): { readonly seat: Seat; readonly action: Action }[] {
    return [...seatsIn(this.deciders)].flatMap((seat) => {
      const due = this.#orderTurn(seat);
      return due !== undefined && due.at <= now ? [{ seat, action: due.action }] : [];
    });
  }

  /** When something happens here of itself; `undefined` where nothing does until a person acts. */
  get wakesAt(): number | undefined {
    const times = [...seatsIn(this.deciders)].flatMap((seat) => [
      this.#botTurn(seat),
      this.#mayAnswer(seat) ? this.#clocks.deadlineOf(seat) : undefined,
      this.#orderTurn(seat)?.at,
    ]);
    const known = times.filter((time) => time !== undefined);
    return known.length === 0 ? undefined : Math.min(...known);
  }

  /** Grows with every move and every undo: unchanged, nobody has decided anything meanwhile. */
  get position(): number {
    return this.#decisions.reduce((sum, made) => sum + made, 0);
  }

  /** Persons that play waits for. */
  get waiting(): Waiting[] {
    return [...seatsIn(this.deciders)]
      .filter((seat) => this.#presence.isPresent(seat))
      .map((seat) => {
        const [from, to] = [this.#clocks.askedAt(seat), this.#clocks.deadlineOf(seat)];
        const counted = this.info.clock.kind === "mail" && from !== undefined && to !== undefined;
        return { seat, decision: this.#decisions[seat], ...(counted && { from, to }) };
      });
  }

  sightOf(seat: Seat): SeatSight {
    const { state } = this.#match;
    const game = this.#game;
    return {
      seat,
      view: game.view(state, seat),
      memory: this.#memories.of(seat),
      legal: legalActions(game, state, seat),
      biasSeed: this.info.id,
    };
  }

  /** How many events the viewer has been told. */
  numberFor(viewer: Viewer): number {
    return this.#stream.countFor(viewer);
  }

  /** Everything, for somebody who joins. A seat gets what it missed as it happened, and the view that starts from. */
  whole(viewer: Viewer, now: number): Message {
    const number = this.numberFor(viewer);
    const acted = viewer === "spectator" ? { number, moves: 0 } : this.#acted[viewer];
    const missed = this.#stream.after(viewer, acted.number);
    return {
      type: "table",
      viewer,
      table: this.info,
      number,
      log: this.#stream.log(viewer, acted.number),
      missed,
      ...(missed.length > 0 && { before: this.#viewAfter(acted.moves, viewer) }),
      ...this.#standing(viewer, now),
    };
  }

  /**
   * What the viewer has not heard yet, having heard the first `from` events; everything where that cannot be. Nobody
   * is shown again what it acted upon: a game may want it remembered, not looked up (S-4.2, B-6.1).
   */
  since(viewer: Viewer, from: number, now: number): Message {
    const number = this.numberFor(viewer);
    if (from > number || from < (this.#heard.get(viewer) ?? 0)) return this.whole(viewer, now);
    return { type: "events", number, events: this.#stream.after(viewer, from), ...this.#standing(viewer, now) };
  }

  /** The game as a file, to be had only after the end: it holds every secret. */
  record(): GameRecord | undefined {
    if (!this.over) return undefined;
    const { fair, key, commitment, options } = this.#start;
    const names = this.info.seats.map(({ name }) => name);
    if (key !== undefined) return recordOf(this.#match, names);
    return { ...recordOf(this.#match, names), options: { ...options }, commitment, fair };
  }

  /** Every move with all that came of it, nothing hidden; like the record to be had only after the end. */
  story(): { readonly move?: string; readonly events: readonly unknown[] }[] | undefined {
    if (!this.over) return undefined;
    const again = begin(this.#game, this.#match);
    const start = { events: [...again.events] };
    return [
      start,
      ...this.#match.moves.map((move) => ({
        move: writeMove(this.#game, move),
        events: play(again, move.seat, move.action),
      })),
    ];
  }

  #momentOf(seat: Seat): Moment {
    return { number: this.numberFor(seat), moves: this.#match.moves.length };
  }

  /** What the viewer saw once so many moves were made: played again, so that nothing need be kept for it. */
  #viewAfter(moves: number, viewer: Viewer): unknown {
    const again = begin(this.#game, this.#match);
    for (const { seat, action } of this.#match.moves.slice(0, moves)) play(again, seat, action);
    return this.#game.view(again.state, viewer);
  }

  #standing(viewer: Viewer, now: number): Standing {
    const { state } = this.#match;
    const game = this.#game;
    const view = game.view(state, viewer);
    const isSeat = viewer !== "spectator";
    const legal = isSeat ? legalActions(game, state, viewer) : [];
    const order = isSeat ? this.#orders.get(viewer) : undefined;
    const orders = isSeat && !this.over ? (game.orders?.offered(view) ?? []) : [];
    return {
      view,
      deciders: [...seatsIn(this.deciders)],
      legal: legal.map((action) => game.notation.write(action)),
      decision: isSeat ? this.#decisions[viewer] : 0,
      undo: isSeat && this.#whyNotUndo(viewer, now) === undefined,
      ...(order !== undefined && { order }),
      ...(orders.length > 0 && { orders }),
      away: [...seatsIn(this.#presence.away)],
      ...(this.#presence.resigned.length > 0 && { resigned: [...this.#presence.resigned] }),
      pausing: [...seatsIn(this.#presence.pausing)],
      paused: this.#clocks.isPaused,
      ...(this.info.clock.kind !== "none" && { clocks: this.info.seats.map((_, seat) => this.#clockOf(seat, now)) }),
      over: this.over,
    };
  }

  #clockOf(seat: Seat, now: number): { left?: number; reserve: number } {
    const deadline = this.#clocks.deadlineOf(seat);
    return {
      ...(deadline !== undefined && { left: deadline - this.#notBefore(now) }),
      reserve: this.#clocks.reserveOf(seat),
    };
  }

  #notBefore(now: number): number {
    return Math.max(now, this.#latest);
  }

  /** A person is there, and has not let the time for this decision run out. */
  #mayAnswer(seat: Seat): boolean {
    return this.#presence.isPresent(seat) && !has(this.#late, seat);
  }

  /** When a bot answers for the seat: at once; but where everybody has left and may come back, when the clocks say so. */
  #botTurn(seat: Seat): number | undefined {
    if (this.#mayAnswer(seat)) return undefined;
    return this.#presence.present !== NOBODY || this.#presence.isGivenUp || this.#start.deserted
      ? 0
      : this.#clocks.deadlineOf(seat);
  }

  /** What the seat's standing order answers, and when: after a while that has nothing to do with what it holds. */
  #orderTurn(seat: Seat): { readonly at: number; readonly action: Action } | undefined {
    const order = this.#orders.get(seat);
    const asked = this.#clocks.askedAt(seat);
    if (order === undefined || asked === undefined || !this.#mayAnswer(seat) || this.#clocks.isPaused) return undefined;
    const { view, legal } = this.sightOf(seat);
    const action = this.#game.orders?.answer(order, view, legal);
    if (action === undefined) return undefined;
    return { at: asked + (this.#isAmongPeople(seat) ? this.#drawDelay() : 0), action };
  }

  #drawDelay(): number {
    return 1_500 + keyedChance(this.#match.key, DELAY_STEPS + this.#match.moves.length).int(4_000);
  }

  /** Somebody might read something from how long an answer takes; bots do not. */
  #isAmongPeople(seat: Seat): boolean {
    return this.info.seats.some(({ kind }, other) => other !== seat && kind === "person");
  }

  #meaningOf(seat: Seat, command: Command, at: number): Happening {
    const present = (): void => {
      if (this.#presence.isAway(seat)) throw refuse<TableRefusal>("away");
      if (has(this.#late, seat)) throw refuse<TableRefusal>("time-out");
    };
    if (this.#presence.hasResigned(seat)) throw refuse<TableRefusal>("resigned");
    switch (command.type) {
      case "act": {
        present();
        this.#checkDecision(seat, command.decision);
        const action = this.#game.notation.read(command.action);
        if (action === undefined)
          throw refuse<CommonRefusal>("unreadable-action", { text: command.action.slice(0, 60) });
        return { kind: "move", line: writeMove(this.#game, { seat, action }) };
      }
      case "undo": {
        present();
        this.#checkDecision(seat, command.decision);
        const refusal = this.#whyNotUndo(seat, at);
        if (refusal !== undefined) throw refuse<TableRefusal>(refusal);
        return { kind: "undo", seat };
      }
      case "leave":
        return { kind: "away", seat, why: "left" };
      case "back":
        return { kind: "back", seat };
      case "resign":
        if (this.over) throw refuse<CommonRefusal>("game-over");
        return { kind: "resign", seat };
      case "pause":
      case "resume":
        if (this.info.clock.kind === "none") throw refuse<TableRefusal>("no-clock");
        return { kind: command.type, seat };
      case "order":
        if (command.order !== undefined && !this.#game.orders?.isOrder(command.order))
          throw refuse<TableRefusal>("bad-order");
        return { kind: "order", seat, ...(command.order !== undefined && { order: command.order }) };
    }
  }

  #checkDecision(seat: Seat, decision: number): void {
    if (decision !== this.#decisions[seat]) throw refuse<TableRefusal>("stale", { decision: this.#decisions[seat] });
  }

  #whyNotUndo(seat: Seat, now: number): TableRefusal | undefined {
    if (!canTakeBack(this.#match, seat)) return "not-undoable";
    if (!this.#clocks.hasTimeToTakeBack(seat, this.#notBefore(now))) return "not-undoable";
    return this.#undoRights.refusal;
  }

  /** The one way in which anything changes here, played live or read from the log. */
  #happen(entry: Entry, isUndoneLater = false): Entry {
    const { what, at, command } = entry;
    switch (what.kind) {
      case "move":
        this.#move(what, at, isUndoneLater);
        break;
      case "undo":
        this.#undo(what.seat, at);
        break;
      case "away":
        if (this.#presence.isAway(what.seat)) break;
        this.#presence.leave(what.seat);
        if (what.why === "time") this.#late = withSeat(this.#late, what.seat);
        this.#stream.tellTable({ table: "away", seat: what.seat, why: what.why });
        break;
      case "back":
        if (!this.#presence.isAway(what.seat)) break;
        this.#presence.comeBack(what.seat);
        this.#stream.tellTable({ table: "back", seat: what.seat });
        break;
      case "resign":
        this.#presence.resign(what.seat);
        this.#orders.delete(what.seat);
        this.#stream.tellTable({ table: "resigned", seat: what.seat });
        break;
      case "pause":
        this.#presence.askForPause(what.seat);
        this.#pauseIfAgreed(at);
        break;
      case "resume":
        this.#presence.askNoMore();
        if (this.#clocks.isPaused) this.#stream.tellTable({ table: "resumed" });
        this.#clocks.resume(at);
        break;
      case "order":
        if (what.order === undefined) this.#orders.delete(what.seat);
        else this.#orders.set(what.seat, what.order);
        break;
    }
    this.#entries++;
    this.#latest = this.#notBefore(at);
    if (command !== undefined) this.#commands.add(command);
    return entry;
  }

  #move({ line, by }: Extract<Happening, { kind: "move" }>, at: number, isUndoneLater: boolean): void {
    const { seat, action } = readMove(this.#game, line);
    if (isUndoneLater) this.#saved.push(save(this.#match));
    const told = play(this.#match, seat, action);
    for (const viewer of [seat, "spectator"] as const) this.#heard.set(viewer, this.numberFor(viewer));
    this.#decisions[seat]++;
    this.#stream.tell(told);
    // What a bot or an order did for the seat is among the things its person missed.
    if (by === undefined) this.#acted[seat] = this.#momentOf(seat);
    if (!isUndoneLater) this.#memories.hear(told);
    this.#clocks.answer(seat, at);
    const isOpen = this.#match.moves.at(-1)?.open ?? false;
    this.#undoRights.played(by !== "bot", isOpen);
    if (!isOpen) this.#clocks.settle();
    this.#late = without(this.#late, seat) & this.deciders;
    this.#clocks.ask(this.deciders, at);
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
    this.#stream.tellUndo(seat, length - this.#match.events.length);
    this.#acted[seat] = this.#momentOf(seat);
    this.#clocks.takeBack();
    this.#clocks.ask(this.deciders, at);
  }

  #pauseIfAgreed(at: number): void {
    if (this.#clocks.isPaused || !this.#presence.agreesToPause) return;
    this.#clocks.pause(at);
    this.#stream.tellTable({ table: "paused" });
  }

  #dropSpentOrders(): void {
    for (const [seat, order] of this.#orders)
      if (this.#game.orders?.isSpent(order, this.#game.view(this.#match.state, seat))) this.#orders.delete(seat);
  }
}
