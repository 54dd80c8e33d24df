import { signal } from "@preact/signals";
import type { Command, Gathering, Message } from "@serai/table";
import { connect, type Link, type Listener } from "./connection.ts";
import { gameEntry } from "./games/registry.ts";
import { language } from "./settings.ts";
import { TableStore, type Whole } from "./table-store.ts";

/** Coming to a table: which game is played there is known only from its first message, and its page is fetched then. */
export class Visit implements Listener {
  readonly store = signal<TableStore | undefined>(undefined);
  readonly failed = signal(false);
  /** The table before the start: who has sat down so far. */
  readonly gathering = signal<Gathering | undefined>(undefined);
  readonly link: Link;
  /** What was said while the page was still on its way. */
  #early: Message[] = [];

  constructor(table: string) {
    this.link = connect(table, this);
  }

  heard(): number | undefined {
    return this.store.peek()?.heard();
  }

  unanswered(): Command | undefined {
    return this.store.peek()?.unanswered();
  }

  hear(message: Message): void {
    const store = this.store.peek();
    if (store) {
      store.hear(message);
      return;
    }
    if (message.type === "gathering") {
      this.gathering.value = message;
      return;
    }
    const isFirst = this.#early.length === 0;
    this.#early.push(message);
    if (isFirst && message.type === "table")
      this.#sitDown(message).catch(() => {
        this.failed.value = true;
      });
  }

  async #sitDown(first: Whole): Promise<void> {
    const entry = gameEntry(first.table.game);
    if (entry === undefined) throw new Error(`no page for ${first.table.game}`);
    const [page] = await Promise.all([entry.page(), entry.text.load(language.peek())]);
    await page.words.load(language.peek());
    const store = new TableStore({ page, text: entry.text, first, link: this.link });
    for (const message of this.#early.slice(1)) store.hear(message);
    this.store.value = store;
  }
}
