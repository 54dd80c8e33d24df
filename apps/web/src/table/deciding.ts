import type { Action } from "@serai/kernel";
import type { Command, ViewerState } from "@serai/table";
import {
  type Deciding,
  NOTHING_CHOSEN,
  type TableContext,
  type TableState,
  type Transition,
  transition,
} from "./state.ts";

/** Nothing can be decided: events are being shown, a decision is on its way, or the board shows a moment of the past. */
export const isBusy = ({ moments, sending, looked, boardLooked }: TableState): boolean =>
  moments.length > 0 || sending !== undefined || looked !== undefined || boardLooked !== undefined;

type Page = TableContext["page"];

/** What the viewer may do by the host's word. */
export const readLegal = (page: Page, { legal }: ViewerState): ReadonlySet<Action> =>
  new Set(legal.map((text) => page.rules.notation.read(text)).filter((action) => action !== undefined));

/** The legal action that the choice amounts to. */
export function proposalOf(
  page: Page,
  { choice, view }: Pick<TableState, "choice" | "view">,
  legal: ReadonlySet<Action>,
) {
  const action = page.actionOf(choice, view);
  return action !== undefined && legal.has(action) ? action : undefined;
}

export function confirm({ page }: TableContext, state: TableState, id: string): Transition {
  const action = isBusy(state) ? undefined : proposalOf(page, state, readLegal(page, state.latest));
  if (action === undefined) return transition(state);
  const { decision } = state.latest;
  return send(state, { type: "act", id, decision, action: page.rules.notation.write(action) });
}

/** Takes the last action back, where the table still allows it. */
export function undo(state: TableState, id: string): Transition {
  const { undo: isAllowed, decision } = state.latest;
  return isAllowed && !isBusy(state) ? send(state, { type: "undo", id, decision }) : transition(state);
}

const send = (state: TableState, command: Deciding): Transition =>
  transition({ ...state, refusal: undefined, sending: command, isAcknowledged: false }, { type: "send", command });

/** Asks something of the table that is no move of the game. */
export const ask = (state: TableState, command: Command): Transition =>
  transition({ ...state, refusal: undefined }, { type: "send", command });

export const choose = (state: TableState, choice = NOTHING_CHOSEN): Transition =>
  transition({ ...state, refusal: undefined, choice });

/** To be sent again over a new connection, with its old id. */
export const unanswered = ({ sending, isAcknowledged }: TableState): Deciding | undefined =>
  isAcknowledged ? undefined : sending;

export function retry(state: TableState, id: string): Transition {
  const command = unanswered(state);
  return command?.id === id ? transition(state, { type: "send", command }) : transition(state);
}
