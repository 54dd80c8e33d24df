import type { Message, TableRefusal } from "@serai/table";
import { settled, showNews, showWhole, skip } from "./showing.ts";
import {
  andThen,
  type News,
  type TableContext,
  type TableState,
  type Transition,
  transition,
  type Whole,
} from "./state.ts";

const CANNOT_SAVE: TableRefusal = "cannot-save";

/** A message of the table's host. */
export function hear(context: TableContext, state: TableState, message: Message): Transition {
  switch (message.type) {
    case "table":
      return andThen(skip(context, state), (shown) => begin(context, shown, message));
    case "events":
      return goOn(context, state, message);
    case "done":
      return transition(canSave(message.id === state.sending?.id ? { ...state, isAcknowledged: true } : state));
    case "refused":
      return refused(state, message);
    case "rematch":
      return transition({ ...state, rematch: message.id });
    default:
      // A newer host may say more than this page understands.
      return transition(state);
  }
}

function begin(context: TableContext, was: TableState, message: Whole): Transition {
  const { number, decision } = message;
  const state = showWhole(context, { ...answered(was, decision), number, decision, latest: message }, message);
  return transition(settled(state), { type: "remember", message }, { type: "play" });
}

function goOn(context: TableContext, was: TableState, message: News): Transition {
  const { number, events, decision } = message;
  if (number - events.length !== was.number) return transition({ ...was, number: undefined }, { type: "restart" });
  const heard = canSave({ ...answered(was, decision), number, latest: message });
  return transition(settled(showNews(context, heard, message)), { type: "remember", message }, { type: "play" });
}

/** The table stands at this decision: one before it is done, and the next question may be asked. */
const answered = (state: TableState, decision: number): TableState =>
  decision > (state.sending?.decision ?? decision) ? { ...state, sending: undefined } : state;

/** The host has written something again: what it said before no longer holds. */
const canSave = (state: TableState): TableState =>
  state.refusal?.code === CANNOT_SAVE ? { ...state, refusal: undefined } : state;

function refused(state: TableState, message: Extract<Message, { type: "refused" }>): Transition {
  const { id, code, params } = message;
  const refusal = { code, params };
  const isOwn = id === state.sending?.id;
  if (code === CANNOT_SAVE)
    return transition(
      { ...state, refusal },
      ...(isOwn && id !== undefined ? [{ type: "send-later", id } as const] : []),
    );
  // Without an id it was not even read: what is on its way has to be sent again.
  return transition({ ...state, refusal, sending: id === undefined || isOwn ? undefined : state.sending });
}
