import type { OptionsOf, Seat, Viewer } from "@serai/kernel";
import type { Card, Kind, OPTIONS } from "./parts.ts";

export type Event =
  /** Counted from 0. */
  | { readonly kind: "round"; readonly round: number; readonly rounds: number }
  | { readonly kind: "dealt"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: "lot"; readonly cards: readonly Card[]; readonly opener: Seat }
  /** B-2.9: nobody bids for it. */
  | { readonly kind: "last-lot"; readonly cards: readonly Card[]; readonly seat: Seat }
  /** The cards added, and what all that the seat has laid comes to. */
  | { readonly kind: "bid"; readonly seat: Seat; readonly cards: readonly Card[]; readonly total: number }
  | { readonly kind: "passed"; readonly seat: Seat; readonly back: readonly Card[] }
  | { readonly kind: "won"; readonly seat: Seat; readonly paid: readonly Card[]; readonly total: number }
  | { readonly kind: "gave"; readonly seat: Seat; readonly card: Card; readonly kept: readonly Card[] }
  /** B-2.6: everybody passed. */
  | { readonly kind: "took-all"; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly kind: "picked"; readonly seat: Seat; readonly of: Kind; readonly cards: readonly Card[] }
  | { readonly kind: "found-nothing"; readonly seat: Seat }
  | { readonly kind: "cleared"; readonly cards: readonly Card[] }
  /** Without its cards where the log no longer repeats them. */
  | { readonly kind: "sold"; readonly seat: Seat; readonly cards?: readonly Card[]; readonly points?: number }
  /** Without the card for all but the seat itself. */
  | { readonly kind: "discarded"; readonly seat: Seat; readonly card?: Card }
  | { readonly kind: "done"; readonly seat: Seat }
  /** B-6.1: at the end scored cards and hands become public. */
  | {
      readonly kind: "counted";
      readonly scored: readonly (readonly Card[])[];
      readonly hands: readonly (readonly Card[])[];
    };

/** B-6.1: what was dealt and discarded belongs to its seat; all else is public when it happens. */
export function see(event: Event, viewer: Viewer): Event | undefined {
  switch (event.kind) {
    case "dealt":
      return event.seat === viewer ? event : undefined;
    case "discarded":
      return event.seat === viewer ? event : { kind: "discarded", seat: event.seat };
    case "round":
    case "lot":
    case "last-lot":
    case "bid":
    case "passed":
    case "won":
    case "gave":
    case "took-all":
    case "picked":
    case "found-nothing":
    case "cleared":
    case "sold":
    case "done":
    case "counted":
      return event;
  }
}

/** B-6.1: a sale's cards are shown once; unless scores are open the log says only who sold. */
export function retell(event: Event, viewer: Viewer, options: OptionsOf<typeof OPTIONS>): Event | undefined {
  if (event.kind === "sold" && !options.openScores) return { kind: "sold", seat: event.seat };
  return see(event, viewer);
}

/**
 * What may still be taken back: a choice among things that lay open, and a discard, which nobody saw. Not what showed
 * cards of a hand or of the pile; not a pass nor the end of selling, which the rules call final (B-2.3, B-5.1).
 */
export function undoable(event: Event): boolean {
  switch (event.kind) {
    case "gave":
    case "picked":
    case "found-nothing":
    case "cleared":
    case "discarded":
      return true;
    case "round":
    case "dealt":
    case "lot":
    case "last-lot":
    case "bid":
    case "passed":
    case "won":
    case "took-all":
    case "sold":
    case "done":
    case "counted":
      return false;
  }
}
