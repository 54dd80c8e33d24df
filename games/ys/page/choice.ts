import type { Action } from "@serai/kernel";
import type { Choice } from "@serai/ui/page.ts";
import { actions as act } from "../rules/index.ts";
import { type Fields, fieldsOf, type Move, movesOf } from "./moves.ts";

/** A choice is some fields of a move; once only one move has them, all of them, and `action`. */
export const actionOf = ({ action }: Choice): Action | undefined => action;

export const choiceOf = (action: Action): Choice => ({ ...fieldsOf(action), action });

/** Half a pair may be either half, so it is not simply some of the fields. */
export const isToward = (choice: Choice, action: Action): boolean => movesWith(new Set([action]), choice).length > 0;

type Legal = ReadonlySet<Action>;

const without = (choice: Choice, names: readonly string[]): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([name]) => !names.includes(name)));

/** Whether a move has what is chosen. A card is played only when it is picked up; half a pair may be either half. */
function fits({ fields }: Move, choice: Choice): boolean {
  if (fields.card !== choice.card) return false;
  return Object.entries(choice).every(([name, value]) => {
    if (name === "a" && choice.b === undefined) return fields.a === value || fields.b === value;
    return fields[name] === value;
  });
}

export const movesWith = (legal: Legal, choice: Choice): readonly Move[] =>
  movesOf(legal).filter((move) => fits(move, without(choice, ["action"])));

/** Whether these may be picked in place of what is chosen of their kind, all else staying. */
export const isOpen = (legal: Legal, choice: Choice, wanted: Fields): boolean =>
  movesWith(legal, { ...without(choice, Object.keys(wanted)), ...wanted }).length > 0;

/** Whether they may be picked at all, whatever else is chosen. */
export const isPossible = (legal: Legal, { card }: Choice, wanted: Fields): boolean =>
  movesWith(legal, { ...(card !== undefined && { card }), ...wanted }).length > 0;

export const isPicked = (choice: Choice, wanted: Fields): boolean =>
  Object.entries(wanted).every(([name, value]) => choice[name] === value);

/** What one field can still be, ascending. */
export const valuesOf = (legal: Legal, choice: Choice, field: string): number[] => {
  const values = movesWith(legal, without(choice, [field])).flatMap(({ fields }) => fields[field] ?? []);
  return [...new Set(values)].sort((a, b) => a - b);
};

/** Picks something up, or puts it back where it is picked up already; what no longer goes with it is let go. */
export function pick(legal: Legal, choice: Choice, wanted: Fields): Choice {
  if (isPicked(choice, wanted)) return settle(legal, without(choice, [...Object.keys(wanted), "action"]));
  const { card } = choice;
  let kept: Choice = { ...(card !== undefined && { card }), ...wanted };
  for (const [name, value] of Object.entries(without(choice, [...Object.keys(wanted), "action", "card"]))) {
    const more = { ...kept, [name]: value };
    if (movesWith(legal, more).length > 0) kept = more;
  }
  return settle(legal, kept);
}

/** Picks one of a pair that has no order; the third one picked takes the place of the first. */
export function pickOfPair(legal: Legal, choice: Choice, value: number): Choice {
  const rest = without(choice, ["a", "b", "action"]);
  const old = pairOf(choice);
  const isFull = old.length === 2 || movesWith(legal, { ...rest, a: value, b: value }).length === 0;
  const next = old.includes(value) && isFull ? old.filter((one) => one !== value) : [...old, value].slice(-2);
  if (next.length < 2) return next.length === 0 ? rest : { ...rest, a: next[0] };
  const [a, b] = next.toSorted((one, other) => one - other);
  const whole = { ...rest, a, b };
  return movesWith(legal, whole).length > 0 ? settle(legal, whole) : { ...rest, a: value };
}

export const pairOf = ({ a, b }: Choice): number[] => [a, b].filter((one) => one !== undefined);

/** A card is picked up again: what was chosen before belongs to something else. */
export const pickCard = (legal: Legal, choice: Choice, card: number): Choice =>
  choice.card === card ? {} : settle(legal, { card });

function settle(legal: Legal, choice: Choice): Choice {
  if (Object.keys(choice).length === 0) return choice;
  const moves = movesWith(legal, choice);
  if (moves.length === 0) return {};
  // Which side is up may be left to the end: it is shown, and one tap turns it.
  const isPlaced = choice.value !== undefined && choice.place !== undefined;
  const only = moves.length === 1 ? moves[0] : moves.find(({ fields }) => isPlaced && fields.side === act.UP);
  return only === undefined ? choice : { ...only.fields, action: only.action };
}
