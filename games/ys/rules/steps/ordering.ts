import { only, refuse, type Seat, type Step, type Tell } from "@serai/kernel";
import { isVerbOf, order, positionOf } from "../actions.ts";
import type { Event } from "../events.ts";
import type { State, Ys } from "../state.ts";
import { notNow } from "./step.ts";

/** Y-3.5: positions are picked, the highest bid first; the last one is not asked. */
export const ordering: Step<Ys> = {
  deciders: (s) => only(s.picking[0]),
  legal(s, _seat, into) {
    for (let position = 0; position < s.players; position++) if (s.picked[position] < 0) into.add(order(position));
  },
  whyNot(s, _seat, action) {
    if (!isVerbOf("order", action)) return notNow(s);
    const position = positionOf(action) + 1;
    if (position > s.players) return refuse("no-such-position", { position, positions: s.players });
    return refuse("position-taken", { position });
  },
  apply(s, seat, action, _chance, tell) {
    pick(s, seat, positionOf(action), tell);
  },
  ask(s, _chance, tell) {
    if (s.picking.length > 1) return true;
    pick(s, s.picking[0], s.picked.indexOf(-1), tell);
    for (let position = 0; position < s.players; position++) s.order[position] = s.picked[position];
    s.asked = 0;
    s.step = "placingBegins";
    return false;
  },
};

function pick(s: State, seat: Seat, position: number, tell: Tell<Event>): void {
  s.picked[position] = seat;
  s.picking.shift();
  tell?.({ kind: "ordered", seat, position });
}
