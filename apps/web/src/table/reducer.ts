import type { RefusalParams } from "@serai/kernel";
import type { Command, Message } from "@serai/table";
import type { AnyPlayback, Choice } from "@serai/ui/page.ts";
import { ask, choose, confirm, retry, undo } from "./deciding.ts";
import { hear } from "./hearing.ts";
import { settled, showNext, showWhole, skip, squeezed } from "./showing.ts";
import {
  andThen,
  NOTHING_CHANGED,
  NOTHING_CHOSEN,
  type TableContext,
  type TableState,
  type Transition,
  transition,
  type Whole,
} from "./state.ts";

/** What can happen to a table on this page: a message of its host, a tap, a moment's turn to be shown. */
export type Input =
  | { readonly type: "hear"; readonly message: Message }
  /** The board is drawn, and how things are shown on it has come, or never will. */
  | { readonly type: "open"; readonly playback: AnyPlayback | undefined }
  | { readonly type: "show-next" }
  | { readonly type: "skip" }
  /** Shows the moment of a line of the log; without one, how things are now. */
  | { readonly type: "look"; readonly at: number | undefined }
  /** The same for a board that has a way of its own to go back. */
  | { readonly type: "look-on-board"; readonly at: number | undefined }
  | { readonly type: "choose"; readonly choice: Choice }
  | { readonly type: "confirm"; readonly id: string }
  | { readonly type: "undo"; readonly id: string }
  | { readonly type: "ask"; readonly command: Command }
  /** A command that the host could not save is due again. */
  | { readonly type: "retry"; readonly id: string }
  /** The page itself says why something cannot be done. */
  | { readonly type: "explain"; readonly code: string; readonly params: RefusalParams };

/** The table as its first message tells it. `seen`: how many of its events were shown on this device before. */
export function firstState(
  context: TableContext,
  message: Whole,
  { seen, playback }: { readonly seen: number; readonly playback?: AnyPlayback | undefined },
): TableState {
  const { number, decision, view } = message;
  return settled(
    showWhole(
      context,
      {
        ...{ number, latest: message, decision, view, seen, playback },
        ...{ moments: [], squeeze: 1, mayTake: 0, pause: 0, isOpen: false },
        ...{ log: [], newsFrom: 0, spoken: { from: 0, events: [] }, catchUp: undefined },
        ...{ changed: NOTHING_CHANGED, looked: undefined, boardLooked: undefined, hasOverlooked: false },
        ...{
          choice: NOTHING_CHOSEN,
          sending: undefined,
          isAcknowledged: false,
          refusal: undefined,
          rematch: undefined,
        },
      },
      message,
    ),
  );
}

export function reduce(context: TableContext, state: TableState, input: Input): Transition {
  switch (input.type) {
    case "hear":
      return hear(context, state, input.message);
    case "open":
      return transition(squeezed(context, { ...state, playback: state.playback ?? input.playback, isOpen: true }), {
        type: "play",
      });
    case "show-next":
      return showNext(context, state);
    case "skip":
      return andThen(skip(context, state), (now) => transition({ ...now, boardLooked: undefined }));
    case "look": {
      const { at } = input;
      const from = state.looked?.from ?? state.log.length;
      return transition({ ...state, looked: at === undefined ? undefined : { at, from }, boardLooked: undefined });
    }
    case "look-on-board":
      return transition({ ...state, boardLooked: input.at });
    case "choose":
      return choose(state, input.choice);
    case "confirm":
      return confirm(context, state, input.id);
    case "undo":
      return undo(state, input.id);
    case "ask":
      return ask(state, input.command);
    case "retry":
      return retry(state, input.id);
    case "explain":
      return transition({ ...state, refusal: { code: input.code, params: input.params } });
  }
}
