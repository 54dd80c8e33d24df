import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Rehearsal } from "@serai/games/list/rehearsal.ts";
import type { Action, AnyGame, GameTypes } from "@serai/kernel";
import type { Choice } from "@serai/ui/page.ts";
import type { AnyFirstGame, AnyFirstGameText, Lesson as At, Tried } from "@serai/words/first-game";
import type { Coach, TableStore } from "../table/table-store.ts";
import { refusalSentence } from "../text/common.ts";
import type { Catalogue } from "../text/index.ts";
import { learn } from "../text/learn/index.ts";
import { progress } from "./progress.ts";

/** A first game as it is fetched. */
export interface Opened {
  readonly game: AnyGame;
  readonly first: AnyFirstGame;
  readonly text: Catalogue<AnyFirstGameText>;
}

/** Where the player is: led from step to step, advised, told farewell, or on its own. */
type Phase =
  | { readonly kind: "step"; readonly index: number }
  | { readonly kind: "advice" }
  | { readonly kind: "farewell" }
  | { readonly kind: "over" };

/** Leads through a first game at a table. Which decision the player is at comes from the table, the step within it from here. */
export class Lesson implements Coach {
  readonly #store: TableStore;
  readonly #opened: Opened;
  readonly #rehearsal: Rehearsal;
  readonly #index: Signal<number>;
  readonly #isLeft = signal(false);
  /** What another tap would lead to, until the next right one. */
  readonly correction = signal<string | undefined>(undefined);

  constructor(store: TableStore, opened: Opened) {
    this.#store = store;
    this.#opened = opened;
    this.#rehearsal = new Rehearsal(opened.game, opened.first);
    this.#index = signal(progress.of(store.table.game)?.step ?? 0);
  }

  get steps(): number {
    return this.#opened.first.steps.length;
  }

  readonly phase: ReadonlySignal<Phase> = computed(() => {
    if (this.#isLeft.value) return { kind: "over" };
    const { steps, advised } = this.#opened.first;
    const { decision } = this.#store.latest.value;
    const led = this.#rehearsal.own.length;
    if (this.#store.isOver.value || decision >= led + advised) return { kind: "farewell" };
    if (decision >= led) return { kind: "advice" };
    const wanted = this.#index.value;
    const isHere = wanted < steps.length && this.#decisionOf(wanted) === decision;
    return { kind: "step", index: isHere ? wanted : steps.findIndex((_, i) => this.#decisionOf(i) === decision) };
  });

  readonly isLeading = computed(() => this.phase.value.kind === "step");

  /** The step the player can do now: none while things happen on the table. */
  readonly step = computed(() => {
    const phase = this.phase.value;
    return phase.kind === "step" && this.#store.isAsked.value ? this.#opened.first.steps[phase.index] : undefined;
  });

  /** What the coach says. */
  readonly speech = computed<string | undefined>(() => {
    const { kind } = this.phase.value;
    const text = this.#opened.text.text;
    if (kind === "farewell") return text.farewell;
    if (kind === "over" || !this.#store.isAsked.value) return undefined;
    if (kind === "advice") return text.advice(this.#store.view.value, this.#names);
    const step = this.step.value;
    return step && text.steps[step.id].say(this.#here());
  });

  allows(choice: Choice): boolean {
    const step = this.step.peek();
    if (step === undefined || Object.keys(choice).length === 0) return true;
    if (step.kind === "find") {
      this.#correct({ events: [] });
      return false;
    }
    const { page, view } = this.#store;
    const { wanted } = this.#here();
    const whole = page.actionOf(choice, view.peek());
    const isRight = whole === undefined ? this.#isToward(choice, wanted) : whole === wanted;
    if (isRight) this.correction.value = undefined;
    else this.#correctMove(whole ?? this.#completed(choice, wanted));
    return isRight;
  }

  #isToward(choice: Choice, action: Action): boolean {
    const { page, view } = this.#store;
    if (page.isToward) return page.isToward(choice, action);
    const fields = page.choiceOf(action, view.peek());
    // Of two equal cards either will do: what is chosen makes the same move.
    const isSame = page.actionOf({ ...fields, ...choice }, view.peek()) === action;
    return isSame || Object.entries(choice).every(([name, value]) => fields[name] === value);
  }

  /** What is not picked up yet is taken from the wanted move: a card alone is not a move, but would be one there. */
  #completed(choice: Choice, wanted: Action): Action | undefined {
    const { page, view, legal } = this.#store;
    const { action: _, ...fields } = { ...page.choiceOf(wanted, view.peek()), ...choice };
    return page.actionOf(fields, view.peek()) ?? [...legal.peek()].find((one) => this.#isToward(fields, one));
  }

  /** Pieces were tapped, one inside the other; whether the step asks for one to be found. */
  find(pieces: readonly string[]): boolean {
    const step = this.step.peek();
    if (step?.kind !== "find") return false;
    const named = (pointer: string): boolean => pieces.some((piece) => pointer.endsWith(` ${piece}`));
    const [, piece] = step.point.find(named)?.split(" ") ?? [];
    if (named(step.answer)) this.#goOn();
    else this.#correct({ events: [], ...(piece !== undefined && { piece }) });
    return true;
  }

  /** The player plays on without being led. */
  leave(): void {
    progress.end(this.#store.table.game);
    this.#isLeft.value = true;
  }

  /** Keeps how far the player is, for when the page is left. */
  keep(): void {
    const phase = this.phase.peek();
    const { id, game } = this.#store.table;
    if (phase.kind === "over") return;
    if (phase.kind === "farewell") progress.end(game);
    else progress.keep(game, { table: id, step: phase.kind === "step" ? phase.index : this.steps });
  }

  #goOn(): void {
    const phase = this.phase.peek();
    this.correction.value = undefined;
    if (phase.kind === "step") this.#index.value = phase.index + 1;
    this.keep();
  }

  #correct(tried: Omit<Tried<GameTypes>, keyof At<GameTypes>>): void {
    const step = this.step.peek();
    if (step === undefined) return;
    const said = this.#opened.text.text.steps[step.id].otherwise?.({ ...this.#here(), ...tried });
    this.correction.value = said ?? learn.text.notThat;
  }

  /** A move that the rules do not allow is refused in their words; what another would lead to is looked up. */
  #correctMove(action: Action | undefined): void {
    const { decision } = this.#store.latest.peek();
    const events = action === undefined ? [] : this.#rehearsal.outcomeOf(decision, action);
    if (action !== undefined && events === undefined) {
      const { code, params } = this.#rehearsal.whyNot(decision, action);
      this.correction.value = refusalSentence(code, params, this.#store.text.refusals);
    } else this.#correct({ events: events ?? [], ...(action !== undefined && { action }) });
  }

  #here(): At<GameTypes> {
    const { view, latest } = this.#store;
    return { view: view.value, names: this.#names, wanted: this.#rehearsal.own[latest.value.decision] };
  }

  readonly #names = (seat: number): string => this.#store.table.seats[seat]?.name ?? "";

  /** The steps up to an `act`, and that one, belong to one decision. */
  #decisionOf(index: number): number {
    return this.#opened.first.steps.slice(0, index).filter(({ kind }) => kind === "act").length;
  }
}
