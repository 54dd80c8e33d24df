import type { Viewer } from "@serai/kernel";
import {
  type Command,
  commandSchema,
  type Done,
  gameInThisThread,
  type LogEntry,
  type Message,
  Table,
  TableHost,
  type TableStart,
} from "../src/index.ts";
import { BEGAN, SECOND } from "./helpers.ts";
import { steps } from "./steps-game.ts";

/** The world around a host: a disk, a clock, a bot and listeners, each of which does what the test says. */
export class World {
  readonly host: TableHost;
  readonly disk: LogEntry[] = [];
  readonly heard = new Map<Viewer, Message[]>();
  /** In the order in which it happened: what was put on disk, and who was told. */
  readonly happened: string[] = [];
  now = BEGAN;
  wakesAt: number | undefined;
  isDiskFull = false;
  restarts = 0;
  /** What a bot waits for before it answers. */
  thinking: () => Promise<void> = async () => {};
  /** What the disk waits for. */
  writing: () => Promise<void> = async () => {};
  #table: Table | undefined;
  readonly #start: TableStart;
  #ids = 0;

  constructor(start: TableStart, viewers: readonly Viewer[]) {
    this.#start = start;
    for (const viewer of viewers) this.heard.set(viewer, []);
    this.host = new TableHost({
      game: gameInThisThread(async () => this.table),
      now: () => this.now,
      keep: (done) => this.#keep(done),
      think: async (_seat, sight) => {
        await this.thinking();
        return sight.legal[0];
      },
      audience: {
        viewers: () => [...this.heard.keys()],
        tell: (messages) => {
          for (const [viewer, message] of messages) {
            this.heard.get(viewer)?.push(message);
            this.happened.push(`${viewer} hears`);
          }
        },
        restart: () => {
          this.restarts++;
          this.#table = undefined;
        },
      },
      wakeAt: (at) => {
        this.wakesAt = at;
      },
    });
  }

  /** The log is read again, as after a restart of the process. */
  restart(): void {
    this.#table = undefined;
  }

  get table(): Table {
    this.#table ??= new Table(steps, this.#start, this.disk);
    return this.#table;
  }

  pass(seconds: number): void {
    this.now += seconds * SECOND;
  }

  /** Sends a command as somebody's page would; resolves when it is answered. */
  send(seat: number, type: Command["type"], more: object = {}): Promise<void> {
    const id = `command-${++this.#ids}`;
    const { decision } = this.standing(seat);
    const about = type === "act" || type === "undo" ? { decision } : {};
    const command = commandSchema.parse({ type, id, ...about, ...more });
    return this.host.inTurn(async (at) => {
      await this.host.perform({ what: "command", seat, command }, at, () => this.happened.push(`${seat} is done`));
    });
  }

  act = (seat: number, action: string): Promise<void> => this.send(seat, "act", { action });

  standing(seat: number): Extract<Message, { type: "table" }> {
    const message = this.table.whole(seat, this.now);
    if (message.type !== "table") throw new Error("not a whole table");
    return message;
  }

  get kinds(): string[] {
    return this.disk.map(({ what }) =>
      what.kind === "move" ? `${what.line}${what.by ? ` by ${what.by}` : ""}` : what.kind,
    );
  }

  async #keep({ entry, number }: Done): Promise<void> {
    await this.writing();
    if (this.isDiskFull) throw new Error("the disk is full");
    if (number !== this.disk.length + 1) throw new Error("not the next entry");
    this.disk.push(entry);
    this.happened.push("on disk");
  }
}

/** A promise that the test keeps when it likes. */
export function gate(): { readonly wait: () => Promise<void>; open(): void } {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { wait: () => opened, open: () => open() };
}
