import { only, type Refusal, refuse, type Seat, type Step, type Tell } from "@serai/kernel";
import {
  DOWN,
  FROM_FRONT,
  FROM_SCREEN,
  isVerbOf,
  neutralPlaceOf,
  neutralValueOf,
  placedValue,
  placeNeutral,
  placeOf,
  placing as placingAction,
  replace,
  replacementOf,
  sideOf,
  sourceOf,
  UNSEEN,
  UP,
} from "../actions.ts";
import { closedZone, inUse, onTurn, openTo, putDown } from "../board.ts";
import type { Event } from "../events.ts";
import { hasNeutral, NEUTRAL, VALUES } from "../parts.ts";
import { isSquare, PLACE_NAMES, type Place, within } from "../places.ts";
import { EVERYBODY, type State, show, type Ys, type YsRefusal } from "../state.ts";
import { notNow } from "./step.ts";

const A_TURN = 2;

/** Y-3.6: the seat on turn places two brokers, one after the other. */
export const placing: Step<Ys> = {
  deciders: (s) => only(onTurn(s)),
  legal(s, seat, into) {
    const open = openTo(s, seat);
    const sources = s.illusionist === seat ? FROM_FRONT : FROM_SCREEN;
    const up = mayPlaceUp(s);
    const down = mayPlaceDown(s, seat);
    for (let from = FROM_SCREEN; from <= sources; from++) {
      const brokers = from === FROM_FRONT ? s.fronts[seat] : s.screens[seat];
      for (let value = 0; value < VALUES; value++) {
        if (brokers[value] === 0) continue;
        for (let side = UP; side <= DOWN; side++) {
          if (!(side === UP ? up : down)) continue;
          const first = placingAction(from, value, side, 0);
          for (let rest = open; rest !== 0; rest &= rest - 1) into.add(first + 31 - Math.clz32(rest & -rest));
        }
      }
    }
  },
  whyNot(s, seat, action) {
    if (!isVerbOf("place", action)) return notNow(s);
    const front = sourceOf(action) === FROM_FRONT;
    const value = placedValue(action);
    if (front && (s.illusionist !== seat || s.fronts[seat][value] === 0))
      return refuse("broker-not-in-front", { value });
    if (!front && s.screens[seat][value] === 0) return refuse("broker-not-behind-screen", { value });
    const side = sideOf(action);
    if (!(side === UP ? mayPlaceUp(s) : mayPlaceDown(s, seat)))
      return refuse("side-not-allowed", { side: side === UP ? "up" : "down" });
    return whyNotPlace(s, placeOf(action));
  },
  apply(s, seat, action, _chance, tell) {
    const front = sourceOf(action) === FROM_FRONT;
    const value = placedValue(action);
    const up = sideOf(action) === UP;
    const place = placeOf(action);
    (front ? s.fronts : s.screens)[seat][value]--;
    const broker = putDown(s, seat, place, value, up ? 1 : 0, front && !up ? EVERYBODY : 0);
    s.laid.push(broker);
    if (!up) show(s, seat, broker);
    tell?.({ kind: "placed", seat, owner: seat, broker, place, up, from: front ? "front" : "screen", value });
    scorePlacing(s, seat, place, tell);
    if (front) s.step = "replacing";
  },
  ask(s) {
    if (s.laid.length < A_TURN) return true;
    s.step = hasNeutral(s.players) ? "placingNeutral" : "afterPlacing";
    return false;
  },
};

/** Y-6, Illusionist: another broker takes the place in front at once; asked even with one answer (Y-3.5). */
export const replacing: Step<Ys> = {
  deciders: (s) => only(onTurn(s)),
  legal(s, seat, into) {
    for (let value = 0; value < VALUES; value++) if (s.screens[seat][value] > 0) into.add(replace(value));
  },
  whyNot: (s, _seat, action) =>
    isVerbOf("replace", action) ? refuse("broker-not-behind-screen", { value: replacementOf(action) }) : notNow(s),
  apply(s, seat, action, _chance, tell) {
    const value = replacementOf(action);
    s.screens[seat][value]--;
    s.fronts[seat][value]++;
    tell?.({ kind: "replaced", seat, value });
    s.step = "placing";
  },
};

/** Y-5.5: then one neutral broker, face down, unseen or chosen. */
export const placingNeutral: Step<Ys> = {
  deciders: (s) => only(onTurn(s)),
  legal(s, seat, into) {
    const open = openTo(s, seat);
    const set = s.neutrals[seat];
    const choices = isBlind(s) ? 1 : set.length;
    for (let i = 0; i < choices; i++) {
      const first = placeNeutral(isBlind(s) ? UNSEEN : set[i], 0);
      for (let rest = open; rest !== 0; rest &= rest - 1) into.add(first + 31 - Math.clz32(rest & -rest));
    }
  },
  whyNot(s, seat, action) {
    const value = neutralValueOf(action);
    if (!isVerbOf("neutral", action) || (value === UNSEEN) !== isBlind(s)) return notNow(s);
    if (!isBlind(s) && !s.neutrals[seat].includes(value)) return refuse("neutral-not-left", { value });
    return whyNotPlace(s, neutralPlaceOf(action));
  },
  apply(s, seat, action, _chance, tell) {
    const set = s.neutrals[seat];
    const at = isBlind(s) ? set.length - 1 : set.indexOf(neutralValueOf(action));
    const value = set[at];
    set.splice(at, 1);
    const place = neutralPlaceOf(action);
    const broker = putDown(s, NEUTRAL, place, value, 0, 0);
    const shown = isBlind(s) ? {} : { value };
    if (!isBlind(s)) show(s, seat, broker);
    tell?.({ kind: "placed", seat, owner: NEUTRAL, broker, place, up: false, from: "screen", ...shown });
    scorePlacing(s, NEUTRAL, place, tell);
    s.step = "afterPlacing";
  },
};

const isBlind = (s: State): boolean => s.options.neutralValues === "blind";

/** Y-3.6: one broker of a turn face up; `open`: any number (Y-2.2). */
function mayPlaceUp(s: State): boolean {
  return s.options.placement === "open" || !laidOnSide(s, 1);
}

/** Y-3.6: one broker of a turn face down, none in `open`; with the Bishop any number (Y-6). */
function mayPlaceDown(s: State, seat: Seat): boolean {
  return s.bishop === seat || (s.options.placement === "standard" && !laidOnSide(s, 0));
}

function laidOnSide(s: State, up: number): boolean {
  for (let i = 0; i < s.laid.length; i++) if (s.brokers.up[s.laid[i]] === up) return true;
  return false;
}

/** Y-3.7, Y-5.5: a point to the broker's owner. */
function scorePlacing(s: State, owner: Seat, place: Place, tell: Tell<Event>): void {
  if (!isSquare(place)) return;
  s.scores[owner]++;
  tell?.({ kind: "points", seat: owner, points: 1, why: "market" });
}

function whyNotPlace(s: State, place: Place): Refusal<YsRefusal> {
  const name = { place: PLACE_NAMES[place] };
  if (!within(inUse(s), place)) return refuse("place-not-in-use", name);
  return refuse(within(closedZone(s), place) ? "zone-closed" : "square-taken", name);
}
