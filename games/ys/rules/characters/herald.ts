import { herald as heraldAction, movedOf, targetOf } from "../actions.ts";
import { anyAlike, brokerNamed, brokersByName, isDouble, nameOf, reachable, takenSquares } from "../board.ts";
import { isSquare, within } from "../places.ts";
import type { PlayedCharacter } from "./character.ts";

/**
 * Before anything is turned up: moves one own broker to another area or a free market square in use, same side up;
 * neither from nor to a closed zone. Only the way from the city to the market scores 1.
 */
export const herald: PlayedCharacter = {
  window: () => "countBegins",
  legal(s, seat, into) {
    const reach = reachable(s);
    const free = reach & ~takenSquares(s);
    const { place } = s.brokers;
    const own = brokersByName(s, seat);
    for (let i = 0; i < own.length; i++) {
      const from = place[own[i]];
      if (!within(reach, from) || isDouble(s, own[i])) continue;
      const first = heraldAction(nameOf(s, own[i]), 0);
      for (let rest = free & ~(1 << from); rest !== 0; rest &= rest - 1)
        into.add(first + 31 - Math.clz32(rest & -rest));
    }
  },
  play(s, seat, action, chance, tell) {
    const broker = anyAlike(s, brokerNamed(s, seat, movedOf(action)), chance);
    const from = s.brokers.place[broker];
    const to = targetOf(action);
    s.brokers.place[broker] = to;
    tell?.({ kind: "moved", seat, broker, from, to });
    if (isSquare(from) || !isSquare(to)) return;
    s.scores[seat]++;
    tell?.({ kind: "points", seat, points: 1, why: "market" });
  },
};
