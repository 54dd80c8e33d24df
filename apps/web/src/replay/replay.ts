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
import { prepareFlights } from "@serai/ui/motion.ts";
import type { AnyGamePage, AnyPlayback } from "@serai/ui/page.ts";
import { prefersReducedMotion } from "@serai/ui/settings.ts";
import type { GameText } from "@serai/words/game-text";
import { deviceStorage, STRETCH, speed } from "../device/settings.ts";
import { openPage, openRules } from "../games/registry.ts";
import { sentenceOf } from "../log/sentence.ts";
import { Player } from "../table/player.ts";
import { LONGEST_SHOW } from "../table/showing.ts";
import { type Catalogue, ui } from "../text/index.ts";
import { type Perspective, ReplayedGame } from "./replayed-game.ts";

interface Loaded {
  readonly page: AnyGamePage;
  readonly playback: AnyPlayback;
  readonly rules: AnyGame;
  readonly text: Catalogue<GameText<GameTypes>>;
  readonly record: GameRecord;
  /** The seat of the person who looks, if they played. */
  readonly own: Seat | undefined;
}

/** What a move is looked at for, in milliseconds at normal speed; and how much of it at least, however fast. */
const BETWEEN_MOVES = 900;
const LEAST_STRETCH = 0.2;

/** A finished game on the replay page: the moment and the seat it is seen from. */
export class Replay {
  readonly page: AnyGamePage;
  readonly #playback: AnyPlayback;
  readonly record: GameRecord;
  readonly played: ReplayedGame;
  readonly own: Seat | undefined;
  readonly table: TableInfo;
  readonly at = signal(0);
  readonly perspective = signal<Perspective>("spectator");
  /** It goes on by itself. */
  readonly isRunning = signal(false);
  #nextMove: ReturnType<typeof setTimeout> | undefined;
  /** The event that the board by itself goes back to. */
  readonly boardLooked = signal<number | undefined>(undefined);
  readonly #player: Player;
  /** Of the move that led here, how many events are shown so far; all of them where nothing is. */
  readonly #shown = signal<number | undefined>(undefined);
  readonly #text: Catalogue<GameText<GameTypes>>;

