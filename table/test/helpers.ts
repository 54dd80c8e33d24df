import { commitmentTo } from "@serai/kernel";
import {
  type Clock,
  type Command,
  commandSchema,
  type LogEntry,
  type Message,
  Table,
  type TableStart,
} from "../src/index.ts";
import { steps } from "./steps-game.ts";

export const SECOND = 1_000;
export const BEGAN = 1_000_000;
const secret = "5e".repeat(32);

export const startOf = (people: number, clock: Clock, bots = 0): TableStart => ({
  id: "t",
  game: "steps",
  rules: 1,
  options: {},
  seats: [
    ...Array.from({ length: people }, (_, i) => ({ kind: "person" as const, name: `person ${i}` })),
    ...Array.from({ length: bots }, (_, i) => ({ kind: "bot" as const, name: `bot ${i}`, bot: "random" })),
  ],
  clock,
  commitment: commitmentTo(secret),
  fair: { table: "t", secret, nonces: [] },
  at: BEGAN,
});

type Wish = Command extends infer C ? (C extends Command ? Omit<C, "id" | "decision"> : never) : never;

/** A table with its log and a clock that goes when told. Seconds are counted from the start. */
export class Sitting {
  readonly start: TableStart;
  readonly log: LogEntry[] = [];
  table: Table;
  now = BEGAN;
  #ids = 0;

  constructor(start: TableStart) {
    this.start = start;
    this.table = new Table(steps, start, []);
  }

  pass(seconds: number): void {
    this.now += seconds * SECOND;
  }

  do(seat: number, wish: Wish): void {
    const { decision } = this.standing(seat);
    const about = wish.type === "act" || wish.type === "undo" ? { decision } : {};
    const command = commandSchema.parse({ ...wish, id: `command-${++this.#ids}`, ...about });
    this.log.push(this.table.command(seat, command, this.now));
  }

  act = (seat: number, action: string): void => this.do(seat, { type: "act", action });

  /** What the host does without being asked: time that is out, then bots, which play the first thing they may. */
  wake(): void {
    for (const seat of this.table.lateSeats(this.now)) this.log.push(this.table.timeOut(seat, this.now));
    for (const { seat, action } of this.table.ordersToPlay(this.now))
      this.log.push(this.table.playFor(seat, action, "order", this.now));
    this.playBots();
  }

  playBots(): void {
    for (const seat of this.table.botsToPlay(this.now))
      this.log.push(this.table.playFor(seat, this.table.sightOf(seat).legal[0], "bot", this.now));
  }

  restart(): void {
    this.table = new Table(steps, this.start, this.log);
  }

  standing(seat: number): Extract<Message, { type: "table" }> {
    const message = this.table.whole(seat, this.now);
    if (message.type !== "table") throw new Error("not a whole table");
    return message;
  }

  /** Seconds the seat has left. */
  left(seat: number): number | undefined {
    const left = this.standing(seat).clocks?.[seat].left;
    return left === undefined ? undefined : left / SECOND;
  }
}

/** The code with which it is refused. */
export function codeOf(act: () => void): string {
  try {
    act();
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
  return "not refused";
}
