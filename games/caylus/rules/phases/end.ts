import type { Tell } from "@serai/kernel";
import type { Event } from "../events.ts";
import { gainFavours, losePoints } from "../gains.ts";
import { favoursFor, SECTIONS } from "../parts.ts";
import { countUp } from "../score.ts";
import { nextPhase, type State } from "../state.ts";
import { housesIn } from "./castle.ts";

/*
 * C-4 phase 7: the bailiff moves, the provost joins him, sections are scored (C-5). `at` is BEFORE, then 1 + the place
 * in the turn order of the seat scored next, then CHECK while the next section is looked at.
 */
const BEFORE = 0;
const CHECK = -1;

/** Always false: favours are asked for elsewhere. */
export function runEnd(s: State, tell?: Tell<Event>): false {
  if (s.at === BEFORE) {
    moveBailiff(s, tell);
    s.at = CHECK;
  } else if (s.at === CHECK) {
    checkSection(s, tell);
  } else if (s.at <= s.players) {
    scoreSeat(s, tell);
    s.at++;
  } else {
    s.scored++; // C-8: only now do further columns open
    s.at = CHECK;
  }
  return false;
}

function moveBailiff(s: State, tell?: Tell<Event>): void {
  const from = s.bailiff;
  s.bailiff += s.provost > s.bailiff ? 2 : 1;
  tell?.({ kind: "bailiff", from, to: s.bailiff, provost: s.provost });
  s.provost = s.bailiff;
}

/** C-12.12: sections in order, each when the bailiff has reached or passed it or it is full; else the turn is over. */
function checkSection(s: State, tell?: Tell<Event>): void {
  if (s.scored === SECTIONS.length) {
    endGame(s, tell);
    return;
  }
  const { houses, trigger } = SECTIONS[s.scored];
  const isReached = s.bailiff >= trigger;
  if (!isReached && housesIn(s, s.scored) < houses) {
    nextPhase(s);
    s.phase = 1;
    return;
  }
  s.at = 1;
  tell?.({
    kind: "section",
    section: s.scored,
    houses: s.houses.slice(s.scored * s.players, (s.scored + 1) * s.players),
    reason: isReached ? "bailiff" : "full",
  });
}

function endGame(s: State, tell?: Tell<Event>): void {
  countUp(s, tell);
  s.asked = -1;
  s.step = "over";
}

/** C-5: in turn order (C-12.21); each seat finishes its favours before the next (C-12.16). */
function scoreSeat(s: State, tell?: Tell<Event>): void {
  const seat = s.order[s.at - 1];
  const section = SECTIONS[s.scored];
  const houses = s.houses[s.scored * s.players + seat];
  const favours = favoursFor(section, houses);
  const points = houses === 0 ? losePoints(s, seat, section.penalty) : 0;
  tell?.({ kind: "scored", seat, section: s.scored, favours, points });
  gainFavours(s, seat, favours, tell);
}
