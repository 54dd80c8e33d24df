import type { OptionsOf, Seat, Viewer } from "@serai/kernel";
import type { Card, Colour, Gem, OPTIONS } from "./parts.ts";
import type { Place } from "./places.ts";

/** Y-3.5, Y-4.5: what can put one of two tied sides before the other. */
export type TieRule = "intriguer" | "neutral" | "front" | "order";
/** What sides can be tied in. */
export type Contest = "bids" | "quarter" | "port" | "commercial" | "palace" | "row" | "market";

/** A broker is known by its number: the how-manieth it was to be placed this round. */
export interface TurnedUp {
  readonly broker: number;
  readonly owner: Seat;
  readonly place: Place;
  readonly value: number;
}

/** Seats in events include the neutral (Y-5.6), numbered after the humans. */
export type Event =
  | { readonly kind: "seated"; readonly order: readonly Seat[] }
  | { readonly kind: "round"; readonly round: number }
  | {
      readonly kind: "arrived";
      readonly characters: readonly Card[];
      readonly ships: readonly number[];
      readonly marketShip: number;
      readonly market: readonly number[];
    }
  | { readonly kind: "bid"; readonly seat: Seat; readonly values?: readonly number[] }
  | { readonly kind: "bids"; readonly values: readonly (readonly number[])[]; readonly picking: readonly Seat[] }
  /** `seats` as they were put in order; `by[i]` is the rule that put `seats[i]` before `seats[i + 1]`. */
  | {
      readonly kind: "tie";
      readonly what: Contest;
      /** The quarter or the row, where there are several. */
      readonly at: number;
      readonly total: number;
      readonly seats: readonly Seat[];
      readonly by: readonly TieRule[];
      readonly fronts: readonly number[];
      readonly positions: readonly number[];
    }
  | { readonly kind: "ordered"; readonly seat: Seat; readonly position: number }
  | { readonly kind: "passed"; readonly seat: Seat }
  | { readonly kind: "played"; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: "placed";
      readonly seat: Seat;
      readonly owner: Seat;
      readonly broker: number;
      readonly place: Place;
      readonly up: boolean;
      readonly from: "screen" | "front";
      readonly value?: number;
    }
  | { readonly kind: "replaced"; readonly seat: Seat; readonly value: number }
  | { readonly kind: "closed"; readonly seat: Seat; readonly zone: number }
  | {
      readonly kind: "swapped";
      readonly seat: Seat;
      readonly brokers: readonly number[];
      readonly to: readonly Place[];
    }
  | {
      readonly kind: "swappedWithThrone";
      readonly seat: Seat;
      readonly broker: number;
      readonly place: Place;
      readonly slot: number;
    }
  | { readonly kind: "marked"; readonly seat: Seat; readonly broker: number; readonly place: Place }
  | {
      readonly kind: "looked";
      readonly seat: Seat;
      readonly owner: Seat;
      readonly broker: number;
      readonly place: Place;
      readonly value?: number;
    }
  | {
      readonly kind: "lookedInThrone";
      readonly seat: Seat;
      readonly owner: Seat;
      readonly slot: number;
      readonly value?: number;
    }
  /** Y-3.8: the last broker of every seat. */
  | { readonly kind: "fronts"; readonly values: readonly number[] }
  | { readonly kind: "docked"; readonly quarters: readonly number[] }
  | { readonly kind: "moved"; readonly seat: Seat; readonly broker: number; readonly from: Place; readonly to: Place }
  /** Without a quarter: the market. */
  | { readonly kind: "turnedUp"; readonly quarter?: number; readonly brokers: readonly TurnedUp[] }
  | {
      readonly kind: "ranked";
      readonly quarter: number;
      readonly seats: readonly Seat[];
      readonly totals: readonly number[];
    }
  | { readonly kind: "won"; readonly what: Contest; readonly at: number; readonly seat: Seat; readonly total: number }
  | { readonly kind: "unclaimed"; readonly what: Contest; readonly at: number }
  | {
      readonly kind: "gem";
      readonly seat: Seat;
      readonly gem: Gem;
      readonly from: "ship" | "white" | "port" | "row" | "character" | "alchemist" | "jeweller";
    }
  | { readonly kind: "gave"; readonly seat: Seat; readonly gem: Gem }
  | {
      readonly kind: "points";
      readonly seat: Seat;
      readonly points: number;
      readonly why: "market" | "commercial" | "prince" | "king";
    }
  | { readonly kind: "character"; readonly seat: Seat; readonly card: Card }
  | {
      readonly kind: "columns";
      readonly order: readonly Colour[];
      readonly totals: readonly number[];
      readonly brokers: readonly number[];
    }
  | {
      readonly kind: "columnsTied";
      readonly columns: readonly Colour[];
      readonly seat: Seat;
      readonly by: TieRule;
      readonly fronts: readonly number[];
    }
  | { readonly kind: "namedBest"; readonly seat: Seat; readonly column: Colour }
  | {
      readonly kind: "price";
      readonly colour: Colour;
      readonly from: number;
      readonly to: number;
      readonly seat?: Seat;
    }
  | { readonly kind: "favoured"; readonly seat: Seat; readonly value?: number }
  /** Y-7.1: everybody has chosen; the fronts they chose from. */
  | { readonly kind: "throneRoom"; readonly round: number; readonly fronts: readonly (readonly number[])[] }
  | { readonly kind: "thronesShown"; readonly thrones: readonly (readonly number[])[] }
  | { readonly kind: "counted" };

/** The same event without the value it hides. */
function faceDown(event: Extract<Event, { kind: "placed" | "looked" | "lookedInThrone" | "favoured" }>): Event {
  const { value: _, ...rest } = event;
  return rest;
}

/** Face-down values and secret choices belong to the seat that made or saw them; all else is public. */
export function see(event: Event, viewer: Viewer): Event | undefined {
  switch (event.kind) {
    case "bid":
      return event.seat === viewer ? event : { kind: "bid", seat: event.seat }; // Y-3.4
    case "placed":
      // Y-3.6; a broker that left the front is known, whatever side is up (Y-6, Illusionist)
      return event.seat === viewer || event.up || event.from === "front" ? event : faceDown(event);
    case "looked":
    case "lookedInThrone":
    case "favoured":
      return event.seat === viewer ? event : faceDown(event); // Y-6, Spy; Y-7.1
    case "seated":
    case "round":
    case "arrived":
    case "bids":
    case "tie":
    case "ordered":
    case "passed":
    case "played":
    case "replaced":
    case "closed":
    case "swapped":
    case "swappedWithThrone":
    case "marked":
    case "fronts":
    case "docked":
    case "moved":
    case "turnedUp":
    case "ranked":
    case "won":
    case "unclaimed":
    case "gem":
    case "gave":
    case "points":
    case "character":
    case "columns":
    case "columnsTied":
    case "namedBest":
    case "price":
    case "throneRoom":
    case "thronesShown":
    case "counted":
      return event;
  }
}

/**
 * Y-2.2 `recall`: without it the log does not repeat what was placed or seen face down, save what left a front in the open
 * (Y-6, Illusionist); Y-5.5: nor ever a neutral broker.
 */
export function retell(event: Event, viewer: Viewer, options: OptionsOf<typeof OPTIONS>): Event | undefined {
  const seen = see(event, viewer);
  switch (seen?.kind) {
    case "placed":
      return seen.up || seen.from === "front" || (options.recall && seen.owner === seen.seat) ? seen : faceDown(seen);
    case "looked":
    case "lookedInThrone":
    case "favoured":
      return options.recall ? seen : faceDown(seen);
    default:
      return seen;
  }
}
