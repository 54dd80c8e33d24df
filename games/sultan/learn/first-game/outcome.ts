import type { Seat } from "@serai/kernel";
import type { Lesson, Tried } from "@serai/words/first-game";
import {
  type Colour,
  cardOf,
  colourOf,
  cushionOf,
  isLay,
  type Sultan,
  scoreOf,
  type View,
  WORTH,
} from "../../rules/index.ts";

/** The card and the gem of the wanted move. */
export const wantedOf = ({ view, wanted }: Lesson<Sultan>): { readonly card: number; readonly gem: Colour } => ({
  card: cardOf(wanted),
  gem: view.shown[cushionOf(wanted)],
});

/** What another card, or another cushion, would have come to. */
export type LayOutcome =
  | { readonly kind: "beaten"; readonly card: number; readonly by: number; readonly seat: Seat; readonly gem: Colour }
  /** It takes the wanted gem too, with a higher card than it needs. */
  | { readonly kind: "wasted"; readonly card: number; readonly enough: number }
  | { readonly kind: "other-gem"; readonly gem: Colour; readonly instead: Colour }
  | { readonly kind: "put-back"; readonly gem: Colour; readonly instead: Colour };

export function outcomeOf(tried: Tried<Sultan>): LayOutcome | undefined {
  const { action, wanted, events, view } = tried;
  if (action === undefined) return undefined;
  if (!isLay(action)) return { kind: "put-back", gem: colourOf(action), instead: colourOf(wanted) };
  const [card, cushion] = [cardOf(action), cushionOf(action)];
  const won = events.find((event) => event.kind === "won" && event.cushion === cushion);
  if (won?.kind !== "won") return undefined;
  if (won.seat !== view.viewer) return { kind: "beaten", card, by: won.card, seat: won.seat, gem: won.gem };
  const { card: enough, gem: instead } = wantedOf(tried);
  return won.gem === instead ? { kind: "wasted", card, enough } : { kind: "other-gem", gem: won.gem, instead };
}

/** The gem on a cushion that was tapped. */
export const gemAt = ({ view, piece }: Tried<Sultan>): Colour | undefined =>
  piece?.startsWith("cushion:") ? view.shown[Number(piece.slice("cushion:".length))] : undefined;

/** The gems the learner holds, by colour. */
export const ownGems = ({ seats, viewer }: View): readonly number[] =>
  viewer === "spectator" ? [] : (seats[viewer].gems ?? []);

/** The card the learner laid last. */
export const lastPlayed = ({ seats, viewer }: View): number =>
  viewer === "spectator" ? 0 : (seats[viewer].played?.at(-1) ?? 0);

/** What one more gem of the colour would add. */
export function nextWorth(view: View, colour: Colour): number {
  const gems = ownGems(view);
  return scoreOf(gems.with(colour, gems[colour] + 1), view.players) - scoreOf(gems, view.players);
}

/** By how much one more gem of the colour would raise the bonus. */
export const bonusGrowth = (view: View, colour: Colour): number => nextWorth(view, colour) - WORTH[colour];

/** The gem on the cushions that would bring the learner most, what it would bring, and how many cards lie there. */
export function bestGem(view: View): { readonly gem: Colour; readonly points: number; readonly cards: number } {
  const points = view.shown.map((gem) => nextWorth(view, gem));
  const cushion = points.indexOf(Math.max(...points));
  return {
    gem: view.shown[cushion],
    points: points[cushion],
    cards: view.laid.filter((card) => card.cushion === cushion).length,
  };
}

export const DEAREST: Colour = WORTH.length - 1;
