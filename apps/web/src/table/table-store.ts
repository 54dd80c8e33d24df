import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { isFrozen } from "@serai/games/list/frozen.ts";
import type { Action, GameTypes, RefusalParams, Viewer } from "@serai/kernel";
import type { Command, Message, TableInfo } from "@serai/table";
import type { Flight } from "@serai/ui/motion.ts";
import type { AnyGamePage, AnyPlayback, Choice, EventSound } from "@serai/ui/page.ts";
import { prefersReducedMotion } from "@serai/ui/settings.ts";
import type { GameText } from "@serai/words/game-text";
import { HintMemory, mayHaveHints } from "../hints/hint-memory.ts";
import type { Catalogue } from "../text/index.ts";
import type { Link } from "./connection.ts";
import { isBusy, proposalOf, readLegal, unanswered } from "./deciding.ts";
import { newId } from "./new-id.ts";
import { pastOf } from "./past.ts";
import { Player } from "./player.ts";
import { firstState, type Input, reduce } from "./reducer.ts";
import { seen } from "./seen.ts";
import { nextFlights } from "./showing.ts";
import { type Effect, NOTHING_CHOSEN, type TableContext, type TableState, type Whole } from "./state.ts";

const SEND_AGAIN_MS = 2_000;
const NOTHING_LEGAL: ReadonlySet<Action> = new Set();

/** Commands beside the game, without the id that the store gives them. */
type TableCommand = Exclude<Command, { decision: number }>;
export type TableRequest = TableCommand extends infer C ? (C extends TableCommand ? Omit<C, "id"> : never) : never;

export interface TableStoreOptions {
  readonly page: AnyGamePage;
  /** Where the first board cannot do without. */
  readonly playback?: AnyPlayback | undefined;
  readonly text: Catalogue<GameText<GameTypes>>;
  readonly first: Whole;
  readonly link: Link;
}

/** Somebody who teaches at the table stands between the player and what it picks up. */
export interface Coach {
  /** Whether that may be picked up now; where it may not, the coach says why. */
  allows(choice: Choice): boolean;
  /** Moves are told to the player: nothing is taken back, and no hints are given. */
  readonly isLeading: ReadonlySignal<boolean>;
}

/** One table on this page: hands what happens to the reducer, does what it asks for, and shows its state as signals. */
export class TableStore {
  readonly page: AnyGamePage;
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly link: Link;
  /** The rules have changed since it began, and it keeps those. */
  readonly byEarlierRules: boolean;
  /** Where hints may be had. */
  readonly hintMemory: HintMemory | undefined;
  readonly coach = signal<Coach | undefined>(undefined);
  readonly #text: Catalogue<GameText<GameTypes>>;
  readonly #state: Signal<TableState>;
  readonly #player: Player;
  /** Fetched once the board is there. */
  #prepareFlights: ((flights: readonly Flight[]) => () => void) | undefined;

  constructor({ page, playback, text, first, link }: TableStoreOptions) {
    const { table, viewer } = first;
    this.page = page;
    this.#text = text;
    this.link = link;
    this.table = table;
    this.viewer = viewer;
    this.byEarlierRules = isFrozen(table.game, table.rules);
    // Hints know the rules of the day only.
    const hasHints = viewer !== "spectator" && !this.byEarlierRules && mayHaveHints(table, viewer);
    this.hintMemory = hasHints ? new HintMemory(page, viewer, table.id) : undefined;
    this.hintMemory?.hear(first);
    this.#state = signal(firstState(this.#context(), first, { seen: seen.upTo(table.id, viewer), playback }));
    this.#player = new Player({
      isWaiting: () => this.#state.peek().isOpen && this.isPlaying.peek(),
      prepare: () => {
        const flights = nextFlights(this.#state.peek());
        return (flights && this.#prepareFlights?.(flights)) ?? (() => {});
      },
      show: () => {
        this.#dispatch({ type: "show-next" });
        return this.#state.peek().pause;
      },
    });
  }

