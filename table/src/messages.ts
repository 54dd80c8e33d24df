import { begin, legalActions, play, type Seat, seatsIn, type Viewer } from "@serai/kernel";
import type { TableFold } from "./fold.ts";
import type { TableStart } from "./log.ts";
import type { Message, TableInfo, ViewerState } from "./protocol.ts";

// The messages of a table to one viewer.

export function infoOf({
  fair: _fair,
  key: _key,
  at: _at,
  deserted: _deserted,
  rated = false,
  ...info
}: TableStart): TableInfo {
  return { ...info, rated };
}

/** Everything, for somebody who joins. A seat gets what it missed as it happened, and the view that starts from. */
export function wholeFor(fold: TableFold, viewer: Viewer, now: number): Message {
  const { stream, start } = fold;
  const number = stream.countFor(viewer);
  const acted = viewer === "spectator" ? { number, moves: 0 } : fold.lastActionOf(viewer);
  const missed = stream.after(viewer, acted.number);
  return {
    type: "table",
    viewer,
    table: infoOf(start),
    number,
    log: stream.log(viewer, acted.number),
    missed,
    ...(missed.length > 0 && { before: viewAfter(fold, acted.moves, viewer) }),
    ...stateFor(fold, viewer, now),
  };
}

/**
 * What the viewer has not heard yet, having heard the first `from` events; everything where that cannot be. Nobody
 * is shown again what it acted upon: a game may want it remembered, not looked up.
 */
export function newsFor(fold: TableFold, viewer: Viewer, from: number, now: number): Message {
  const number = fold.stream.countFor(viewer);
  if (from > number || from < fold.heardBy(viewer)) return wholeFor(fold, viewer, now);
  return { type: "events", number, events: fold.stream.after(viewer, from), ...stateFor(fold, viewer, now) };
}

function stateFor(fold: TableFold, viewer: Viewer, now: number): ViewerState {
  const { game, clocks, presence, start, over } = fold;
  const { state } = fold.match;
  const view = game.view(state, viewer);
  const isSeat = viewer !== "spectator";
  const legal = isSeat ? legalActions(game, state, viewer) : [];
  const order = isSeat ? fold.orders.get(viewer) : undefined;
  const orders = isSeat && !over ? (game.orders?.offered(view) ?? []) : [];
  return {
    view,
    deciders: [...seatsIn(fold.deciders)],
    legal: legal.map((action) => game.notation.write(action)),
    decision: isSeat ? fold.decisions[viewer] : 0,
    undo: isSeat && fold.whyNotUndo(viewer, now) === undefined,
    ...(order !== undefined && { order }),
    ...(orders.length > 0 && { orders }),
    away: [...seatsIn(presence.away)],
    ...(presence.resigned.length > 0 && { resigned: [...presence.resigned] }),
    pausing: [...seatsIn(presence.pausing)],
    paused: clocks.isPaused,
    ...(start.clock.kind !== "none" && { clocks: start.seats.map((_, seat) => clockOf(fold, seat, now)) }),
    over,
  };
}

function clockOf(fold: TableFold, seat: Seat, now: number): { left?: number; reserve: number } {
  const deadline = fold.clocks.deadlineOf(seat);
  return {
    ...(deadline !== undefined && { left: deadline - fold.notBefore(now) }),
    reserve: fold.clocks.reserveOf(seat),
  };
}

/** What the viewer saw once so many moves were made: played again, so that nothing need be kept for it. */
function viewAfter({ game, match }: TableFold, moves: number, viewer: Viewer): unknown {
  const again = begin(game, match);
  for (const { seat, action } of match.moves.slice(0, moves)) play(again, seat, action);
  return game.view(again.state, viewer);
}
