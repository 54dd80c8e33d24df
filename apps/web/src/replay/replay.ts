import { computed, signal } from "@preact/signals";
import {
  type AnyGame,
  firstOf,
  type GameRecord,
  type GameTypes,
  readRecord,
  type Seat,
  type Viewer,
} from "@serai/kernel";
import type { TableInfo } from "@serai/table";
import type { GameText } from "@serai/text/game-text";
import type { AnyGamePage, AnyTelling } from "../games/page.ts";
import { openPage, openRules } from "../games/registry.ts";
import { prepareFlights, wantsStillness } from "../motion.ts";
import { type Moment, Playback } from "../playback.ts";
import type { Catalogue } from "../text/index.ts";
import { type Eyes, Tape } from "./tape.ts";

interface Loaded {
  readonly page: AnyGamePage;
  readonly telling: AnyTelling;
  readonly rules: AnyGame;
  readonly text: Catalogue<GameText<GameTypes>>;
  readonly record: GameRecord;
}

/** A finished game being looked at again: the tape, and where on it and with whose eyes one looks. */
export class Replay {
  readonly page: AnyGamePage;
  readonly #telling: AnyTelling;
  readonly record: GameRecord;
  readonly tape: Tape;
  readonly table: TableInfo;
  readonly at = signal(0);
  readonly eyes = signal<Eyes>("spectator");
  readonly playback: Playback;
  /** Of the move that led here, how many events are shown so far; all of them where nothing is. */
  readonly #shown = signal<number | undefined>(undefined);
  readonly #text: Catalogue<GameText<GameTypes>>;

  constructor({ page, telling, rules: played, text, record }: Loaded) {
    this.page = page;
    this.#telling = telling;
    this.playback = new Playback(page.longestShow);
    this.#text = text;
    this.record = record;
    this.tape = new Tape(played, record);
    const { game, rules, options, seats, commitment = "" } = record;
    this.table = {
      id: record.fair?.table ?? "",
      game,
      rules,
      options,
      seats: seats.map((name) => ({ kind: "person", name })),
      clock: { kind: "none" },
      rated: false,
      commitment,
    };
  }

  get text(): GameText<GameTypes> {
    return this.#text.text;
  }

  readonly names = (seat: Seat): string => this.record.seats[seat] ?? "";

  /** A spectator's board is what everybody knew; with everything open, the hands lie beside it. */
  get viewer(): Viewer {
    const eyes = this.eyes.value;
    return eyes === "open" ? "spectator" : eyes;
  }

  /** What the chosen eyes were told by now. */
  readonly told = computed(() => this.tape.told(this.at.value, this.eyes.value, this.#shown.value));

  /** The game is over, and its last move has been shown. */
  get isOver(): boolean {
    return this.tape.isOver(this.at.value) && this.#shown.value === undefined;
  }

  /** What somebody sees; amid a move, as far as it is shown. */
  view(eyes: Eyes): unknown {
    const at = this.at.value;
    const shown = this.#shown.value;
    if (shown === undefined) return this.#viewAt(at, eyes);
    const told = this.tape.told(at, eyes, shown).filter((one) => one.at === at);
    return told.reduce<unknown>((now, { event }) => this.#telling.show(now, event), this.#viewAt(at - 1, eyes));
  }

  #viewAt(at: number, eyes: Eyes): unknown {
    if (eyes !== "open") return this.tape.view(at, eyes);
    return this.#telling.open(this.tape.moments[at].state, this.tape.view(at, "spectator"));
  }

  go(to: number): void {
    this.playback.skip();
    this.at.value = Math.min(this.tape.last, Math.max(0, to));
  }

  /** One move on, with everything travelling as it did in play. */
  stepOn(): void {
    const at = this.at.peek() + 1;
    this.go(at);
    if (at > this.tape.last || wantsStillness()) return;
    this.#shown.value = 0;
    const { events } = this.tape.moments[at];
    const end: Moment = {
      pace: () => 0,
      prepare: () => () => {},
      show: () => {
        this.#shown.value = undefined;
      },
    };
    this.playback.add([...events.map((event, i) => this.#moment(event, i + 1)), end]);
  }

  #moment(event: unknown, shown: number): Moment {
    const { tape } = this;
    const eyes = this.eyes.peek();
    const seen = eyes === "open" ? event : tape.game.see(event, eyes);
    const view = tape.view(this.at.peek(), this.viewer);
    return {
      pace: () => (seen === undefined ? 0 : this.#telling.pace(seen, view)),
      prepare: () => prepareFlights(seen === undefined ? [] : this.#telling.flights(seen, this.view(eyes))),
      show: () => {
        this.#shown.value = shown;
      },
    };
  }

  goToDecision(direction: 1 | -1): void {
    const eyes = this.eyes.peek();
    const to = typeof eyes === "number" ? this.tape.decisionFrom(this.at.peek(), eyes, direction) : undefined;
    if (to !== undefined) this.go(to);
  }

  /** Who would play on from here: whoever's eyes these are, else whoever is asked. */
  get heir(): Seat | undefined {
    const { deciders } = this.tape.moments[this.at.value];
    if (deciders === 0) return undefined;
    const eyes = this.eyes.value;
    return typeof eyes === "number" ? eyes : firstOf(deciders);
  }

  /** Where and how one looks, as the end of an address: `#12`, `#12-1`, `#12-open`. */
  get mark(): string {
    const eyes = this.eyes.value;
    return eyes === "spectator" ? `#${this.at.value}` : `#${this.at.value}-${eyes}`;
  }

  follow(mark: string): void {
    const [, at, eyes] = /^#(\d{1,6})(?:-(\d|open))?$/.exec(mark) ?? [];
    if (at === undefined) return;
    this.go(Number(at));
    if (eyes === "open") this.eyes.value = eyes;
    else if (eyes !== undefined && Number(eyes) < this.record.seats.length) this.eyes.value = Number(eyes);
  }
}

/** Fetches what is needed to look at the game, and refuses what is none. */
export async function openReplay(text: string): Promise<Replay> {
  const record = readRecord(text);
  const [opened, rules] = await Promise.all([openPage(record.game), openRules(record.game)]);
  return new Replay({ ...opened, telling: await opened.page.telling(), rules, record });
}
