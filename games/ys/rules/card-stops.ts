import { type Card, CHARACTERS, type CharacterName, ROUNDS } from "./parts.ts";
import type { ShownStep } from "./shown.ts";
import type { Options } from "./state.ts";
import type { View } from "./view.ts";

/** The steps at which a seat may play a card, in the order in which they come (Y-6.2). */
export const CARD_STOPS = ["windowP", "before", "after", "windowC", "windowE"] as const;
export type CardStop = (typeof CARD_STOPS)[number];

/** A stop to come: those around placings are numbered by the seat's turns, from 1. */
export interface StopToCome {
  readonly stop: CardStop;
  readonly round: number;
  readonly turn?: number | undefined;
}

const STOP_OF: Readonly<Record<CharacterName, CardStop | undefined>> = {
  bishop: "windowP",
  spy: "windowP",
  illusionist: "windowP",
  queen: "before",
  magician: "after",
  mercenary: "after",
  captain: "windowC",
  herald: "windowC",
  intriguer: "windowC",
  merchant: "windowC",
  alchemist: "windowE",
  banker: "windowE",
  jeweller: "windowE",
  prince: undefined,
  king: undefined,
};

/** Where a card is played, if it is; as its character's `window` has it. */
export function stopOf(card: Card, { queen }: Pick<Options, "queen">): CardStop | undefined {
  const name = CHARACTERS[card];
  return name === "queen" && queen === "area" ? "after" : STOP_OF[name];
}

/** The steps of a round in the order in which they come. */
export const COURSE: readonly ShownStep[] = [
  "arrivals",
  "bidding",
  "ordering",
  "windowP",
  "before",
  "placing",
  "replacing",
  "placingNeutral",
  "after",
  "spying",
  "windowC",
  "counting",
  "taking",
  "choosing",
  "columns",
  "pricing",
  "windowE",
  "favour",
  "roundEnd",
  "over",
];

const isPast = (stop: ShownStep, { step }: View): boolean => COURSE.indexOf(step) > COURSE.indexOf(stop);

/** When a card that the viewer holds may next be played, were the viewer asked there; nothing where that never comes. */
export function nextStopFor(card: Card, view: View): StopToCome | undefined {
  const stop = stopOf(card, view.options);
  if (stop === undefined || view.viewer === "spectator") return undefined;
  const isAroundPlacing = stop === "before" || stop === "after";
  const turn = isAroundPlacing ? nextTurn(stop, view) : undefined;
  const isOver = isAroundPlacing ? turn === undefined : isPast(stop, view);
  const round = view.round + (isOver ? 1 : 0);
  if (round >= ROUNDS || view.step === "over") return undefined;
  return { stop, round, ...(isAroundPlacing && { turn: turn ?? 1 }) };
}

/** The seat's own turn in this round whose stop is still to come. */
function nextTurn(stop: "before" | "after", view: View): number | undefined {
  if (isPast("after", view)) return undefined;
  if (!isPast("windowP", view)) return 1;
  const now = view.turn % view.players;
  const own = view.order.indexOf(view.viewer === "spectator" ? -1 : view.viewer);
  const hasPassed = now > own || (now === own && stop === "before" && view.step !== "before");
  const turn = turnNow(view) + (hasPassed ? 1 : 0);
  return turn > view.turns ? undefined : turn;
}

export const turnNow = ({ turn, players }: View): number => Math.floor(turn / players) + 1;
