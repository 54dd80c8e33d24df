import { createHash, randomBytes } from "node:crypto";
import type { Message, ViewerState } from "@serai/table";
import { WebSocket } from "ws";
import { type Client, type Person, RETRY_MS } from "./client.ts";

const RECONNECT_MS = 100;

interface Act {
  readonly type: "act";
  readonly id: string;
  readonly decision: number;
  readonly action: string;
}

/** A table of one game, with the people at it. */
export class ScriptedTable {
  readonly game: string;
  readonly over: Promise<void>;
  readonly #client: Client;
  readonly #players: Player[] = [];
  readonly #still = new Set<Player>();
  #end: () => void = () => {};
  id = "";

  constructor(game: string, client: Client) {
    this.game = game;
    this.#client = client;
    this.over = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  get state(): string {
    return this.#players.map(({ state }) => state).join(", ");
  }

  async open(wanted: object, people: number): Promise<void> {
    const owner = await this.#client.newPerson();
    const { status, body } = await this.#client.ask(owner, "POST", "/api/tables", wanted);
    if (status !== 200 && status !== 201) throw new Error(`a table was refused: ${status} ${JSON.stringify(body)}`);
    this.id = String(body.id);
    for (let i = 0; i < people; i++) {
      const person = i === 0 ? owner : await this.#client.newPerson();
      const nonce = randomBytes(32).toString("hex");
      await this.#client.ask(person, "POST", `/api/tables/${this.id}/sit`, { name: `Guest ${i + 1}`, nonce });
      this.#players.push(new Player(this.#client, this, person));
    }
    for (const player of this.#players) {
      this.#still.add(player);
      player.connect();
    }
  }

  /** One of the players has heard of the end, and found it told the same way again; the last one closes the table. */
  hasEndedFor(player: Player): void {
    this.#still.delete(player);
    player.close();
    if (this.#still.size === 0) this.#end();
  }

  cutOff(): void {
    for (const player of this.#players) player.cutOff();
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}

/** Somebody at a table: comes back when the connection is lost, and sends again what was not answered. */
class Player {
  readonly #client: Client;
  readonly #table: ScriptedTable;
  readonly #person: Person;
  #socket: WebSocket | undefined;
  #number: number | undefined;
  #seat: number | undefined;
  #pending: Act | undefined;
  #again: NodeJS.Timeout | undefined;
  #standing: ViewerState | undefined;
  #isClosed = false;
  /** How many events it had heard when the game was over. */
  #endedAt: number | undefined;
  #sent = 0;
  #sentAt = 0;

  constructor(client: Client, table: ScriptedTable, person: Person) {
    this.#client = client;
    this.#table = table;
    this.#person = person;
  }

  get state(): string {
    const asked = this.#seat !== undefined && this.#standing?.deciders.includes(this.#seat);
    return this.#standing === undefined
      ? "not begun"
      : `${this.#number}${asked ? " asked" : ""}${this.#pending ? " sent" : ""}`;
  }

  cutOff(): void {
    this.#socket?.terminate();
  }

  close(): void {
    this.#isClosed = true;
    this.#wait(undefined);
    this.#socket?.terminate();
  }

  connect(): void {
    if (this.#isClosed) return;
    const socket = this.#client.socket(this.#table.id, this.#number, this.#person);
    this.#socket = socket;
    socket.on("error", () => {});
    socket.on("open", () => this.#pending && this.#send(this.#pending));
    socket.on("message", (data) => this.#socket === socket && this.#hear(JSON.parse(String(data))));
    socket.on("close", () => {
      if (this.#socket === socket) setTimeout(() => this.connect(), RECONNECT_MS);
    });
  }

  /** What it waits for an answer to, if anything. */
  #wait(act: Act | undefined): void {
    if (this.#pending) this.#client.underWay.delete(this.#pending.id);
    if (act) this.#client.underWay.add(act.id);
    this.#pending = act;
  }

  #hear(message: Message): void {
    switch (message.type) {
      case "table":
        if (this.#endedAt !== undefined) {
          this.#hearAgain(message);
          return;
        }
        if (message.number < (this.#number ?? 0)) this.#client.seen.takenBack++;
        if (message.viewer !== "spectator") this.#seat = message.viewer;
        this.#number = message.number;
        this.#stands(message);
        return;
      case "events":
        if (this.#endedAt !== undefined) return;
        if (message.number - message.events.length !== this.#number) {
          this.#client.seen.gaps++;
          this.#number = undefined;
          this.#socket?.terminate();
          return;
        }
        this.#number = message.number;
        this.#stands(message);
        return;
      case "done":
        if (message.id === this.#pending?.id) this.#wait(undefined);
        this.#client.acknowledge(message.id, { table: this.#table.id, player: this.#person.from }, this.#sentAt);
        this.#think();
        return;
      case "refused":
        this.#client.refused(message.code);
        // Without an id it was not even read: what is on its way has to be sent again.
        if (this.#pending && (message.id ?? this.#pending.id) === this.#pending.id) this.#refused(message.code);
        return;
      default:
      // What is said beside the game is not for scripted people.
    }
  }

  #refused(code: string): void {
    if (code === "cannot-save" || code === "too-many") {
      // Once, however often it is told: where nothing can be saved everybody at the table hears of every try.
      this.#again ??= setTimeout(() => {
        this.#again = undefined;
        if (this.#pending) this.#send(this.#pending);
      }, RETRY_MS);
      return;
    }
    this.#wait(undefined);
    if (code === "away")
      this.#socket?.send(JSON.stringify({ type: "back", id: randomBytes(12).toString("base64url") }));
    setTimeout(() => this.#think(), RETRY_MS);
  }

  #stands(standing: ViewerState): void {
    this.#standing = standing;
    if (standing.over) this.#askAgain();
    else this.#think();
  }

  /** After the end: comes once more as somebody who has heard nothing, to any server. */
  #askAgain(): void {
    this.#endedAt = this.#number;
    this.#number = undefined;
    this.#socket?.terminate();
  }

  #hearAgain({ number, over }: { readonly number: number } & ViewerState): void {
    if (number !== this.#endedAt || !over) this.#client.seen.differing++;
    this.#table.hasEndedFor(this);
  }

  #think(): void {
    const { decision } = this.#standing ?? {};
    const delay = this.#client.thinkMs * (0.5 + Math.random());
    setTimeout(() => this.#standing?.decision === decision && this.#act(), delay);
  }

  #act(): void {
    const standing = this.#standing;
    if (this.#pending !== undefined || standing === undefined || standing.over || this.#seat === undefined) return;
    if (!standing.deciders.includes(this.#seat) || standing.legal.length === 0) return;
    const id = createHash("sha256")
      .update(`${this.#person.from} ${this.#table.id} ${++this.#sent}`)
      .digest("base64url");
    const action = this.#client.choose(standing.legal);
    const act: Act = { type: "act", id: id.slice(0, 16), decision: standing.decision, action };
    this.#wait(act);
    this.#send(act);
  }

  #send(act: Act): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#sentAt = performance.now();
    this.#socket.send(JSON.stringify(act));
  }
}
