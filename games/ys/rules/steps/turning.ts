import type { Tell } from "@serai/kernel";
import type { Event, TurnedUp } from "../events.ts";
import { within, type Zone } from "../places.ts";
import type { State } from "../state.ts";

/** Y-4.1, Y-4.7: the brokers of a zone are turned up. */
export function turnUp(s: State, zone: Zone, quarter: number | undefined, tell: Tell<Event>): void {
  const { place, up } = s.brokers;
  for (let i = 0; i < place.length; i++) if (within(zone, place[i])) up[i] = 1;
  if (!tell) return;
  const brokers: TurnedUp[] = [];
  for (let i = 0; i < place.length; i++)
    if (within(zone, place[i]))
      brokers.push({ broker: i, owner: s.brokers.owner[i], place: place[i], value: s.brokers.value[i] });
  tell({ kind: "turnedUp", ...(quarter !== undefined && { quarter }), brokers });
}
