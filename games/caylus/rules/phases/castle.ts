import { refuse, type Seat, type Tell } from "@serai/kernel";
import { batch, batchOf, STOP, verbOf } from "../actions.ts";
import { BATCHES, canGiveBatch, holdsBatch, removeCubes } from "../cubes.ts";
import type { Event } from "../events.ts";
import { FROM_CASTLE, gainFavours, gainPoints, losePoints } from "../gains.ts";
import { NO_BATCH_PENALTY, SECTIONS } from "../parts.ts";
import { ask, nextPhase, type Question, type State } from "../state.ts";

/*
 * C-4 phase 6: the castle workers by castle number give batches. `at` is the place in that list; DONE once the favour
 * is given.
 */
const DONE = -1;

type Castle = Pick<State, "houses" | "players" | "scored">;

export function housesIn({ houses, players }: Castle, section: number): number {
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += houses[section * players + seat];
  return sum;
}

/** C-12.13: the first section not yet scored that has room; SECTIONS.length where the towers are full. */
export function openSection(s: Castle): number {
  let section = s.scored;
  while (section < SECTIONS.length && housesIn(s, section) >= SECTIONS[section].houses) section++;
  return section;
}

const isFull = (s: Castle): boolean => openSection(s) === SECTIONS.length;

export function askCastle(s: State, tell?: Tell<Event>): boolean {
  if (s.at === DONE) return endCastle(s);
  for (; s.at < s.castle.length; s.at++) {
    const seat = s.castle[s.at];
    if (canGiveBatch(s.cubes, seat) && !isFull(s)) return ask(s, seat, "castle");
    endBatches(s, seat, tell);
  }
  s.at = DONE;
  awardFavour(s, tell); // C-12.14: the favour last
  return false;
}

export const castle: Question = {
  legal(s, seat, into) {
    into.add(STOP);
    for (let set = 0; set < BATCHES.length; set++) if (holdsBatch(s.cubes, seat, set)) into.add(batch(set));
  },
  whyNot: (s, _seat, action) =>
    verbOf(action) === "batch" ? refuse("cubes-missing") : refuse("other-question", { step: s.step }),
  apply(s, seat, action, tell) {
    if (action === STOP) {
      endBatches(s, seat, tell);
      s.at++;
      return false;
    }
    const cubes = BATCHES[batchOf(action)];
    const section = openSection(s);
    const { points } = SECTIONS[section];
    removeCubes(s.cubes, seat, cubes);
    s.houses[section * s.players + seat]++;
    s.batches[seat]++;
    gainPoints(s, seat, points, FROM_CASTLE);
    tell?.({ kind: "batch", seat, cubes, section, points });
    return false;
  },
};

/** No batch given costs points, unless the towers have no space left (C-12.17). */
function endBatches(s: State, seat: Seat, tell?: Tell<Event>): void {
  if (s.batches[seat] > 0 || isFull(s)) return;
  const points = losePoints(s, seat, NO_BATCH_PENALTY);
  tell?.({ kind: "noBatch", seat, points });
}

/** The most batches of this turn; of equals the lower castle number. */
function awardFavour(s: State, tell?: Tell<Event>): void {
  let best = -1;
  for (let i = 0; i < s.castle.length; i++) {
    const seat = s.castle[i];
    if (s.batches[seat] > (best < 0 ? 0 : s.batches[best])) best = seat;
  }
  if (best < 0) return;
  tell?.({ kind: "mostBatches", seat: best, batches: s.batches[best] });
  gainFavours(s, best, 1, tell);
}

function endCastle(s: State): false {
  for (let i = 0; i < s.castle.length; i++) s.workers[s.castle[i]]++;
  if (s.castle.length > 0) s.castle.length = 0;
  return nextPhase(s);
}
