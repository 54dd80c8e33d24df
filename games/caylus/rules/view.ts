import type { Viewer } from "@serai/kernel";
import type { State } from "./state.ts";

/** C-1: nothing is secret, so everybody sees the whole state; the view says besides who looks. */
export interface View extends Readonly<State> {
  readonly viewer: Viewer;
}

export const clone = (s: State): State => ({
  options: s.options,
  players: s.players,
  turn: s.turn,
  phase: s.phase,
  step: s.step,
  asked: s.asked,
  at: s.at,
  order: s.order.slice(),
  bridge: s.bridge.slice(),
  provost: s.provost,
  bailiff: s.bailiff,
  deniers: s.deniers.slice(),
  points: s.points.slice(),
  workers: s.workers.slice(),
  cubes: s.cubes.slice(),
  worker: s.worker.slice(),
  stables: s.stables.slice(),
  castle: s.castle.slice(),
  guest: s.guest,
  tiles: s.tiles.slice(),
  owners: s.owners.slice(),
  waiting: s.waiting.slice(),
  supply: s.supply.slice(),
  site: s.site,
  houses: s.houses.slice(),
  scored: s.scored,
  batches: s.batches.slice(),
  markers: s.markers.slice(),
  linesUsed: s.linesUsed.slice(),
  due: s.due,
  dueSeat: s.dueSeat,
  active: s.active,
  group: s.group,
  tile: s.tile,
  byFavour: s.byFavour,
  offer: s.offer,
  line: s.line,
  sources: s.sources.slice(),
  last: { seat: s.last.seat, action: s.last.action },
});

export const view = (s: State, viewer: Viewer): View => ({ ...clone(s), viewer });
