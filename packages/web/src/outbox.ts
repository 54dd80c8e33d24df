import { type ReadonlySignal, signal } from "@preact/signals";
import type { Command } from "@serai/table";
import type { Link } from "./connection.ts";

/** Commands that answer a decision. */
export type Deciding = Extract<Command, { decision: number }>;

/** The command on its way, until the table stands beyond it: acknowledged is not yet heard. */
export class Outbox {
  readonly #link: Link;
  readonly #sending = signal<Deciding | undefined>(undefined);
  #isAcknowledged = false;

  constructor(link: Link) {
    this.#link = link;
  }

  get sending(): ReadonlySignal<Deciding | undefined> {
    return this.#sending;
  }

  send(command: Deciding): void {
    this.#isAcknowledged = false;
    this.#sending.value = command;
    this.#link.send(command);
  }

  /** To be sent again over a new connection. */
  unanswered(): Command | undefined {
    return this.#isAcknowledged ? undefined : this.#sending.peek();
  }

  acknowledged(id: string): void {
    if (id === this.#sending.peek()?.id) this.#isAcknowledged = true;
  }

  /** Without an id it was not even read: whatever is on its way has to be sent anew. */
  refused(id: string | undefined): void {
    if (id === undefined || id === this.#sending.peek()?.id) this.#sending.value = undefined;
  }

  /** The table stands at this decision: one before it is done, and the next question may be asked. */
  standsAt(decision: number): void {
    if (decision > (this.#sending.peek()?.decision ?? decision)) this.#sending.value = undefined;
  }
}
