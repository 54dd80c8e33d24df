import type { TableInfo } from "@serai/table";
import type { AnyPlayback } from "@serai/ui/page.ts";
import { firstState, type Input, reduce } from "../../src/table/reducer.ts";
import type { Effect, News, TableContext, TableState, Whole } from "../../src/table/state.ts";

/** A game in which a number grows: the view is the number, an event what is added. `show` knows no carry over 9. */
export const playback: AnyPlayback = {
  recall: { memory: () => undefined, remember: () => {} },
  blank: () => 0,
  open: (_, view) => view,
  show: (view, event) => (Number(view) + Number(event)) % 10,
  pace: () => 500,
  flights: () => [],
  changes: (event) => [`digit-${event}`],
};

/** Action 1 is written `a1`, and chosen as `{ n: 1 }`. Odd numbers are not told twice. */
export const context: TableContext = {
  page: {
    rules: {
      notation: { read: (text) => Number(text.slice(1)), write: (action) => `a${action}` },
      retell: (event) => (Number(event) % 2 === 0 ? event : undefined),
    },
    actionOf: ({ n }) => n,
  },
  table: { options: {} },
  viewer: 0,
  isHidden: false,
  isStill: false,
};

const latest = { view: 0, deciders: [0], legal: ["a1", "a2"], decision: 0, undo: false } as const;
const quiet = { away: [], pausing: [], paused: false, over: false } as const;
const table: TableInfo = {
  ...{ id: "t", game: "adding", rules: 1, options: {}, rated: false, commitment: "" },
  seats: [{ kind: "person", name: "Anna" }],
  clock: { kind: "none" },
};

export const whole = (said: Partial<Whole> = {}): Whole => ({
  ...{ type: "table", viewer: 0, table, number: 0, log: [], missed: [], ...latest, ...quiet },
  ...said,
});

export const news = (said: Partial<News>): News => ({
  ...{ type: "events", number: 0, events: [], ...latest, ...quiet },
  ...said,
});

/** A table that inputs are given to; what it asked of the page is kept. */
export class Played {
  state: TableState;
  readonly asked: Effect[] = [];
  #context: TableContext;

  constructor(
    first: Whole = whole(),
    { seen = 0, ...changed }: Partial<TableContext> & { readonly seen?: number } = {},
  ) {
    this.#context = { ...context, ...changed };
    this.state = firstState(this.#context, first, { seen, playback: seen > 0 ? playback : undefined });
  }

  give(...inputs: readonly Input[]): this {
    for (const input of inputs) {
      const { state, effects } = reduce(this.#context, this.state, input);
      this.state = state;
      this.asked.push(...effects);
    }
    return this;
  }

  open(): this {
    return this.give({ type: "open", playback });
  }

  hear(...messages: readonly (Whole | News)[]): this {
    return this.give(...messages.map((message) => ({ type: "hear", message }) as const));
  }

  hide(isHidden: boolean): this {
    this.#context = { ...this.#context, isHidden };
    return this;
  }

  /** Shows so many moments. */
  show(count: number): this {
    return this.give(...Array.from({ length: count }, () => ({ type: "show-next" }) as const));
  }

  sent(): readonly unknown[] {
    return this.asked.filter(({ type }) => type === "send").map((effect) => "command" in effect && effect.command);
  }

  /** Chooses the action and confirms it. */
  act(action: number): this {
    return this.give({ type: "choose", choice: { n: action } }, { type: "confirm", id: `command-${action}` });
  }
}
