import { batch, computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import type { Action, GameTypes, RefusalParams, Viewer } from "@serai/kernel";
import type { Command, Message, Standing, TableInfo } from "@serai/table";
import type { GameText } from "@serai/text/game-text";
import type { Link } from "./connection.ts";
import type { AnyGamePage, AnyTelling, Choice } from "./games/page.ts";
import { isPractice, Practice } from "./hints/practice.ts";
import { newId } from "./new-id.ts";
import { type Deciding, Outbox } from "./outbox.ts";
import type { Playback } from "./playback.ts";
import { type News, Stage, type Whole } from "./stage.ts";
import { isOfTable } from "./table-event.ts";
import type { Catalogue } from "./text/index.ts";

export interface Said {
  readonly code: string;
  readonly params: RefusalParams;
}

/** Commands beside the game, without the id that the store gives them. */
type Beside = Exclude<Command, { decision: number }>;
export type Unasked = Beside extends infer C ? (C extends Beside ? Omit<C, "id"> : never) : never;

export interface Sitting {
  readonly page: AnyGamePage;
  /** Where the first board cannot do without. */
  readonly telling?: AnyTelling | undefined;
  readonly text: Catalogue<GameText<GameTypes>>;
  readonly first: Whole;
  readonly link: Link;
}

const NOTHING: Choice = {};

/** One table as this page sees it: how it stands, what is on the screen of it, what the player is about to do. */
export class TableStore {
  readonly page: AnyGamePage;
  readonly #text: Catalogue<GameText<GameTypes>>;
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly link: Link;
  /** Where hints may be had. */
  readonly practice: Practice | undefined;
  readonly stage: Stage;
  readonly #outbox: Outbox;
  readonly #standing: Signal<Standing>;
  readonly choice = signal<Choice>(NOTHING);
  readonly refusal = signal<Said | undefined>(undefined);
  #number: number | undefined;

  constructor({ page, telling, text, first, link }: Sitting) {
    const { table, viewer } = first;
    this.page = page;
    this.#text = text;
    this.link = link;
    this.table = table;
    this.viewer = viewer;
    this.practice =
      viewer !== "spectator" && isPractice(table, viewer) ? new Practice(page, viewer, table.id) : undefined;
    this.practice?.hear(first);
    this.#standing = signal(first);
    this.stage = new Stage({ page, telling, table, viewer }, first);
    this.#outbox = new Outbox(link);
    this.#number = first.number;
  }

  /** The board is there: what it did without is fetched. */
  open(): void {
    void this.stage.open();
    // Where it does not come it is tried again when a hint is asked for.
    this.practice?.recollection().catch(() => {});
  }

  get playback(): Playback {
    return this.stage.playback;
  }

  /** What is on the screen; behind the standing while events are shown. */
  get view(): ReadonlySignal<unknown> {
    return this.stage.view;
  }

  get sending(): ReadonlySignal<Deciding | undefined> {
    return this.#outbox.sending;
  }

  /** The game's words in the page's language. */
  get text(): GameText<GameTypes> {
    return this.#text.text;
  }

  /** Everything is on the screen and the game is over. */
  readonly isOver = computed(() => this.#standing.value.over && !this.playback.isPlaying.value);

  /** Nothing can be decided: events are being shown, a decision is on its way, or one looks back. */
  readonly #isBusy = computed(
    () => this.playback.isPlaying.value || this.sending.value !== undefined || this.stage.past.value !== undefined,
  );

  readonly legal = computed<ReadonlySet<Action>>(
    () => new Set(this.#isBusy.value ? [] : this.#standing.value.legal.flatMap((text) => this.#read(text))),
  );

  /** The legal action that the choice amounts to. */
  readonly proposal = computed<Action | undefined>(() => {
    const action = this.page.actionOf(this.choice.value, this.view.value);
    return action !== undefined && this.legal.value.has(action) ? action : undefined;
  });

  /** Seats that play waits for, once everything is shown. */
  readonly asked = computed<readonly number[]>(() =>
    this.playback.isPlaying.value ? [] : this.#standing.value.deciders,
  );

  readonly canUndo = computed(() => this.#standing.value.undo && !this.#isBusy.value);

  /** Play waits for the viewer. Without that it may still have something to do: to sell out of turn, in Byzanz. */
  readonly isAsked = computed(() => this.legal.value.size > 0 && this.asked.value.some((seat) => seat === this.viewer));

  /** How the table itself stands: who is away, the clocks and when they were read, pauses, standing orders. */
  readonly company = computed(() => this.#standing.value);

  /** The table at which the same people play again, once somebody has opened it. */
  readonly rematch = signal<string | undefined>(undefined);

  /** Asks something of the table that is no move of the game. */
  ask(what: Unasked): void {
    this.refusal.value = undefined;
    this.link.send({ ...what, id: newId() });
  }

  choose(choice: Choice): void {
    this.refusal.value = undefined;
    this.choice.value = choice;
  }

  takeBack(): void {
    this.choose(NOTHING);
  }

  whyNot(code: string, params: RefusalParams = {}): void {
    this.refusal.value = { code, params };
  }

  confirm(): void {
    const action = this.proposal.peek();
    if (action === undefined) return;
    const { decision } = this.#standing.peek();
    this.#send({ type: "act", id: newId(), decision, action: this.page.rules.notation.write(action) });
  }

  /** Takes the last action back, where the table still allows it. */
  undo(): void {
    const { undo, decision } = this.#standing.peek();
    if (undo) this.#send({ type: "undo", id: newId(), decision });
  }

  #send(command: Deciding): void {
    this.refusal.value = undefined;
    this.#outbox.send(command);
  }

  heard(): number | undefined {
    return this.#number;
  }

  unanswered(): Command | undefined {
    return this.#outbox.unanswered();
  }

  hear(message: Message): void {
    switch (message.type) {
      case "table":
        this.#begin(message);
        return;
      case "events":
        this.#goOn(message);
        return;
      case "done":
        this.#outbox.acknowledged(message.id);
        return;
      case "refused":
        this.#outbox.refused(message.id);
        this.refusal.value = message;
        return;
      case "rematch":
        this.rematch.value = message.id;
        return;
      default:
      // A newer host may say more than this page understands.
    }
  }

  #begin(message: Whole): void {
    this.practice?.hear(message);
    batch(() => {
      this.stage.begin(message);
      this.#outbox.standsAt(message.decision);
      this.#number = message.number;
      this.choice.value = NOTHING;
      this.#standing.value = message;
    });
  }

  #goOn(message: News): void {
    const { number, events, decision, view } = message;
    if (number - events.length !== this.#number) {
      this.#number = undefined;
      this.link.restart();
      return;
    }
    this.practice?.hear(message);
    // In one go: between the answer and the first event the old question must not come up again.
    batch(() => {
      this.#number = number;
      this.#outbox.standsAt(decision);
      if (events.length === 0) this.#standing.value = message;
      this.stage.goOn(
        message,
        () => this.#takeLeave(message),
        () => {
          this.#standing.value = message;
          this.stage.view.value = view;
        },
      );
    });
  }

  /** What was before is over: for a player with its own next decision, for whoever watches with every action. */
  #takeLeave({ decision, events }: News): void {
    if (decision > this.#standing.peek().decision) {
      this.choice.value = NOTHING;
      this.stage.decided();
    } else if (this.viewer === "spectator" && !events.every(isOfTable)) this.stage.forget();
  }

  #read(text: string): Action[] {
    const action = this.page.rules.notation.read(text);
    return action === undefined ? [] : [action];
  }
}
