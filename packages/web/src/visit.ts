import { computed, signal } from "@preact/signals";
import type { Command, Gathering, Message, Say } from "@serai/table";
import { Talk } from "./chat/talk.ts";
import { connect, type Link, type Listener } from "./connection.ts";
import { openPage } from "./games/registry.ts";
import { knownOf, type Whole } from "./stage.ts";
import { TableStore } from "./table-store.ts";

/** Coming to a table: which game is played there is known only from its first message, and its page is fetched then. */
export class Visit implements Listener {
  readonly store = signal<TableStore | undefined>(undefined);
  readonly failed = signal(false);
  /** The table is closed to those who do not play. */
  readonly isShut = signal(false);
  /** The table before the start: who has sat down so far. */
  readonly gathering = signal<Gathering | undefined>(undefined);
  readonly link: Link;
  /** Where there are others to talk to. */
  readonly talk: Talk | undefined;
  /** There is something to show: the table, or why there is none. */
  readonly isThere = computed(
    () =>
      this.store.value !== undefined ||
      this.gathering.value !== undefined ||
      this.isShut.value ||
      this.failed.value ||
      this.link.state.value === "unknown-table",
  );
  /** What was said while the page was still on its way. */
  #early: Message[] = [];

  constructor(table: string, open: (table: string, listener: Listener) => Link = connect) {
    this.link = open(table, this);
    this.talk = this.link.say && new Talk(table, this.link.say);
  }

  heard(): number | undefined {
    return this.store.peek()?.heard();
  }

  unanswered(): Command | undefined {
    return this.store.peek()?.unanswered();
  }

  unsaid(): Say | undefined {
    return this.talk?.sending.peek();
  }

  hear(message: Message): void {
    if (this.talk?.hear(message)) return;
    if (message.type === "refused" && message.code === "no-watchers") {
      this.link.close();
      this.isShut.value = true;
      return;
    }
    if (message.type === "gathering") {
      this.gathering.value = message;
      return;
    }
    const store = this.store.peek();
    // Whoever sat down while watching looks from a seat now, and everything is drawn anew.
    const isElsewhere = message.type === "table" && store !== undefined && message.viewer !== store.viewer;
    if (store && !isElsewhere) {
      store.hear(message);
      return;
    }
    if (isElsewhere) this.store.value = undefined;
    const isFirst = message.type === "table" && !this.#early.some(({ type }) => type === "table");
    this.#early.push(message);
    if (isFirst)
      this.#sitDown(message).catch(() => {
        this.failed.value = true;
      });
  }

  async #sitDown(message: Whole): Promise<void> {
    const { page, text } = await openPage(message.table.game);
    const telling = knownOf(message) > 0 ? await page.telling() : undefined;
    const early = this.#early;
    this.#early = [];
    const at = early.findLastIndex(({ type }) => type === "table");
    const first = early[at];
    if (first?.type !== "table") return;
    const store = new TableStore({ page, telling, text, first, link: this.link });
    for (const message of early.slice(at + 1)) store.hear(message);
    this.store.value = store;
  }
}
