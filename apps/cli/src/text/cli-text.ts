import type { Difference } from "@serai/kernel";
import type { DataFault, FailingGame } from "@serai/server";

export type CommandName =
  | "serve"
  | "play"
  | "new"
  | "replay"
  | "show"
  | "verify"
  | "fuzz"
  | "bench"
  | "arena"
  | "train"
  | "backup"
  | "restore"
  | "ratings"
  | "reports"
  | "operator-key"
  | "doctor"
  | "freeze"
  | "add-game"
  | "help";

export type OperandName = "game" | "games" | "record" | "file" | "rebuild" | "id" | "command";

export type OptionName =
  | "bot"
  | "bots"
  | "data"
  | "done"
  | "every"
  | "finished"
  | "games"
  | "help"
  | "host"
  | "iterations"
  | "json"
  | "lang"
  | "log"
  | "milliseconds"
  | "minutes"
  | "network"
  | "only"
  | "option"
  | "out"
  | "players"
  | "port"
  | "rounds"
  | "seat"
  | "seats"
  | "seen"
  | "seed"
  | "state"
  | "strangers"
  | "table"
  | "value"
  | "workers";

/** Everything the toolbox says in one language, the games' own words apart. */
export interface CliText {
  readonly tagline: string;
  readonly usage: string;
  readonly commandsTitle: string;
  readonly optionsTitle: string;
  readonly gamesTitle: string;
  readonly moreHelp: string;
  /** One line on what each command does. */
  readonly commands: Readonly<Record<CommandName, string>>;
  readonly operands: Readonly<Record<OperandName, string>>;
  /** What stands for the value ("" where there is none), and what it does. */
  readonly options: Readonly<Record<OptionName, readonly [value: string, meaning: string]>>;
  readonly players: (min: number, max: number) => string;

  readonly errors: {
    readonly unknownCommand: (word: string) => string;
    readonly unknownOption: (option: string, command: string) => string;
    readonly needsValue: (option: string) => string;
    readonly takesNoValue: (option: string) => string;
    readonly tooManyWords: (word: string, command: string) => string;
    readonly missing: (operand: string, command: string) => string;
    readonly missingOption: (option: string, command: string) => string;
    readonly badNumber: (option: string, value: string, min: number, max: number) => string;
    readonly badLanguage: (value: string, languages: string) => string;
    readonly badSeat: (value: string, last: number) => string;
    readonly botsAndSeats: (bots: number, seats: number) => string;
    readonly cannotRead: (file: string, code: string) => string;
    readonly cannotWrite: (file: string, code: string) => string;
    readonly badNetwork: (file: string) => string;
    readonly inFile: (file: string, what: string) => string;
    readonly portTaken: (port: number) => string;
    readonly cannotListen: (host: string, port: number, code: string) => string;
    readonly unexpected: (what: string) => string;
  };

  readonly serve: {
    readonly open: (address: string) => string;
    readonly closing: string;
    readonly cannotSave: (why: string) => string;
  };
  readonly play: {
    readonly you: string;
    readonly atTheTable: (game: string, names: string) => string;
    /** Behind the name of a bot that is so. */
    readonly styles: Readonly<Record<"bold" | "cautious", string>>;
    readonly hint: string;
    readonly help: readonly string[];
    readonly choose: (count: number) => string;
    /** Over how so many moves begin. */
    readonly narrow: (count: number) => string;
    readonly onlyOne: string;
    readonly outOfTurn: string;
    readonly farewell: string;
    readonly finalScoring: string;
  };
  readonly addGame: {
    /** Why a game cannot be called so. */
    readonly refusals: Readonly<Record<"not-an-id" | "taken" | "used", (id: string) => string>>;
    readonly written: (id: string) => string;
  };
  readonly saved: (file: string) => string;
  readonly replay: {
    readonly played: (actions: number, of: number) => string;
    readonly state: string;
    readonly result: string;
    readonly unfinished: string;
    readonly place: (rank: number, name: string, score: number) => string;
    readonly equal: string;
    readonly difference: (difference: Difference) => string;
  };
  readonly show: {
    readonly title: (game: string, viewer: string) => string;
    readonly spectator: string;
    readonly start: string;
    readonly move: (number: number) => string;
    readonly end: string;
  };
  readonly backup: {
    readonly done: (file: string) => string;
    readonly restored: (folder: string) => string;
    readonly unwritable: (file: string) => string;
  };
  readonly dataFaults: Readonly<Record<DataFault, (path: string) => string>>;
  readonly ratings: {
    readonly rebuilt: (games: number) => string;
    readonly kept: (games: number) => string;
  };
  readonly doctor: {
    readonly played: (running: number, finished: number) => string;
    readonly status: Readonly<Record<FailingGame["status"], string>>;
    readonly faults: Readonly<Record<FailingGame["fault"], string>>;
    readonly sound: string;
    readonly failing: (games: number) => string;
  };
  readonly freeze: {
    readonly done: (file: string) => string;
    readonly exists: (file: string) => string;
  };
  readonly reports: {
    readonly none: string;
    readonly said: (name: string, text: string) => string;
    readonly reported: (by: string, when: string, why: string) => string;
    readonly unknown: (line: string) => string;
    readonly closed: (line: string) => string;
  };
  readonly fuzz: {
    readonly progress: (game: string, done: number, of: number) => string;
    readonly fault: (kind: string, detail: string, file: string) => string;
    readonly moreFaults: (count: number) => string;
    readonly game: (game: string, games: number, moves: number, faults: number) => string;
    readonly total: (games: number, moves: number, faults: number, seconds: number) => string;
  };
  readonly arena: {
    readonly progress: (game: string, done: number, of: number) => string;
    /** Bot, games, share of wins, interval, interval by deals, fair share, points. */
    readonly columns: readonly string[];
    readonly saved: (file: string) => string;
    readonly noPlace: (file: string) => string;
  };
  readonly train: {
    readonly progress: (games: number, loss: number, seconds: number) => string;
    readonly resumed: (games: number, file: string) => string;
    readonly otherGame: (file: string) => string;
    readonly done: (games: number, loss: number, file: string) => string;
    readonly pass: (file: string, pass: number, passes: number) => string;
    readonly made: (file: string) => string;
    readonly unfinished: (states: string) => string;
  };
}
