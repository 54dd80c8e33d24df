import type { OptionsOf, Seat, Viewer } from "@serai/kernel";
import type { LaidCard } from "./events.ts";
import type { Colour, OPTIONS } from "./parts.ts";
import { type ColourScore, result, scoreByColour } from "./score.ts";
import { layerOf, type Reveal, type State } from "./state.ts";
import { closedTo } from "./steps/laying.ts";
import { spread } from "./steps/offering.ts";

/** What one viewer may know, and nothing else. */
export interface View {
  readonly viewer: Viewer;
  readonly options: OptionsOf<typeof OPTIONS>;
  readonly players: number;
  readonly step: State["step"];
  readonly round: number;
  readonly turn: number;
  readonly start: Seat;
  /** The seat that play waits for. */
  readonly asked?: Seat;
  readonly drawn: readonly Colour[];
  readonly shown: readonly Colour[];
  readonly laid: readonly LaidCard[];
  readonly reveal?: Reveal;
  readonly hand?: readonly number[];
  /** S-2.3: where the viewer may not lay its second card. */
  readonly closed?: number;
  readonly bag?: readonly number[];
  readonly seats: readonly SeatView[];
}

export interface SeatView {
  readonly cardsInHand: number;
  readonly gems?: readonly number[];
  readonly played?: readonly number[];
  /** At the end: points gem by gem. */
  readonly score?: readonly ColourScore[];
  readonly total?: number;
  readonly rank?: number;
}

export function view(s: State, viewer: Viewer): View {
  const aid = s.options.memoryAid; // S-4.2
  const end = result(s);
  const asked = askedSeat(s);
  const closed = viewer === "spectator" ? undefined : closedTo(s, viewer);
  return {
    viewer,
    options: s.options,
    players: s.players,
    step: s.step,
    round: s.round,
    turn: s.turn,
    start: s.start,
    ...(asked !== undefined && { asked }),
    drawn: spread(s.drawn), // S-2.1
    shown: [...s.shown],
    laid: s.laidCards.map((card, k) => {
      const seat = layerOf(s.start, k, s.players);
      return { seat, cushion: s.laidAt[k], ...(seat === viewer && { card }) }; // S-2.2
    }),
    ...(s.reveal.cards.length > 0 && { reveal: s.reveal }), // S-2.4
    ...(viewer !== "spectator" && { hand: [...s.hands[viewer]] }), // S-4.1
    ...(closed !== undefined && { closed }),
    ...(aid && { bag: [...s.bag] }),
    seats: s.hands.map((hand, seat) => ({
      cardsInHand: hand.length,
      ...((aid || seat === viewer || end) && { gems: [...s.gems[seat]] }), // S-3.1, S-4.2
      ...((aid || seat === viewer) && { played: [...s.played[seat]] }),
      ...(end && { score: scoreByColour(s.gems[seat], s.players), total: end.scores[seat], rank: end.ranks[seat] }),
    })),
  };
}

function askedSeat(s: State): Seat | undefined {
  switch (s.step) {
    case "offering":
      return s.start;
    case "laying":
      return layerOf(s.start, s.laidCards.length, s.players);
    case "over":
      return undefined;
  }
}
