import type { Tell } from "@serai/kernel";
import { EMPTY, INCOMES } from "../buildings.ts";
import type { Event } from "../events.ts";
import { INCOME, ROAD } from "../parts.ts";
import { nextPhase, type State } from "../state.ts";

/** C-4 phase 1: a new turn begins with everybody's income. */
export function runIncome(s: State, tell?: Tell<Event>): false {
  s.turn++;
  if (s.players === 2 && s.turn > 1) s.order.reverse(); // C-12.15
  tell?.({ kind: "turn", turn: s.turn, order: [...s.order] });
  const before = tell && [...s.deniers];
  for (let seat = 0; seat < s.players; seat++) s.deniers[seat] += INCOME;
  for (let space = 1; space <= ROAD; space++) {
    const tile = s.tiles[space];
    if (tile !== EMPTY && INCOMES[tile] > 0) s.deniers[s.owners[space]] += INCOMES[tile];
  }
  if (tell && before) tell({ kind: "income", deniers: s.deniers.map((now, seat) => now - before[seat]) });
  if (s.bridge.length > 0) s.bridge.length = 0; // C-12.22
  for (let seat = 0; seat < s.players; seat++) s.batches[seat] = 0;
  return nextPhase(s);
}
