import { type Seat, seatsIn } from "@serai/kernel";
import type { View } from "../rules/index.ts";

/** What a prompt depends on, the same in every language. */
export type PromptCase =
  | { readonly kind: "over"; readonly winners: readonly Seat[]; readonly points: number }
  | { readonly kind: "asked"; readonly prize: number }
  | { readonly kind: "waiting"; readonly seats: readonly Seat[]; readonly bid: number | undefined };

export function promptCase(view: View): PromptCase {
  if (view.prize === 0) {
    const points = Math.max(...view.points);
    return { kind: "over", points, winners: view.points.flatMap((own, seat) => (own === points ? [seat] : [])) };
  }
  const seats = [...seatsIn(view.waiting)];
  if (view.viewer !== "spectator" && seats.includes(view.viewer)) return { kind: "asked", prize: view.prize };
  return { kind: "waiting", seats, bid: view.bid };
}
