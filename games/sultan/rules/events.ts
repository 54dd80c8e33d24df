import type { OptionsOf, Seat, Viewer } from "@serai/kernel";
import type { Colour, OPTIONS } from "./parts.ts";

/** A card as it lies at a cushion; without its value for those who may not know it. */
export interface LaidCard {
  readonly seat: Seat;
  readonly cushion: number;
  readonly card?: number;
}

/** S-2.4: who laid an equally high card at the cushion, and why it did not win. */
export interface Tie {
  readonly seats: readonly Seat[];
  readonly by: "laid-first" | "start";
}

export type Event =
  | { readonly kind: "round"; readonly round: number }
  | { readonly kind: "dealt"; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly kind: "drawn"; readonly seat: Seat; readonly gems: readonly Colour[] }
  | { readonly kind: "offered"; readonly seat: Seat; readonly shown: readonly Colour[]; readonly back: Colour }
  | ({ readonly kind: "laid" } & LaidCard)
  /** Without its cards where the log no longer repeats them. */
  | { readonly kind: "revealed"; readonly cards?: readonly LaidCard[] }
  | {
      readonly kind: "won";
      readonly seat: Seat;
      readonly cushion: number;
      readonly gem: Colour;
      readonly card: number;
      readonly tie?: Tie;
    }
  | { readonly kind: "unsold"; readonly cushion: number; readonly gem: Colour }
  | { readonly kind: "counted"; readonly gems: readonly (readonly number[])[] };

/** S-4.1: a hand belongs to its seat, a card's value too until the reveal; all else is public when it happens. */
export function see(event: Event, viewer: Viewer): Event | undefined {
  switch (event.kind) {
    case "dealt":
      return event.seat === viewer ? event : undefined;
    case "laid":
      return event.seat === viewer ? event : { kind: "laid", seat: event.seat, cushion: event.cushion };
    case "round":
    case "drawn":
    case "offered":
    case "revealed":
    case "won":
    case "unsold":
    case "counted":
      return event;
  }
}

/** S-4.2: without the memory aid the log repeats neither reveals nor what others won. */
export function retell(event: Event, viewer: Viewer, options: OptionsOf<typeof OPTIONS>): Event | undefined {
  if (options.memoryAid) return see(event, viewer);
  switch (event.kind) {
    case "revealed":
      return { kind: "revealed" };
    case "won": {
      const { tie, ...own } = event;
      return event.seat === viewer ? own : undefined;
    }
    case "unsold":
      return undefined;
    case "round":
    case "dealt":
    case "drawn":
    case "offered":
    case "laid":
    case "counted":
      return see(event, viewer);
  }
}