  constructor({ page, playback, rules: gameRules, text, record, own }: Loaded) {
    this.page = page;
    this.#playback = playback;
    this.#player = new Player({
      isWaiting: () => this.#shown.peek() !== undefined,
      prepare: () => this.#prepare(),
      show: () => this.#showNext(),
    });
    this.#text = text;
    this.record = record;
    this.own = own;
    this.played = new ReplayedGame(gameRules, record);
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

  /** As seats are titled: to the player without a name of their own, "you". */
  readonly listed = (seat: Seat): string =>
    seat === this.own && !deviceStorage.get("name") ? ui.text.youAlone : this.names(seat);

  /** What happened, told to the person who looks. */
  readonly sentence = (event: unknown): string | undefined =>
    sentenceOf(event, this.text, this.names, this.own ?? "spectator");

  /** A spectator's board is what everybody knew; with everything open, the hands lie beside it. */
  get viewer(): Viewer {
    const perspective = this.perspective.value;
    return perspective === "open" ? "spectator" : perspective;
  }

  /** What was told from the chosen seat by now. */
  readonly told = computed(() => this.played.told(this.at.value, this.perspective.value, this.#shown.value));

  /** A move is being shown. */
  get isPlaying(): boolean {
    return this.#shown.value !== undefined;
  }

  /** The game is over, and its last move has been shown. */
  get isOver(): boolean {
    return this.played.isOver(this.at.value) && this.#shown.value === undefined;
  }

  /** What somebody sees; amid a move, as far as it is shown. */
  view(perspective: Perspective): unknown {
    const at = this.at.value;
    const shown = this.#shown.value;
    if (shown === undefined) return this.#viewAt(at, perspective);
    const told = this.played.told(at, perspective, shown).filter((one) => one.at === at);
    return told.reduce<unknown>((now, { event }) => this.#playback.show(now, event), this.#viewAt(at - 1, perspective));
  }

  #viewAt(at: number, perspective: Perspective): unknown {
    if (perspective !== "open") return this.played.view(at, perspective);
    return this.#playback.open(this.played.moments[at].state, this.played.view(at, "spectator"));
  }

  lookOnBoard(at: number | undefined): void {
    this.boardLooked.value = at;
  }

  go(to: number): void {
    this.stop();
    this.#goTo(to);
  }

  #goTo(to: number): void {
    this.#shown.value = undefined;
    this.boardLooked.value = undefined;
    this.#player.hurry();
    this.at.value = Math.min(this.played.last, Math.max(0, to));
  }

  /** One move on, with everything travelling as it did in play. */
  stepOn(): void {
    this.stop();
    this.#step();
  }

  #step(): void {
    const at = this.at.peek() + 1;
    this.#goTo(at);
    if (at > this.played.last || prefersReducedMotion()) return;
    this.#shown.value = 0;
    this.#player.play();
  }

  /** An event as the chosen seat saw it. */
  #seen(event: unknown): unknown {
    const perspective = this.perspective.peek();
    return event === undefined || perspective === "open" ? event : this.played.game.see(event, perspective);
  }

  #prepare(): () => void {
    const { events } = this.played.moments[this.at.peek()];
    const event = this.#seen(events[this.#shown.peek() ?? 0]);
    return event === undefined
      ? () => {}
      : prepareFlights(this.#playback.flights(event, this.view(this.perspective.peek())));
  }

  /** Shows the next event of the move; after the last one, how things stand after it. */
  #showNext(): number {
    const { events } = this.played.moments[this.at.peek()];
    const shown = this.#shown.peek() ?? 0;
    this.#shown.value = shown < events.length ? shown + 1 : undefined;
    const view = this.played.view(this.at.peek(), this.viewer);
    const paces = events
      .map((event) => this.#seen(event))
      .map((event) => (event === undefined ? 0 : this.#playback.pace(event, view)));
    const total = paces.reduce((sum, pace) => sum + pace, 0);
    return (paces[shown] ?? 0) * Math.min(1, (this.page.longestShow ?? LONGEST_SHOW) / total);
  }

  /** Move after move until the end, or until somebody steps by hand. */
  playOn(): void {
    if (this.at.peek() === this.played.last) this.go(0);
    this.isRunning.value = true;
    this.#runOn();
  }

  stop(): void {
    this.isRunning.value = false;
    clearTimeout(this.#nextMove);
  }

  #runOn(): void {
    clearTimeout(this.#nextMove);
    if (this.at.peek() >= this.played.last) this.isRunning.value = false;
    if (!this.isRunning.peek()) return;
    // While a move is still being shown the next one waits for it.
    if (!this.isPlaying) this.#step();
    this.#nextMove = setTimeout(() => this.#runOn(), BETWEEN_MOVES * Math.max(STRETCH[speed.peek()], LEAST_STRETCH));
  }

  goToDecision(direction: 1 | -1): void {
    const perspective = this.perspective.peek();
    const to =
      typeof perspective === "number" ? this.played.decisionFrom(this.at.peek(), perspective, direction) : undefined;
    if (to !== undefined) this.go(to);
  }

  /** The seat that would play on from here: the seat looked from, else the one to decide. */
  get heir(): Seat | undefined {
    const { deciders } = this.played.moments[this.at.value];
    if (deciders === 0) return undefined;
    const perspective = this.perspective.value;
    return typeof perspective === "number" ? perspective : firstOf(deciders);
  }

  /** Where and how one looks, as the end of an address: `#12`, `#12-1`, `#12-open`. */
  get mark(): string {
    const perspective = this.perspective.value;
    return perspective === "spectator" ? `#${this.at.value}` : `#${this.at.value}-${perspective}`;
  }

  follow(mark: string): void {
    const [, at, perspective] = /^#(\d{1,6})(?:-(\d|open))?$/.exec(mark) ?? [];
    if (at === undefined) return;
    this.go(Number(at));
    if (perspective === "open") this.perspective.value = perspective;
    else if (perspective !== undefined && Number(perspective) < this.record.seats.length)
      this.perspective.value = Number(perspective);
  }
}

/** Fetches what is needed to look at the game, and refuses what is none. */
export async function openReplay(text: string, own?: Seat): Promise<Replay> {
  const record = readRecord(text);
  const [opened, rules] = await Promise.all([
    openPage(record.game, record.rules),
    openRules(record.game, record.rules),
  ]);
  return new Replay({ ...opened, playback: await opened.page.playback(), rules, record, own });
}
