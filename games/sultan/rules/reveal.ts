import { type Chance, leftOf, type Seat, type Tell } from "@serai/kernel";
import type { Event, Tie } from "./events.ts";
import { ROUNDS, tableFor } from "./parts.ts";
import { beginRound } from "./setup.ts";
import { layerOf, type State } from "./state.ts";
import { drawGems } from "./steps/offering.ts";

/** S-2.4, S-2.5: all cards are turned up, every cushion is settled, and the turn is over. */
export function revealAndAward(s: State, chance: Chance, tell?: Tell<Event>): void {
  if (tell) tell({ kind: "revealed", cards: s.laidCards.map((card, k) => ({ ...placeOf(s, k), card })) });
  const winners = s.shown.map((_, cushion) => award(s, cushion, tell));
  for (let k = 0; k < s.laidCards.length; k++) s.played[layerOf(s.start, k, s.players)].push(s.laidCards[k]);
  s.reveal = { start: s.start, shown: s.shown, cards: s.laidCards, at: s.laidAt, winners };
  s.shown = [];
  s.laidCards = [];
  s.laidAt = [];
  nextTurn(s, chance, tell);
}

/** S-2.4: settles one cushion; returns the winner, -1 where nobody laid. */
function award(s: State, cushion: number, tell?: Tell<Event>): Seat {
  const gem = s.shown[cushion];
  const best = bestAt(s, cushion);
  if (best < 0) {
    s.bag[gem]++;
    tell?.({ kind: "unsold", cushion, gem });
    return -1;
  }
  const seat = layerOf(s.start, best, s.players);
  s.gems[seat][gem]++;
  tell?.({ kind: "won", seat, cushion, gem, card: s.laidCards[best], ...tieAt(s, cushion, best) });
  return seat;
}

function tieAt(s: State, cushion: number, best: number): { readonly tie?: Tie } {
  const winner = layerOf(s.start, best, s.players);
  const equal = s.laidCards.flatMap((card, k) =>
    card === s.laidCards[best] && s.laidAt[k] === cushion ? [layerOf(s.start, k, s.players)] : [],
  );
  // Two players lay two cards each: both of a rival's may be as high.
  const seats = [...new Set(equal)].filter((seat) => seat !== winner);
  return seats.length > 0 ? { tie: { seats, by: s.players === 2 ? "start" : "laid-first" } } : {};
}

const placeOf = (s: State, k: number): { seat: Seat; cushion: number } => ({
  seat: layerOf(s.start, k, s.players),
  cushion: s.laidAt[k],
});

/**
 * S-2.4: which of the laid cards takes the gem; -1 where none lies there. Equal highest: the one laid first, with two
 * players the start seat's, whose cards are the first and the third.
 */
function bestAt(s: State, cushion: number): number {
  let best = -1;
  for (let k = 0; k < s.laidCards.length; k++) {
    if (s.laidAt[k] !== cushion) continue;
    if (best < 0 || s.laidCards[k] > s.laidCards[best]) best = k;
    else if (s.players === 2 && s.laidCards[k] === s.laidCards[best] && k % 2 === 0) best = k;
  }
  return best;
}

/** S-1.3: the start seat moves left after every turn and is not reset at a new round. */
function nextTurn(s: State, chance: Chance, tell?: Tell<Event>): void {
  s.start = leftOf(s.start, s.players);
  s.turn++;
  if (s.turn < tableFor(s.players).turns) {
    drawGems(s, chance, tell);
  } else if (s.round + 1 < ROUNDS) {
    s.round++;
    s.turn = 0;
    beginRound(s, chance, tell);
  } else {
    s.step = "over";
    tell?.({ kind: "counted", gems: s.gems.map((gems) => [...gems]) });
  }
}
