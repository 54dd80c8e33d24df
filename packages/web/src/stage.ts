import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Viewer } from "@serai/kernel";
import type { Message, TableInfo } from "@serai/table";
import type { AnyGamePage, AnyTelling } from "./games/page.ts";
import { type Flight, prepareFlights, wantsStillness } from "./motion.ts";
import { type Moment, Playback } from "./playback.ts";
import { seen } from "./seen.ts";
import { after, moment, standing } from "./story.ts";
import { isOfTable } from "./table-event.ts";

export type Whole = Extract<Message, { type: "table" }>;
export type News = Extract<Message, { type: "events" }>;

interface Cast {
  readonly page: AnyGamePage;
  readonly table: TableInfo;
  readonly viewer: Viewer;
  /** Where it is there already. */
  readonly telling?: AnyTelling | undefined;
}

/** Of what was missed, how much has been seen on this device: the board begins after it. */
export const knownOf = ({ table, viewer, number, missed }: Whole): number =>
  Math.max(0, seen.upTo(table.id, viewer) - (number - missed.length));

/** What happened while the viewer was away, and how much of it has been shown. */
interface CatchUp {
  readonly events: readonly unknown[];
  readonly shown: number;
}

/** A moment that has passed: the board as it stood, and the story up to it. */
interface Past {
  readonly at: number;
  readonly view: unknown;
  readonly story: readonly unknown[];
  /** What the event of that moment changed. */
  readonly changed: ReadonlySet<string>;
  /** What has happened since one began to look back. */
  readonly news: number;
}

const PACE_OF_TABLE = 300;
/** For the heading to be read over the board as it was left. */
const PACE_OF_HEADING = 1_100;
/** Where nothing travels there is less to wait for. */
const SHORT_STEP = 350;
/** Coming back, one wants to see every move, but not for ever. */
const LONGEST_CATCH_UP = 30_000;

/** Enough that a screen reader which lags behind finds what it has not read yet. */
const KEPT_SPOKEN = 12;

const NOTHING_CHANGED: ReadonlySet<string> = new Set();

const isOfSeat = (part: string): boolean => part.startsWith("seat-");

/** What of a table is on the screen: the board and the story, behind how it stands for as long as events are shown. */
export class Stage {
  readonly playback: Playback;
  readonly view: Signal<unknown>;
  readonly log = signal<readonly unknown[]>([]);
  /** Where in the log the viewer's last own action stands: what comes after it is news. */
  readonly newsFrom = signal(0);
  /** The last few events shown, and the number of the first of them, for those who listen instead of looking. */
  readonly spoken = signal<{ readonly from: number; readonly events: readonly unknown[] }>({ from: 0, events: [] });
  readonly catchUp = signal<CatchUp | undefined>(undefined);
  /** The parts of the page that changed while nobody looked, in the game's own names; until the next decision. */
  readonly changed = signal(NOTHING_CHANGED);
  /** The line of the log whose moment is looked at, and where the log ended when one began to. */
  readonly #looked = signal<{ readonly at: number; readonly from: number } | undefined>(undefined);
  readonly #cast: Cast;
  /** Fetched once the board is there: what happens before that waits. Where it never comes, things happen untold. */
  readonly #telling: Signal<AnyTelling | undefined>;
  /** Something since the viewer's last decision happened out of sight. */
  #hasOverlooked = false;

  constructor(cast: Cast, first: Whole) {
    this.#cast = cast;
    this.#telling = signal(cast.telling);
    this.playback = new Playback(cast.page.longestShow);
    this.view = signal(first.view);
    this.begin(first);
  }

  readonly past = computed<Past | undefined>(() => {
    const looked = this.#looked.value;
    const telling = this.#telling.value;
    if (looked === undefined || telling === undefined) return undefined;
    const { at, from } = looked;
    const log = this.log.value;
    const before = moment(telling, this.view.peek(), log.slice(0, at));
    const event = log[at];
    const changes = isOfTable(event) ? [] : telling.changes(event, before);
    return {
      at,
      view: isOfTable(event) ? before : telling.show(before, event),
      story: standing(log.slice(0, at + 1)),
      changed: changes === "anew" ? NOTHING_CHANGED : new Set(changes),
      news: log.length - from,
    };
  });

  /** The board is there: from now on events are shown on it. */
  async open(): Promise<void> {
    this.#telling.value ??= await this.#cast.page.telling().catch(() => undefined);
    this.playback.open();
  }

  /** Shows the moment of a line of the log; without one, how things are now. */
  look(at: number | undefined): void {
    const { length } = this.log.peek();
    this.#looked.value = at === undefined ? undefined : { at, from: this.#looked.peek()?.from ?? length };
  }

