import type { Viewer } from "@serai/kernel";
import type { Message } from "../protocol.ts";
import type { Performed, Task } from "./perform.ts";
import type { HostPorts } from "./ports.ts";
import { Queue } from "./queue.ts";
import { WriteConflict } from "./write-conflict.ts";

/** How often a task is tried where other hosts of the table are always first. */
const MOST_TRIES = 10;

/**
 * A table as it is hosted, on the server or in a page. Everything that happens at it goes through one queue, one thing
 * after the other, and is on disk before anybody, its own player included, hears of it.
 */
export class TableHost<M = Message> {
  readonly #ports: HostPorts<M>;
  readonly #queue = new Queue();
  #waking: Promise<void> | undefined;

  constructor(ports: HostPorts<M>) {
    this.#ports = ports;
  }

  /** Nothing is under way. */
  get isIdle(): boolean {
    return this.#queue.isEmpty && this.#waking === undefined;
  }

  /**
   * Does the job when everything asked before it is done. It is given the time at which it was asked: a move that came in
   * time is in time, however long it waited here. Where the time was set back meanwhile, it is given that.
   */
  inTurn<X>(job: (at: number) => Promise<X>): Promise<X> {
    const { now } = this.#ports;
    const at = now();
    return this.#queue.inTurn(() => job(Math.min(at, now())));
  }

  /** For somebody who joins: everything, or what they have not heard. */
  message(viewer: Viewer, from: number | undefined): Promise<M> {
    return this.#ports.game.message(viewer, from, this.#ports.now());
  }

  /**
   * Does it, puts it on disk, then tells everybody; `onDone` is called in between, to answer the sender. Only for a job that
   * is in turn.
   */
  async perform(task: Task, at: number, onDone = (): void => {}): Promise<Performed<M>> {
    const { game, keep, readOn, audience, wakeAt } = this.#ports;
    for (let tries = 1; ; tries++) {
      const performed = await game.perform(task, at, audience.viewers());
      if (performed.kind === "again") onDone();
      if (performed.kind !== "done") return performed;
      try {
        await keep(performed);
      } catch (error) {
        if (error instanceof WriteConflict && readOn !== undefined && tries < MOST_TRIES) {
          await readOn();
          continue;
        }
        // Memory is ahead of the disk, and the disk is right.
        audience.restart(error);
        throw error;
      }
      onDone();
      await audience.tell(new Map(performed.news), performed);
      wakeAt(performed.summary.wakesAt);
      return performed;
    }
  }

  /** Does everything that is due without people: time that is out, standing orders, bots. */
  wake(): Promise<void> {
    this.#waking ??= this.#doAllDue().finally(() => {
      this.#waking = undefined;
    });
    return this.#waking;
  }

  async #doAllDue(): Promise<void> {
    const { think, wakeAt } = this.#ports;
    for (;;) {
      const next = await this.inTurn((at) => this.perform({ what: "due" }, at));
      if (next.kind === "nothing") return wakeAt(next.wakesAt);
      if (next.kind !== "think") continue;
      const { seat, position } = next;
      // It thinks outside the queue: people may act meanwhile, and then what it chose is dropped.
      const action = await think(seat, next.sight);
      if (action === undefined) return;
      await this.inTurn((at) => this.perform({ what: "play", seat, action, position }, at));
    }
  }
}
