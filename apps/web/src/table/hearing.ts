import type { Message, TableRefusal } from "@serai/table";
import { settled, showNews, showWhole, skip } from "./showing.ts";
import { andThen, type News, type Setting, type Step, step, type TableState, type Whole } from "./state.ts";

const CANNOT_SAVE: TableRefusal = "cannot-save";

/** A message of the table's host. */
export function hear(setting: Setting, state: TableState, message: Message): Step {
  switch (message.type) {
    case "table":
      return andThen(skip(setting, state), (shown) => begin(setting, shown, message));
    case "events":
      return goOn(setting, state, message);
    case "done":
      return step(canSave(message.id === state.sending?.id ? { ...state, isAcknowledged: true } : state));
    case "refused":
      return refused(state, message);
    case "rematch":
      return step({ ...state, rematch: message.id });
    default:
      // A newer host may say more than this page understands.
      return step(state);
  }
}

function begin(setting: Setting, was: TableState, message: Whole): Step {
  const { number, decision } = message;
  const state = showWhole(setting, { ...answered(was, decision), number, decision, standing: message }, message);
  return step(settled(state), { type: "remember", message }, { type: "play" });
}

function goOn(setting: Setting, was: TableState, message: News): Step {
  const { number, events, decision } = message;
  if (number - events.length !== was.number) return step({ ...was, number: undefined }, { type: "restart" });
  const heard = canSave({ ...answered(was, decision), number, standing: message });
  return step(settled(showNews(setting, heard, message)), { type: "remember", message }, { type: "play" });
}

/** The table stands at this decision: one before it is done, and the next question may be asked. */
const answered = (state: TableState, decision: number): TableState =>
  decision > (state.sending?.decision ?? decision) ? { ...state, sending: undefined } : state;

/** The host has written something again: what it said before no longer holds. */
const canSave = (state: TableState): TableState =>
  state.refusal?.code === CANNOT_SAVE ? { ...state, refusal: undefined } : state;

function refused(state: TableState, message: Extract<Message, { type: "refused" }>): Step {
  const { id, code, params } = message;
  const refusal = { code, params };
  const isOwn = id === state.sending?.id;
  if (code === CANNOT_SAVE)
    return step({ ...state, refusal }, ...(isOwn && id !== undefined ? [{ type: "send-later", id } as const] : []));
  // Without an id it was not even read: what is on its way has to be sent anew.
  return step({ ...state, refusal, sending: id === undefined || isOwn ? undefined : state.sending });
}
