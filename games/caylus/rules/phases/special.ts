import { refuse, type Seat, type Tell } from "@serai/kernel";
import { DECLINE, HOME, JOIN_JOUST, MOVE, moveOf, STAY, verbOf } from "../actions.ts";
import { EMPTY } from "../buildings.ts";
import type { Event } from "../events.ts";
import { gainFavours } from "../gains.ts";
import { CLOTH, JOUST_DENIERS, KIND_COUNT, TRADING_POST_DENIERS } from "../parts.ts";
import { GATE, GUILD, INN, JOUST, STABLES, TRADING_POST } from "../places.ts";
import { moveProvost, provostMoves, whyNotProvost } from "../provost-moves.ts";
import { ask, nextPhase, type Question, type State } from "../state.ts";
import { buildingAt, goHome, hasTarget, listTargets, occupy, whyNotThere } from "../targets.ts";

/* C-4 phase 3: the special buildings in their order. `at` is the one to be activated next. */

export function askSpecial(s: State, tell?: Tell<Event>): boolean {
  while (s.at <= INN) if (activate(s, s.at++, tell)) return true;
  return nextPhase(s);
}

/** True where somebody is asked. */
function activate(s: State, place: number, tell?: Tell<Event>): boolean {
  if (place === STABLES) return runStables(s, tell);
  if (place === INN) return runInn(s, tell);
  const seat = s.worker[place];
  if (seat < 0) return false;
  switch (place) {
    case GATE:
      if (hasTarget(s, seat, 0, 0, 0)) return ask(s, seat, "gate");
      goHome(s, GATE);
      tell?.({ kind: "home", seat, place: GATE });
      return false;
    case TRADING_POST:
      s.deniers[seat] += TRADING_POST_DENIERS;
      goHome(s, TRADING_POST);
      tell?.({ kind: "tradingPost", seat, deniers: TRADING_POST_DENIERS });
      return false;
    case GUILD:
      return ask(s, seat, "guild");
    default:
      if (canJoust(s, seat)) return ask(s, seat, "joust");
      goHome(s, JOUST);
      return false;
  }
}

/** Free of charge to any open place; else home. */
export const gate: Question = {
  legal(s, seat, into) {
    into.add(HOME);
    listTargets(s, seat, 0, 0, 0, MOVE, into);
  },
  whyNot: (s, seat, action) =>
    verbOf(action) === "move" ? whyNotThere(s, seat, moveOf(action), 0, 0) : refuse("other-question", { step: s.step }),
  apply(s, seat, action, tell) {
    goHome(s, GATE);
    if (action === HOME) {
      tell?.({ kind: "home", seat, place: GATE });
      return false;
    }
    const place = moveOf(action);
    s.workers[seat]--;
    tell?.({ kind: "moved", seat, place, building: buildingAt(s, place) });
    occupy(s, seat, place, tell);
    return false;
  },
};

/** The provost moves free of charge (limits: C-12.9). */
export const guild: Question = {
  legal(s, _seat, into) {
    into.add(DECLINE);
    provostMoves(s, Number.POSITIVE_INFINITY, into);
  },
  whyNot: (s, _seat, action) => whyNotProvost(s, Number.POSITIVE_INFINITY, action),
  apply(s, seat, action, tell) {
    goHome(s, GUILD);
    if (action === DECLINE) tell?.({ kind: "declined", seat, place: GUILD, building: EMPTY });
    else moveProvost(s, seat, action, "guild", tell);
    return false;
  },
};

const canJoust = (s: State, seat: Seat): boolean =>
  s.deniers[seat] >= JOUST_DENIERS && s.cubes[seat * KIND_COUNT + CLOTH] > 0;

/** A denier and a cube of cloth for a favour. */
export const joust: Question = {
  legal(_s, _seat, into) {
    into.add(DECLINE);
    into.add(JOIN_JOUST);
  },
  whyNot: (s) => refuse("other-question", { step: s.step }),
  apply(s, seat, action, tell) {
    goHome(s, JOUST);
    if (action === DECLINE) {
      tell?.({ kind: "declined", seat, place: JOUST, building: EMPTY });
      return false;
    }
    s.deniers[seat] -= JOUST_DENIERS;
    s.cubes[seat * KIND_COUNT + CLOTH]--;
    tell?.({ kind: "joust", seat });
    gainFavours(s, seat, 1, tell);
    return false;
  },
};

/** The turn order changes now: those in the stables first, the others follow as they were. */
function runStables(s: State, tell?: Tell<Event>): false {
  const { stables, order } = s;
  if (stables.length === 0) return false;
  // Everybody who is not in the stables moves to the end, from the last one on.
  let to = s.players - 1;
  for (let from = s.players - 1; from >= 0; from--) if (!stables.includes(order[from])) order[to--] = order[from];
  for (let i = 0; i < stables.length; i++) {
    order[i] = stables[i];
    s.workers[stables[i]]++;
  }
  stables.length = 0;
  tell?.({ kind: "stables", order: [...order] });
  return false;
}

function runInn(s: State, tell?: Tell<Event>): boolean {
  const arrived = s.worker[INN];
  if (arrived < 0) return s.guest >= 0 && ask(s, s.guest, "inn");
  const left = s.guest;
  if (left >= 0) s.workers[left]++;
  s.guest = arrived;
  s.worker[INN] = -1;
  tell?.({ kind: "guest", seat: arrived, ...(left >= 0 && { left }) });
  return false;
}

/** The guest stays or goes home. */
export const inn: Question = {
  legal(_s, _seat, into) {
    into.add(HOME);
    into.add(STAY);
  },
  whyNot: (s) => refuse("other-question", { step: s.step }),
  apply(s, seat, action, tell) {
    if (action === STAY) {
      tell?.({ kind: "stayed", seat });
      return false;
    }
    s.guest = -1;
    s.workers[seat]++;
    tell?.({ kind: "home", seat, place: INN });
    return false;
  },
};
