import type { Action } from "@serai/kernel";
import type { Command, Standing } from "@serai/table";
import { type Deciding, NOTHING_CHOSEN, type Setting, type Step, step, type TableState } from "./state.ts";

/** Nothing can be decided: events are being shown, a decision is on its way, or the board shows a moment of the past. */
export const isBusy = ({ moments, sending, looked, boardLooked }: TableState): boolean =>
  moments.length > 0 || sending !== undefined || looked !== undefined || boardLooked !== undefined;

type Page = Setting["page"];

/** What the viewer may do by the host's word. */
export const readLegal = (page: Page, { legal }: Standing): ReadonlySet<Action> =>
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

export function confirm({ page }: Setting, state: TableState, id: string): Step {
  const action = isBusy(state) ? undefined : proposalOf(page, state, readLegal(page, state.standing));
  if (action === undefined) return step(state);
  const { decision } = state.standing;
  return send(state, { type: "act", id, decision, action: page.rules.notation.write(action) });
}

/** Takes the last action back, where the table still allows it. */
export function undo(state: TableState, id: string): Step {
  const { undo: isAllowed, decision } = state.standing;
  return isAllowed && !isBusy(state) ? send(state, { type: "undo", id, decision }) : step(state);
}

const send = (state: TableState, command: Deciding): Step =>
  step({ ...state, refusal: undefined, sending: command, isAcknowledged: false }, { type: "send", command });

/** Asks something of the table that is no move of the game. */
export const ask = (state: TableState, command: Command): Step =>
  step({ ...state, refusal: undefined }, { type: "send", command });

export const choose = (state: TableState, choice = NOTHING_CHOSEN): Step =>
  step({ ...state, refusal: undefined, choice });

/** To be sent again over a new connection, with its old id. */
export const unanswered = ({ sending, isAcknowledged }: TableState): Deciding | undefined =>
  isAcknowledged ? undefined : sending;

export function retry(state: TableState, id: string): Step {
  const command = unanswered(state);
  return command?.id === id ? step(state, { type: "send", command }) : step(state);
}
