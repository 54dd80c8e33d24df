import { type CommonRefusal, has, refuse, type Seat, writeMove } from "@serai/kernel";
import type { TableFold } from "./fold.ts";
import type { TableChange } from "./log.ts";
import type { Command, TableRefusal } from "./protocol.ts";

/** The change that a command of the seat's person makes; a refusal is thrown where it may not be made. */
export function changeFor(fold: TableFold, seat: Seat, command: Command, at: number): TableChange {
  const { game, presence, start } = fold;
  if (presence.hasResigned(seat)) throw refuse<TableRefusal>("resigned");
  switch (command.type) {
    case "act": {
      mustBePresent(fold, seat);
      mustBeDecision(fold, seat, command.decision);
      const action = game.notation.read(command.action);
      if (action === undefined) throw refuse<CommonRefusal>("unreadable-action", { text: command.action.slice(0, 60) });
      return { kind: "move", line: writeMove(game, { seat, action }) };
    }
    case "undo": {
      mustBePresent(fold, seat);
      mustBeDecision(fold, seat, command.decision);
      const refusal = fold.whyNotUndo(seat, at);
      if (refusal !== undefined) throw refuse<TableRefusal>(refusal);
      return { kind: "undo", seat };
    }
    case "leave":
      return { kind: "away", seat, why: "left" };
    case "back":
      return { kind: "back", seat };
    case "resign":
      if (fold.over) throw refuse<CommonRefusal>("game-over");
      return { kind: "resign", seat };
    case "pause":
    case "resume":
      if (start.clock.kind === "none") throw refuse<TableRefusal>("no-clock");
      return { kind: command.type, seat };
    case "order":
      if (command.order !== undefined && !game.orders?.isOrder(command.order)) throw refuse<TableRefusal>("bad-order");
      return { kind: "order", seat, ...(command.order !== undefined && { order: command.order }) };
  }
}

function mustBePresent({ presence, late }: TableFold, seat: Seat): void {
  if (presence.isAway(seat)) throw refuse<TableRefusal>("away");
  if (has(late, seat)) throw refuse<TableRefusal>("time-out");
}

function mustBeDecision({ decisions }: TableFold, seat: Seat, decision: number): void {
  if (decision !== decisions[seat]) throw refuse<TableRefusal>("stale", { decision: decisions[seat] });
}
