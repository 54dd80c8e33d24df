import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Action, GameTypes, RefusalParams, Viewer } from "@serai/kernel";
import type { Command, Message, Standing, TableInfo } from "@serai/table";
import type { GameText } from "@serai/text/game-text";
import type { Link } from "./connection.ts";
import type { AnyGamePage, Choice } from "./games/page.ts";
import { isPractice, Recollection } from "./hints/recollection.ts";
import { prepareFlights } from "./motion.ts";
import { newId } from "./new-id.ts";
import { type Moment, Playback } from "./playback.ts";
import { isOfTable } from "./table-event.ts";
import type { Catalogue } from "./text/index.ts";

export interface Said {
  readonly code: string;
  readonly params: RefusalParams;
}

export type Whole = Extract<Message, { type: "table" }>;
/** Commands that answer a decision. */
type Deciding = Extract<Command, { decision: number }>;
/** Commands beside the game, without the id that the store gives them. */
type Beside = Exclude<Command, { decision: number }>;
export type Unasked = Beside extends infer C ? (C extends Beside ? Omit<C, "id"> : never) : never;
type News = Extract<Message, { type: "events" }>;

export interface Sitting {
  readonly page: AnyGamePage;
  readonly text: Catalogue<GameText<GameTypes>>;
  readonly first: Whole;
  readonly link: Link;
}

const NOTHING: Choice = {};

const PACE_OF_TABLE = 300;

/** Enough that a screen reader which lags behind finds what it has not read yet. */
const KEPT_SPOKEN = 12;

/** One table as this page sees it: how it stands, what is being shown, what the player is about to do. */
export class TableStore {
  readonly page: AnyGamePage;
  readonly #text: Catalogue<GameText<GameTypes>>;
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly link: Link;
  readonly playback: Playback;
  /** Where hints may be had. */
  readonly recollection: Recollection | undefined;

  readonly #standing: Signal<Standing>;
  /** What is on the screen; behind the standing while events are shown. */
  readonly view: Signal<unknown>;
  readonly log: Signal<readonly unknown[]>;
  /** Where in the log the viewer's last own action stands: what comes after it is news. */
  readonly newsFrom: Signal<number>;
  /** The last few events shown, and the number of the first of them, for those who listen instead of looking. */
  readonly spoken = signal<{ readonly from: number; readonly events: readonly unknown[] }>({ from: 0, events: [] });
  readonly choice = signal<Choice>(NOTHING);
  readonly refusal = signal<Said | undefined>(undefined);
  /** The command on its way, until the table stands beyond it: acknowledged is not yet heard. */
  readonly sending = signal<Deciding | undefined>(undefined);
  #isAcknowledged = false;
  #number: number | undefined;

  constructor({ page, text, first, link }: Sitting) {
    this.page = page;
    this.playback = new Playback(page.longestShow);
    this.#text = text;
    this.link = link;
    this.table = first.table;
    this.viewer = first.viewer;
    const { table, viewer } = first;
    this.recollection =
      viewer !== "spectator" && isPractice(table, viewer) ? new Recollection(page.rules, viewer, first) : undefined;
    this.#standing = signal(first);
    this.view = signal(first.view);
    this.log = signal([...first.log, ...first.missed]);
    this.newsFrom = signal(first.log.length);
    this.#number = first.number;
  }

  /** The game's words in the page's language. */
  get text(): GameText<GameTypes> {
    return this.#text.text;
  }

