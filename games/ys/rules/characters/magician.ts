import type { Chance, Seat } from "@serai/kernel";
import { isThroneName, magician as magicianAction, slotOf, swappedOf, throneName } from "../actions.ts";
import { anyAlike, brokerNamed, brokersByName, isDouble, nameOf, reachable } from "../board.ts";
import { within } from "../places.ts";
import { EVERYBODY, type State } from "../state.ts";
import type { PlayedCharacter } from "./character.ts";

/**
 * Right after one of its seat's placings: swaps two own brokers in different places on the board, neither in a closed
 * zone, each keeping its side up; or one of them with an own broker in the throne room (Y-7.1).
 */
export const magician: PlayedCharacter = {
  window: () => "afterPlacing",
  legal(s, seat, into) {
    const reach = reachable(s);
    const { place } = s.brokers;
    const own = brokersByName(s, seat);
    for (let i = 0; i < own.length; i++) {
      const a = own[i];
      if (!within(reach, place[a]) || isDouble(s, a)) continue;
      const name = nameOf(s, a);
      for (let j = i + 1; j < own.length; j++) {
        const b = own[j];
        if (place[a] !== place[b] && within(reach, place[b]) && !isDouble(s, b))
          into.add(magicianAction(name, nameOf(s, b)));
      }
      for (let slot = 0; slot < s.thrones[seat].length; slot++)
        if (!isDoubleInThrone(s, seat, slot)) into.add(magicianAction(name, throneName(slot)));
    }
  },
  play(s, seat, action, chance, tell) {
    const [first, second] = swappedOf(action);
    const a = anyAlike(s, brokerNamed(s, seat, first), chance);
    if (isThroneName(second)) {
      const slot = anyAlikeInThrone(s, seat, slotOf(second), chance);
      swapWithThrone(s, seat, a, slot);
      tell?.({ kind: "swappedWithThrone", seat, broker: a, place: s.brokers.place[a], slot });
      return;
    }
    const b = anyAlike(s, brokerNamed(s, seat, second), chance);
    const { place } = s.brokers;
    [place[a], place[b]] = [place[b], place[a]];
    tell?.({ kind: "swapped", seat, brokers: [a, b], to: [place[a], place[b]] });
  },
};

/** Both then lie face down; a value that was in sight stays known to everybody. The marker does not enter the room. */
function swapWithThrone(s: State, seat: Seat, broker: number, slot: number): void {
  const { value, up, seen } = s.brokers;
  const entering = value[broker];
  const enteringSeen = up[broker] === 1 ? EVERYBODY : seen[broker];
  value[broker] = s.thrones[seat][slot];
  seen[broker] = s.thronesSeen[seat][slot];
  up[broker] = 0;
  s.thrones[seat][slot] = entering;
  s.thronesSeen[seat][slot] = enteringSeen;
  s.throneSwap.push(seat, broker, slot);
  if (s.marked === broker) s.marked = -1;
  // What now lies there was not placed this turn: the Mercenary may not mark it.
  const laid = s.laid.indexOf(broker);
  if (laid >= 0) s.laid.splice(laid, 1);
}

/** As on the board (board.ts): equal brokers are listed once, and which of them is taken is left to chance. */
const alikeInThrone = (s: State, seat: Seat, a: number, b: number): boolean =>
  s.options.recall && s.thrones[seat][a] === s.thrones[seat][b] && s.thronesSeen[seat][a] === s.thronesSeen[seat][b];

function isDoubleInThrone(s: State, seat: Seat, slot: number): boolean {
  for (let other = 0; other < slot; other++) if (alikeInThrone(s, seat, other, slot)) return true;
  return false;
}

function anyAlikeInThrone(s: State, seat: Seat, slot: number, chance: Chance): number {
  const like = s.thrones[seat].flatMap((_, other) =>
    other === slot || alikeInThrone(s, seat, other, slot) ? [other] : [],
  );
  return like.length === 1 ? slot : like[chance.int(like.length)];
}