  #context(): TableContext {
    const { page, table, viewer } = this;
    return { page, table, viewer, isHidden: document.hidden, isStill: prefersReducedMotion() };
  }

  #dispatch(input: Input): void {
    const { state, effects } = reduce(this.#context(), this.#state.peek(), input);
    this.#state.value = state;
    for (const effect of effects) this.#perform(effect);
  }

  #perform(effect: Effect): void {
    switch (effect.type) {
      case "send":
        this.link.send(effect.command);
        return;
      case "send-later":
        setTimeout(() => this.#dispatch({ type: "retry", id: effect.id }), SEND_AGAIN_MS);
        return;
      case "restart":
        this.link.restart();
        return;
      case "remember":
        this.hintMemory?.hear(effect.message);
        return;
      case "keep-seen":
        seen.keep(this.table.id, this.viewer, effect.number);
        return;
      case "play":
        this.#player.play();
        return;
      case "hurry":
        this.#player.hurry();
        return;
    }
  }

  #part<K extends keyof TableState>(name: K): ReadonlySignal<TableState[K]> {
    return computed(() => this.#state.value[name]);
  }

  /** The game's words in the page's language. */
  get text(): GameText<GameTypes> {
    return this.#text.text;
  }

  /** What is on the board; behind `latest` while events are shown. */
  readonly view = this.#part("view");
  /** How things stand by the host's last message: also who is away, the clocks, pauses, standing orders. */
  readonly latest = this.#part("latest");
  readonly log = this.#part("log");
  readonly newsFrom = this.#part("newsFrom");
  readonly spoken = this.#part("spoken");
  readonly catchUp = this.#part("catchUp");
  readonly changed = this.#part("changed");
  readonly #playback = this.#part("playback");
  /** What is heard of an event of the game; before the playback has come, nothing of its own. */
  readonly soundOf = (event: unknown): EventSound | undefined => this.#playback.peek()?.sound?.(event);
  readonly #looked = this.#part("looked");
  readonly boardLooked = this.#part("boardLooked");
  readonly choice = this.#part("choice");
  readonly sending = this.#part("sending");
  readonly refusal = this.#part("refusal");
  readonly rematch = this.#part("rematch");

  /** Something is still to be shown. */
  readonly isPlaying = computed(() => this.#state.value.moments.length > 0);

  /** Everything is on the screen and the game is over. */
  readonly isOver = computed(() => this.latest.value.over && !this.isPlaying.value);

  /** The moment that is looked back at. */
  readonly past = computed(() => {
    const [looked, playback] = [this.#looked.value, this.#playback.value];
    return looked && playback && pastOf(playback, this.view.peek(), this.log.value, looked);
  });

  readonly #isBusy = computed(() => isBusy(this.#state.value));

  readonly legal = computed(() => (this.#isBusy.value ? NOTHING_LEGAL : readLegal(this.page, this.latest.value)));

  /** The legal action that the choice amounts to. */
  readonly proposal = computed(() =>
    proposalOf(this.page, { choice: this.choice.value, view: this.view.value }, this.legal.value),
  );

  /** Seats that play waits for, once everything is shown. */
  readonly asked = computed<readonly number[]>(() => (this.isPlaying.value ? [] : this.latest.value.deciders));

  /** The viewer sits here and has not made a move yet. */
  readonly isBeforeFirstMove = computed(() => {
    const { decision, over } = this.latest.value;
    return this.viewer !== "spectator" && decision === 0 && !over;
  });

  readonly isLed = computed(() => this.coach.value?.isLeading.value ?? false);

  readonly canUndo = computed(() => this.latest.value.undo && !this.#isBusy.value && !this.isLed.value);

  /** Play waits for the viewer. Without that it may still have something to do: a sale out of turn, where the game has such. */
  readonly isAsked = computed(() => this.legal.value.size > 0 && this.asked.value.some((seat) => seat === this.viewer));

  /** The board is there: what it did without is fetched, and from now on events are shown on it. */
  open(): void {
    void this.#fetchPlayback().then((playback) => this.#dispatch({ type: "open", playback }));
    // Where it does not come it is tried again when a hint is asked for.
    this.hintMemory?.seatMemory().catch(() => {});
  }

  /** Where it does not come, the board changes without telling how. */
  async #fetchPlayback(): Promise<AnyPlayback | undefined> {
    try {
      const [playback, { prepareFlights }] = await Promise.all([this.page.playback(), import("@serai/ui/motion.ts")]);
      this.#prepareFlights = prepareFlights;
      return playback;
    } catch {
      return undefined;
    }
  }

  hear(message: Message): void {
    this.#dispatch({ type: "hear", message });
  }

  /** The number of the last event heard; `undefined` asks for everything. */
  heard(): number | undefined {
    return this.#state.peek().number;
  }

  unanswered(): Command | undefined {
    return unanswered(this.#state.peek());
  }

  skip(): void {
    this.#dispatch({ type: "skip" });
  }

  look(at: number | undefined): void {
    this.#dispatch({ type: "look", at });
  }

  lookOnBoard(at: number | undefined): void {
    this.#dispatch({ type: "look-on-board", at });
  }

  choose(choice: Choice): void {
    if (this.coach.peek()?.allows(choice) ?? true) this.#dispatch({ type: "choose", choice });
  }

  clearChoice(): void {
    this.choose(NOTHING_CHOSEN);
  }

  confirm(): void {
    this.#dispatch({ type: "confirm", id: newId() });
  }

  undo(): void {
    this.#dispatch({ type: "undo", id: newId() });
  }

  ask(what: TableRequest): void {
    this.#dispatch({ type: "ask", command: { ...what, id: newId() } });
  }

  whyNot(code: string, params: RefusalParams = {}): void {
    this.#dispatch({ type: "explain", code, params });
  }
}
