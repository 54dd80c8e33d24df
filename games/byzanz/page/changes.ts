import { type Card, type Event, kindOf } from "../rules/index.ts";

/** What to mark for somebody who was away. */
export function changes(event: Event): readonly string[] | "anew" {
  switch (event.kind) {
    case "round":
      return "anew";
    case "lot":
      return ["lot"];
    case "last-lot":
      return ["lot", `seat-${event.seat}`];
    case "bid":
    case "passed":
      return [`bid-${event.seat}`];
    case "won":
      return [`seat-${event.seat}`, ...stallsOf(event.paid)];
    case "gave":
      return [`seat-${event.seat}`, ...stallsOf([event.card])];
    case "picked":
      return [`seat-${event.seat}`, ...stallsOf(event.cards)];
    case "cleared":
      return stallsOf(event.cards);
    case "took-all":
    case "found-nothing":
    case "sold":
    case "discarded":
    case "done":
      return [`seat-${event.seat}`];
    case "dealt":
    case "counted":
      return [];
  }
}

const stallsOf = (cards: readonly Card[]): string[] => cards.map((card) => `stall-${kindOf(card)}`);