  /** Everything anew: what was missed is played back from where it began, but for what has been seen on this device. */
  begin(first: Whole): void {
    const { view, before, log, missed, number } = first;
    const known = knownOf(first);
    const news = missed.slice(known);
    this.playback.skip();
    batch(() => {
      this.log.value = [...log, ...missed.slice(0, known)];
      this.newsFrom.value = log.length;
      this.changed.value = NOTHING_CHANGED;
      this.#looked.value = undefined;
      if (before === undefined || news.length === 0) {
        this.view.value = view;
        return;
      }
      this.view.value = this.#after(before, missed.slice(0, known));
      this.catchUp.value = { events: news, shown: 0 };
      const heading: Moment = { pace: () => PACE_OF_HEADING, prepare: () => () => {}, show: () => {} };
      const moments = news.map((event, i) =>
        this.#missed(event, i + 1, { before, missed: missed.slice(0, known + i + 1) }),
      );
      const end: Moment = { ...heading, pace: () => 0, show: () => this.#caughtUp(view, number) };
      this.playback.add([heading, ...moments, end], Math.max(LONGEST_CATCH_UP, this.#cast.page.longestShow ?? 0));
    });
  }

  /** What just happened is shown moment by moment; `first` and `last` go with the first and the last of them. */
  goOn({ events, number }: News, first: () => void, last: () => void): void {
    this.playback.add(
      events.map((event, i) => ({
        ...this.#moment(event),
        show: () =>
          batch(() => {
            if (i === 0) first();
            if (document.hidden) this.#overlook(event);
            if (!isOfTable(event)) this.view.value = this.#after(this.view.peek(), [event]);
            this.#tell(event);
            if (i < events.length - 1) return;
            last();
            this.#remember(number);
          }),
      })),
    );
  }

  /** The viewer has decided: the marks have had their time, and what comes now is news. */
  decided(): void {
    this.forget();
    this.#hasOverlooked = false;
    this.changed.value = NOTHING_CHANGED;
    this.newsFrom.value = this.log.peek().length;
  }

  /** What the viewer knew so far it must remember, as far as the game asks that (S-4.2): the log stays what may be retold. */
  forget(): void {
    const { page, viewer, table } = this.#cast;
    const retell = (event: unknown): unknown =>
      isOfTable(event) ? event : page.rules.retell(event, viewer, table.options);
    const retold = this.log.peek().map(retell);
    const kept = (to: number): number => retold.slice(0, to).filter((event) => event !== undefined).length;
    const looked = this.#looked.peek();
    if (looked) this.#looked.value = { at: Math.max(0, kept(looked.at + 1) - 1), from: kept(looked.from) };
    this.newsFrom.value = kept(this.newsFrom.peek());
    this.log.value = retold.filter((event) => event !== undefined);
  }

  #moment(event: unknown): Omit<Moment, "show"> {
    if (isOfTable(event)) return { pace: () => PACE_OF_TABLE, prepare: () => prepareFlights([]) };
    const flights = (): readonly Flight[] => this.#telling.peek()?.flights(event, this.view.peek()) ?? [];
    return {
      pace: () => this.#telling.peek()?.pace(event, this.view.peek()) ?? 0,
      // Nothing travels over a board that shows another moment.
      prepare: () => prepareFlights(this.#looked.peek() ? [] : flights()),
    };
  }

  #missed(event: unknown, shown: number, { before, missed }: { before: unknown; missed: readonly unknown[] }): Moment {
    const { pace, prepare } = this.#moment(event);
    return {
      pace: () => (wantsStillness() ? Math.min(pace(), SHORT_STEP) : pace()),
      prepare,
      show: () =>
        batch(() => {
          this.#mark(event);
          this.view.value = isOfTable(event) ? this.#after(before, missed) : this.#after(this.view.peek(), [event]);
          this.catchUp.value = { ...(this.catchUp.peek() ?? { events: missed }), shown };
          this.#tell(event);
        }),
    };
  }

  /** The view after these events. */
  #after(view: unknown, events: readonly unknown[]): unknown {
    const telling = this.#telling.peek();
    return telling ? after(telling, view, events) : view;
  }

  #caughtUp(view: unknown, number: number): void {
    batch(() => {
      this.view.value = view;
      this.catchUp.value = undefined;
    });
    this.#remember(number);
  }

  /** Shown while the page was out of sight: to be marked, and to be played back to whoever comes anew. */
  #overlook(event: unknown): void {
    this.#mark(event);
    this.#hasOverlooked = true;
  }

  #remember(number: number): void {
    if (!this.#hasOverlooked) seen.keep(this.#cast.table.id, this.#cast.viewer, number);
  }

  #mark(event: unknown): void {
    if (isOfTable(event)) return;
    const parts = this.#telling.peek()?.changes(event, this.view.peek()) ?? [];
    const marked = [...this.changed.peek()];
    this.changed.value = new Set(parts === "anew" ? marked.filter(isOfSeat) : [...marked, ...parts]);
  }

  #tell(event: unknown): void {
    this.log.value = [...this.log.peek(), event];
    const { from, events } = this.spoken.peek();
    const kept = events.slice(-KEPT_SPOKEN);
    this.spoken.value = { from: from + events.length - kept.length, events: [...kept, event] };
  }
}
