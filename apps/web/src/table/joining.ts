import type { Viewer } from "@serai/kernel";
import type { Gathering, Message, TableRefusal } from "@serai/table";
import type { LinkState } from "./connection.ts";
import type { Whole } from "./state.ts";

/** Refusals after which there is no use in trying again: who may watch, a game set aside, one that waits for its rules. */
const SHUT = ["no-watchers", "given-up", "table-broken", "rules-missing"] as const satisfies readonly TableRefusal[];
type Shut = (typeof SHUT)[number];

/** Coming to a table: which game is played there is known only from its first message, and its page is fetched then. */
export interface Joining {
  /** The table before the start: who has sat down so far. */
  readonly gathering: Gathering | undefined;
  /** Why there is nothing to see here for now, where the host has said so. */
  readonly shut: Shut | undefined;
  /** The game's page did not come. */
  readonly hasFailed: boolean;
  /** From where the table is seen, once its page is there. */
  readonly viewer: Viewer | undefined;
  /** What was said while the page was on its way, from the message on that it is fetched for. */
  readonly early: readonly Message[];
  /** The connection was lost since the table was seen to gather: more than the start may have happened. */
  readonly wasLost: boolean;
}

export const NOT_JOINED: Joining = {
  gathering: undefined,
  shut: undefined,
  hasFailed: false,
  viewer: undefined,
  early: [],
  wasLost: false,
};

/** `F`: what is fetched to draw the table. */
export type JoiningInput<F> =
  | { readonly type: "hear"; readonly message: Message }
  | { readonly type: "fetched"; readonly fetched: F }
  | { readonly type: "not-fetched" }
  | { readonly type: "link"; readonly state: LinkState };

export type JoiningEffect<F> =
  /** There is no use in listening any longer. */
  | { readonly type: "close" }
  /** Do this page's part for a fair start. */
  | { readonly type: "take-part"; readonly gathering: Gathering }
  | { readonly type: "fetch"; readonly message: Whole }
  /** Draw the table that is told here, and tell it the rest. `sawStart`: this page was there when the game began. */
  | {
      readonly type: "sit";
      readonly fetched: F;
      readonly first: Whole;
      readonly rest: readonly Message[];
      readonly sawStart: boolean;
    }
  /** The table is seen from elsewhere from now on: put away what is drawn. */
  | { readonly type: "rise" }
  /** A message for the table that is drawn. */
  | { readonly type: "pass-on"; readonly message: Message };

export interface JoiningStep<F> {
  readonly state: Joining;
  readonly effects: readonly JoiningEffect<F>[];
}

const step = <F>(state: Joining, ...effects: readonly JoiningEffect<F>[]): JoiningStep<F> => ({ state, effects });

export function join<F>(state: Joining, input: JoiningInput<F>): JoiningStep<F> {
  switch (input.type) {
    case "hear":
      return hear(state, input.message);
    case "fetched":
      return sit(state, input.fetched);
    case "not-fetched":
      return step({ ...state, hasFailed: true });
    case "link":
      return step(input.state === "lost" ? { ...state, wasLost: true } : state);
  }
}

function hear<F>(state: Joining, message: Message): JoiningStep<F> {
  const shut = message.type === "refused" ? SHUT.find((code) => code === message.code) : undefined;
  if (shut) return step({ ...state, shut }, { type: "close" });
  if (message.type === "gathering")
    return step({ ...state, wasLost: false, gathering: message }, { type: "take-part", gathering: message });
  if (message.type !== "table") return later(state, message);
  if (message.viewer === state.viewer) return step(state, { type: "pass-on", message });
  // A spectator who has sat down looks from a seat now: everything is drawn anew.
  const wasDrawn = state.viewer !== undefined;
  const isOnItsWay = state.early.length > 0;
  return step(
    { ...state, viewer: undefined, early: [...state.early, message] },
    ...(wasDrawn ? [{ type: "rise" } as const] : []),
    ...(isOnItsWay ? [] : [{ type: "fetch", message } as const]),
  );
}

/** For the table that is drawn, or that will be. */
function later<F>(state: Joining, message: Message): JoiningStep<F> {
  if (state.viewer !== undefined) return step(state, { type: "pass-on", message });
  return step(state.early.length > 0 ? { ...state, early: [...state.early, message] } : state);
}

/** The newest whole table is drawn: what was said before it no longer matters. */
function sit<F>(state: Joining, fetched: F): JoiningStep<F> {
  const at = state.early.findLastIndex(({ type }) => type === "table");
  const first = state.early[at];
  if (first?.type !== "table") return step(state);
  const sawStart = state.gathering !== undefined && !state.wasLost;
  const rest = state.early.slice(at + 1);
  return step({ ...state, viewer: first.viewer, early: [] }, { type: "sit", fetched, first, rest, sawStart });
}
