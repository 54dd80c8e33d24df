import { type Action, has, keyedChance, NOBODY, type Seat, seatsIn } from "@serai/kernel";
import type { TableFold } from "./fold.ts";

// What happens at a table without a person: bots, time that is out, standing orders.

/** Steps of luck no game reaches, from which the delay of standing orders is drawn. */
const DELAY_STEPS = 2 ** 31;

/** Seats that somebody else must answer for now: bots, and people whose time is out or who left. */
export const botsToPlay = (fold: TableFold, now: number): Seat[] =>
  [...seatsIn(fold.deciders)].filter((seat) => (botTurn(fold, seat) ?? now + 1) <= now);

/** Present people whose time is out. */
export const lateSeats = (fold: TableFold, now: number): Seat[] =>
  [...seatsIn(fold.deciders)].filter(
    (seat) => mayAnswer(fold, seat) && (fold.clocks.deadlineOf(seat) ?? now + 1) <= now,
  );

/** Answers of standing orders that are due. */
export const ordersToPlay = (fold: TableFold, now: number): { readonly seat: Seat; readonly action: Action }[] =>
  [...seatsIn(fold.deciders)].flatMap((seat) => {
    const due = orderTurn(fold, seat);
    return due !== undefined && due.at <= now ? [{ seat, action: due.action }] : [];
  });

/** When a bot, a clock or a standing order acts next; `undefined` where only a person can. */
export function wakesAt(fold: TableFold): number | undefined {
  const times = [...seatsIn(fold.deciders)].flatMap((seat) => [
    botTurn(fold, seat),
    mayAnswer(fold, seat) ? fold.clocks.deadlineOf(seat) : undefined,
    orderTurn(fold, seat)?.at,
  ]);
  const known = times.filter((time) => time !== undefined);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** A person is there, and has not let the time for this decision run out. */
const mayAnswer = ({ presence, late }: TableFold, seat: Seat): boolean => presence.isPresent(seat) && !has(late, seat);

/** When a bot answers for the seat: at once; but where everybody has left and may come back, when the clocks say so. */
function botTurn(fold: TableFold, seat: Seat): number | undefined {
  if (mayAnswer(fold, seat)) return undefined;
  const { presence, start, clocks } = fold;
  return presence.present !== NOBODY || presence.isGivenUp || start.deserted ? 0 : clocks.deadlineOf(seat);
}

/** What the seat's standing order answers, and when: after a while that has nothing to do with what it holds. */
function orderTurn(fold: TableFold, seat: Seat): { readonly at: number; readonly action: Action } | undefined {
  const { orders, clocks, game } = fold;
  const order = orders.get(seat);
  const asked = clocks.askedAt(seat);
  if (order === undefined || asked === undefined || !mayAnswer(fold, seat) || clocks.isPaused) return undefined;
  const { view, legal } = fold.sightOf(seat);
  const action = game.orders?.answer(order, view, legal);
  if (action === undefined) return undefined;
  return { at: asked + (isAmongPeople(fold, seat) ? drawDelay(fold) : 0), action };
}

const drawDelay = ({ match }: TableFold): number =>
  1_500 + keyedChance(match.key, DELAY_STEPS + match.moves.length).int(4_000);

/** Somebody might read something from how long an answer takes; bots do not. */
const isAmongPeople = ({ start }: TableFold, seat: Seat): boolean =>
  start.seats.some(({ kind }, other) => other !== seat && kind === "person");
