import { computed, signal } from "@preact/signals";
import type { Command, Gathering, Message, Say } from "@serai/table";
import { TableChat } from "../chat/table-chat.ts";
import { deviceStorage } from "../device/settings.ts";
import type { Mismatch } from "../fair/take-part.ts";
import { openPage } from "../games/registry.ts";
import { connect, type Link, type Listener } from "./connection.ts";
import { type JoiningEffect, type JoiningInput, join, NOT_JOINED } from "./joining.ts";
import { seen } from "./seen.ts";
import { knownOf } from "./showing.ts";
import type { Whole } from "./state.ts";
import { TableStore, type TableStoreOptions } from "./table-store.ts";

/** All it takes to draw a table. */
type Fetched = Pick<TableStoreOptions, "page" | "text" | "playback">;

/** What this device keeps of the start is fetched after the board. */
const AFTER_BOARD_MS = 300;

/** What this page has to do for a fair start is fetched by those who take part in one. */
const takePart = async (gathering: Gathering): Promise<Mismatch | undefined> =>
  gathering.mine === undefined ? undefined : (await import("../fair/take-part.ts")).takePart(gathering);

/** A visit to a table: the connection, joining, and the table once its page is there. */
export class Visit implements Listener {
  readonly #joining = signal(NOT_JOINED);
  readonly store = signal<TableStore | undefined>(undefined);
  readonly failed = computed(() => this.#joining.value.hasFailed);
  readonly shut = computed(() => this.#joining.value.shut);
  readonly gathering = computed(() => this.#joining.value.gathering);
  /** Why this page does not reveal its nonce: the host shows other things than before. */
  readonly mismatch = signal<Mismatch | undefined>(undefined);
  readonly link: Link;
  /** Where there are others to talk to. */
  readonly talk: TableChat | undefined;
  /** There is something to show: the table, or why there is none. */
  readonly isThere = computed(
    () =>
      this.store.value !== undefined ||
      this.gathering.value !== undefined ||
      this.shut.value !== undefined ||
      this.failed.value ||
      this.link.state.value === "unknown-table",
  );

  constructor(table: string, open: (table: string, listener: Listener) => Link = connect) {
    this.link = open(table, this);
    this.talk = this.link.say && new TableChat(table, this.link.say);
    this.link.state.subscribe((state) => this.#dispatch({ type: "link", state }));
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
    if (!this.talk?.hear(message)) this.#dispatch({ type: "hear", message });
  }

  /** This page goes away from the table. */
  leave(): void {
    const table = this.gathering.peek()?.id;
    this.link.close();
    if (table !== undefined) void import("../fair/take-part.ts").then((fair) => fair.leave(table));
  }

  #dispatch(input: JoiningInput<Fetched>): void {
    const { state, effects } = join(this.#joining.peek(), input);
    this.#joining.value = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: JoiningEffect<Fetched>): void {
    switch (effect.type) {
      case "close":
        this.link.close();
        return;
      case "take-part":
        void takePart(effect.gathering).then((mismatch) => {
          this.mismatch.value = mismatch;
        });
        return;
      case "fetch":
        void fetchFor(effect.message).then(
          (fetched) => this.#dispatch({ type: "fetched", fetched }),
          () => this.#dispatch({ type: "not-fetched" }),
        );
        return;
      case "rise":
        this.store.value = undefined;
        return;
      case "sit":
        this.#sit(effect);
        return;
      case "pass-on":
        this.store.peek()?.hear(effect.message);
        return;
    }
  }

  #sit({ fetched, first, rest, sawStart }: Extract<JoiningEffect<Fetched>, { type: "sit" }>): void {
    const store = new TableStore({ ...fetched, first, link: this.link });
    for (const message of rest) store.hear(message);
    this.store.value = store;
    if (this.link.place !== "server" || deviceStorage.get(`start.${first.table.id}`) === undefined) return;
    const isFirst = sawStart && this.link.state.peek() === "open";
    setTimeout(async () => (await import("../fair/take-part.ts")).begun(first, isFirst), AFTER_BOARD_MS);
  }
}

/** The page of the game; how its events are shown only where the first board cannot do without. */
async function fetchFor(message: Whole): Promise<Fetched> {
  const { table, viewer } = message;
  const { page, text } = await openPage(table.game, table.rules);
  const isSeenInPart = knownOf(seen.upTo(table.id, viewer), message) > 0;
  return { page, text, playback: isSeenInPart ? await page.playback() : undefined };
}
