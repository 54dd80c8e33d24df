import { markedOf, mercenary as mercenaryAction } from "../actions.ts";
import { anyAlike, brokerNamed, isDouble, nameOf } from "../board.ts";
import type { PlayedCharacter } from "./character.ts";

/**
 * Right after one of its seat's placings: one of the two own brokers just placed, wherever on the board it now lies,
 * counts 5 this round. The marker is public and follows the broker; a closed zone does not matter.
 */
export const mercenary: PlayedCharacter = {
  window: () => "afterPlacing",
  legal(s, _seat, into) {
    const [a, b] = s.laid.filter((broker) => !isDouble(s, broker)).map((broker) => mercenaryAction(nameOf(s, broker)));
    if (a === undefined) return;
    into.add(b === undefined ? a : Math.min(a, b));
    if (b !== undefined) into.add(Math.max(a, b));
  },
  play(s, seat, action, chance, tell) {
    // Brokers laid this turn are alike only to each other.
    const broker = anyAlike(s, brokerNamed(s, seat, markedOf(action)), chance);
    s.marked = broker;
    tell?.({ kind: "marked", seat, broker, place: s.brokers.place[broker] });
  },
};
