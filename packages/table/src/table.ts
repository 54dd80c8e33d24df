import {
  type Action,
  type AnyGame,
  begin,
  type CommonRefusal,
  type GameRecord,
  type GameTypes,
  keyFromHex,
  legalActions,
  type Match,
  type OptionValues,
  play,
  readMove,
  readOptions,
  recordOf,
  refuse,
  type Seat,
  type SeatSet,
  seatsIn,
  type Viewer,
  viewersOf,
  writeMove,
} from "@serai/kernel";
import type { Message, SeatInfo, Standing, TableInfo, TableRefusal } from "./protocol.ts";

/** Everything a table is made from; with the log, all that is ever stored of it. */
export interface TableStart {
  readonly id: string;
  readonly game: string;
  readonly rules: number;
  readonly options: OptionValues;
  readonly seats: readonly SeatInfo[];
  /** 256 bits as hex: secret until the end. */
  readonly key: string;
}

/** One line of the log: a move, and the command it answered, so that a command sent twice is done once. */
export interface LoggedMove {
  readonly line: string;
  readonly command?: string;
}

/** What a bot at this table may be given: its seat's sight and nothing else. */
export interface SeatSight {
  readonly seat: Seat;
  readonly view: unknown;
  readonly memory: unknown;
  readonly legal: readonly Action[];
}

/** A table around a game: who sits where, what each viewer has been told, which commands are done. */
export class Table {
  readonly info: TableInfo;
  readonly #match: Match<GameTypes>;
  /** What each viewer saw, as it saw it; and as the log may repeat it. */
  readonly #seen = new Map<Viewer, unknown[]>();
  readonly #retold = new Map<Viewer, unknown[]>();
  /** Only bots need their seat's memory kept: people have their own. */
  readonly #memories = new Map<Seat, unknown>();
  readonly #decisions: number[];
  /** Up to here a viewer has certainly heard everything, and hears it again only as the log repeats it. */
  readonly #heard = new Map<Viewer, number>();
  readonly #commands = new Set<string>();

  constructor(game: AnyGame, start: TableStart, log: readonly LoggedMove[]) {
    const { key, ...info } = start;
    this.info = info;
    const seats = start.seats.length;
    if (start.rules !== game.rules) throw refuse<CommonRefusal>("unknown-rules", { rules: start.rules, game: game.id });
    const options = readOptions(game.options, start.options, seats);
    this.#match = begin(game, { options, seats, key: keyFromHex(key) });
    this.#decisions = start.seats.map(() => 0);
    for (const viewer of viewersOf(seats)) {
      this.#seen.set(viewer, []);
      this.#retold.set(viewer, []);
    }
    for (const [seat, { kind }] of start.seats.entries())
      if (kind === "bot") this.#memories.set(seat, game.memory(game.view(this.#match.state, seat)));
    this.#hear(this.#match.events);
    for (const { line, command } of log) {
      const move = readMove(game, line);
      this.#play(move.seat, move.action, command);
    }
  }

  get #game(): AnyGame {
    return this.#match.game;
  }

  get moves(): number {
    return this.#match.moves.length;
  }

  /** Seats that play waits for. */
  get deciders(): SeatSet {
    return this.#game.deciders(this.#match.state);
  }

  get over(): boolean {
    return this.#game.result(this.#match.state) !== undefined;
  }

  /** Bots that play waits for. */
  get askedBots(): Seat[] {
    return [...seatsIn(this.#game.deciders(this.#match.state))].filter((seat) => this.#memories.has(seat));
  }

  isDone(seat: Seat, command: string): boolean {
    return this.#commands.has(`${seat} ${command}`);
  }

  /** Plays an action of a seat; returns it as the log keeps it. Refused, it changes nothing. */
  act(seat: Seat, action: Action, command?: string): LoggedMove {
    return this.#play(seat, action, command);
  }

  /** The same for a page's command. The check is per decision: what others did meanwhile does not matter. */
  command(seat: Seat, decision: number, text: string, id: string): LoggedMove {
    if (decision !== this.#decisions[seat]) throw refuse<TableRefusal>("stale", { decision: this.#decisions[seat] });
    const action = this.#game.notation.read(text);
    if (action === undefined) throw refuse<CommonRefusal>("unreadable-action", { text: text.slice(0, 60) });
    return this.#play(seat, action, id);
  }

  sightOf(seat: Seat): SeatSight {
    const { state } = this.#match;
    const game = this.#game;
    return {
      seat,
      view: game.view(state, seat),
      memory: this.#memories.get(seat),
      legal: legalActions(game, state, seat),
    };
  }

  /** How many events the viewer has been told. */
  numberFor(viewer: Viewer): number {
    return this.#seen.get(viewer)?.length ?? 0;
  }

  /** Everything, for somebody who joins. */
  whole(viewer: Viewer): Message {
    const log = this.#retold.get(viewer) ?? [];
    return {
      type: "table",
      viewer,
      table: this.info,
      number: this.numberFor(viewer),
      log: log.filter((event) => event !== undefined),
      ...this.#standing(viewer),
    };
  }

  /**
   * What the viewer has not heard yet, having heard the first `from` events; everything where that cannot be. Nobody
   * is shown again what it acted upon: a game may want it remembered, not looked up (S-4.2, B-6.1).
   */
  since(viewer: Viewer, from: number): Message {
    const seen = this.#seen.get(viewer) ?? [];
    if (from > seen.length || from < (this.#heard.get(viewer) ?? 0)) return this.whole(viewer);
    return { type: "events", number: seen.length, events: seen.slice(from), ...this.#standing(viewer) };
  }

  /** The game as a file; its key must not leave before the end. */
  record(): GameRecord | undefined {
    return this.over
      ? recordOf(
          this.#match,
          this.info.seats.map(({ name }) => name),
        )
      : undefined;
  }

  #standing(viewer: Viewer): Standing {
    const { state } = this.#match;
    const game = this.#game;
    const legal = viewer === "spectator" ? [] : legalActions(game, state, viewer);
    return {
      view: game.view(state, viewer),
      deciders: [...seatsIn(game.deciders(state))],
      legal: legal.map((action) => game.notation.write(action)),
      decision: viewer === "spectator" ? 0 : this.#decisions[viewer],
      over: this.over,
    };
  }

  #play(seat: Seat, action: Action, command: string | undefined): LoggedMove {
    const told = play(this.#match, seat, action);
    for (const viewer of [seat, "spectator"] as const) this.#heard.set(viewer, this.numberFor(viewer));
    this.#decisions[seat]++;
    if (command !== undefined) this.#commands.add(`${seat} ${command}`);
    this.#hear(told);
    const line = writeMove(this.#game, { seat, action });
    return command === undefined ? { line } : { line, command };
  }

  #hear(events: readonly unknown[]): void {
    const game = this.#game;
    for (const event of events)
      for (const [viewer, seen] of this.#seen) {
        const sight = game.see(event, viewer);
        if (sight === undefined) continue;
        seen.push(sight);
        // Kept even where the log passes over it: both lists are counted alike.
        this.#retold.get(viewer)?.push(game.retell(event, viewer, this.#match.options));
        const memory = viewer === "spectator" ? undefined : this.#memories.get(viewer);
        if (memory !== undefined && viewer !== "spectator") game.remember(memory, sight);
      }
  }
}
