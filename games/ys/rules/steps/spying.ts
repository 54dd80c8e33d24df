import {
  type Action,
  type ActionList,
  NOBODY,
  only,
  refuse,
  type Seat,
  type SeatSet,
  type Step,
  type Tell,
} from "@serai/kernel";
import {
  brokerLooked,
  brokerName,
  isThroneName,
  isVerbOf,
  look,
  ownerLooked,
  PASS,
  slotOf,
  throneName,
} from "../actions.ts";
import { brokerNamed } from "../board.ts";
import type { Event } from "../events.ts";
import { VALUES } from "../parts.ts";
import { PLACES } from "../places.ts";
import { type State, show, throneSight, type Ys } from "../state.ts";
import { notNow } from "./step.ts";

/** Y-6.3: the Spy's seat is asked once more for the looks it has left; then phase 3 is over. */
export const spying: Step<Ys> = {
  deciders: maySpy,
  /** Its looks are listed wherever it may act (game.ts); here it may also leave the rest unused. */
  legal: (_s, _seat, into) => into.add(PASS),
  whyNot: (s, _seat, action) => (isVerbOf("look", action) ? refuse("cannot-look-there") : notNow(s)),
  apply(s, seat, _pass, _chance, tell) {
    s.looks = 0;
    tell?.({ kind: "passed", seat });
  },
  ask(s, _chance, tell) {
    if (mayLook(s)) return true;
    completeFronts(s, tell);
    s.looks = 0;
    s.asked = 0;
    s.step = "countBegins";
    return false;
  },
};

/** Y-3.8: everybody's last broker joins the two in front, face up. */
function completeFronts(s: State, tell: Tell<Event>): void {
  for (let seat = 0; seat < s.players; seat++) {
    for (let value = 0; value < VALUES; value++) {
      if (s.screens[seat][value] === 0) continue;
      s.screens[seat][value]--;
      s.fronts[seat][value]++;
      s.lasts[seat] = value;
    }
  }
  tell?.({ kind: "fronts", values: [...s.lasts] });
}

/** Y-6, Spy: from the moment it is played to the end of the phase, in others' turns too. Public facts only. */
export function maySpy(s: State): SeatSet {
  return mayLook(s) ? only(s.spy) : NOBODY;
}

function mayLook(s: State): boolean {
  if (s.looks === 0) return false;
  for (let seat = 0; seat < s.players; seat++) if (seat !== s.spy && s.thrones[seat].length > 0) return true; // Y-7.1
  return s.brokers.owner.some((_, broker) => liesHidden(s, broker));
}

/** A face-down broker of another seat; not a neutral one. */
const liesHidden = (s: State, broker: number): boolean =>
  s.brokers.up[broker] === 0 && s.brokers.owner[broker] !== s.spy && s.brokers.owner[broker] < s.players;

/** Every broker the Spy may look at, ascending. */
export function addLooks(s: State, into: ActionList): void {
  const { owner, place, up } = s.brokers;
  for (let seat = 0; seat < s.players; seat++) {
    if (seat === s.spy) continue;
    for (let at = 0; at < PLACES; at++) {
      let nth = 0;
      for (let i = 0; i < owner.length; i++) {
        if (place[i] !== at || owner[i] !== seat) continue;
        if (up[i] === 0) into.add(look(seat, brokerName(at, nth)));
        nth++;
      }
    }
    for (let slot = 0; slot < s.thrones[seat].length; slot++) into.add(look(seat, throneName(slot)));
  }
}

/** Which broker it looks at is public, its value is not. */
export function spyOn(s: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  const owner = ownerLooked(action);
  const name = brokerLooked(action);
  s.looks--;
  if (isThroneName(name)) {
    const slot = slotOf(name);
    s.thronesSeen[owner][slot] |= only(seat);
    show(s, seat, throneSight(owner, slot));
    tell?.({ kind: "lookedInThrone", seat, owner, slot, value: s.thrones[owner][slot] });
  } else {
    const broker = brokerNamed(s, owner, name);
    s.brokers.seen[broker] |= only(seat);
    show(s, seat, broker);
    tell?.({ kind: "looked", seat, owner, broker, place: s.brokers.place[broker], value: s.brokers.value[broker] });
  }
}