  /** Everything is on the screen and the game is over. */
  readonly isOver = computed(() => this.#standing.value.over && !this.playback.isPlaying.value);

  readonly legal = computed<ReadonlySet<Action>>(() => {
    const isBusy = this.playback.isPlaying.value || this.sending.value !== undefined;
    return new Set(isBusy ? [] : this.#standing.value.legal.flatMap((text) => this.#read(text)));
  });

  /** The legal action that the choice amounts to. */
  readonly proposal = computed<Action | undefined>(() => {
    const action = this.page.actionOf(this.choice.value, this.view.value);
    return action !== undefined && this.legal.value.has(action) ? action : undefined;
  });

  /** Seats that play waits for, once everything is shown. */
  readonly asked = computed<readonly number[]>(() =>
    this.playback.isPlaying.value ? [] : this.#standing.value.deciders,
  );

  readonly canUndo = computed(() => {
    const isBusy = this.playback.isPlaying.value || this.sending.value !== undefined;
    return this.#standing.value.undo && !isBusy;
  });

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
    this.#isAcknowledged = false;
    this.sending.value = command;
    this.link.send(command);
  }

  heard(): number | undefined {
    return this.#number;
  }

  unanswered(): Command | undefined {
    return this.#isAcknowledged ? undefined : this.sending.peek();
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
        if (message.id === this.sending.peek()?.id) this.#isAcknowledged = true;
        return;
      case "refused":
        // Without an id it was not even read: whatever is on its way has to be sent anew.
        if (message.id === undefined || message.id === this.sending.peek()?.id) this.sending.value = undefined;
        this.refusal.value = message;
        return;
      case "rematch":
        this.rematch.value = message.id;
        return;
      default:
      // A newer host may say more than this page understands.
    }
  }

  /** The table stands beyond what was sent: it is done, and the next question may be asked. */
  #answered({ decision }: Standing): void {
    if (decision > (this.sending.peek()?.decision ?? decision)) this.sending.value = undefined;
  }

  #begin(message: Whole): void {
    this.playback.skip();
    this.recollection?.begin(message);
    batch(() => {
      this.#answered(message);
      this.#number = message.number;
      this.choice.value = NOTHING;
      this.#stand(message);
      this.log.value = [...message.log, ...message.missed];
      this.newsFrom.value = message.log.length;
    });
  }

  #goOn(message: News): void {
    if (message.number - message.events.length !== this.#number) {
      this.#number = undefined;
      this.link.restart();
      return;
    }
    this.recollection?.hear(message.events, message.number);
    const last = message.events.length - 1;
    // In one go: between the answer and the first event the old question must not come up again.
    batch(() => {
      this.#number = message.number;
      this.#answered(message);
      if (message.events.length === 0) this.#stand(message);
      this.playback.add(
        message.events.map((event, i) => this.#moment(event, i === 0, i === last ? message : undefined, message)),
      );
    });
  }

  #moment(event: unknown, isFirst: boolean, standing: Standing | undefined, { decision }: Standing): Moment {
    const { page } = this;
    return {
      pace: isOfTable(event) ? PACE_OF_TABLE : page.pace(event, this.view.peek()),
      prepare: () => prepareFlights(isOfTable(event) ? [] : page.flights(event, this.view.peek())),
      show: () =>
        batch(() => {
          if (isFirst && decision > this.#standing.peek().decision) this.#haveActed();
          if (!isOfTable(event)) this.view.value = page.show(this.view.peek(), event);
          this.log.value = [...this.log.peek(), event];
          this.#speak(event);
          if (standing) this.#stand(standing);
        }),
    };
  }

  #speak(event: unknown): void {
    const { from, events } = this.spoken.peek();
    const kept = events.slice(-KEPT_SPOKEN);
    this.spoken.value = { from: from + events.length - kept.length, events: [...kept, event] };
  }

  #stand(standing: Standing): void {
    this.#standing.value = standing;
    this.view.value = standing.view;
  }

  /** The choice is made; and what the viewer knew by then it must remember, as far as the game asks that (S-4.2). */
  #haveActed(): void {
    this.choice.value = NOTHING;
    const { rules } = this.page;
    const { viewer, table } = this;
    const retold = this.log
      .peek()
      .map((event) => (isOfTable(event) ? event : rules.retell(event, viewer, table.options)));
    this.log.value = retold.filter((event) => event !== undefined);
    this.newsFrom.value = this.log.peek().length;
  }

  #read(text: string): Action[] {
    const action = this.page.rules.notation.read(text);
    return action === undefined ? [] : [action];
  }
}
