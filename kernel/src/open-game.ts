import type { Game } from "./game.ts";
import type { OptionSpecs } from "./options.ts";
import { type CommonRefusal, refuse } from "./refusal.ts";
import { NOBODY, type Viewer } from "./seats.ts";

/** The view of a game without secrets: the whole state, and who looks at it. */
export type OpenView<State> = State & { readonly viewer: Viewer };

/** The types of a game without secrets. */
export interface OpenTypes<State extends object, Event, Specs extends OptionSpecs, Code extends string = never> {
  State: State;
  View: OpenView<State>;
  Event: Event;
  OptionSpecs: Specs;
  Memory: object;
  Refusal: Code;
}

/** What a game without secrets need not write; it may, where it knows a better way. */
type Given =
  | "volunteers"
  | "whyNot"
  | "view"
  | "see"
  | "retell"
  | "memory"
  | "remember"
  | "sample"
  | "undoable"
  | "clone";

/** A copy of plain JSON that shares nothing with it. */
export function cloneJson<X>(value: X): X;
export function cloneJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => cloneJson(item));
  if (typeof value !== "object" || value === null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) copy[name] = cloneJson(field);
  return copy;
}

/**
 * A game without secrets from its rules alone: everybody sees the whole state and every event, nobody has to remember,
 * and any action may be taken back until luck or another seat has answered.
 */
export function openGame<State extends object, Event, Specs extends OptionSpecs, Code extends string>(
  rules: Omit<Game<OpenTypes<State, Event, Specs, Code>>, Given> &
    Partial<Pick<Game<OpenTypes<State, Event, Specs, Code>>, Given>>,
): Game<OpenTypes<State, Event, Specs, Code>> {
  const clone = rules.clone ?? cloneJson;
  return {
    volunteers: () => NOBODY,
    whyNot: () => refuse<CommonRefusal>("not-listed"),
    view: (state, viewer) => ({ ...clone(state), viewer }),
    see: (event) => event,
    retell: (event) => event,
    memory: () => ({}),
    remember: () => {},
    sample(view) {
      const state: State = clone(view);
      Reflect.deleteProperty(state, "viewer");
      return state;
    },
    undoable: () => true,
    clone,
    ...rules,
  };
}
