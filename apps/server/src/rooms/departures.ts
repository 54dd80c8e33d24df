import { randomUUID } from "node:crypto";
import { Refusal, refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { freedPlace, withoutPerson } from "./anonymous.ts";
import type { ConnectedViewers } from "./connected-viewers.ts";
import type { RoomGame, RoomTable } from "./room-game.ts";
import type { RoomServices } from "./services.ts";
import { isAloneAt, isDeserted, seatOf } from "./start.ts";

interface DeparturePorts {
  readonly services: RoomServices;
  readonly table: RoomTable;
  readonly present: ConnectedViewers;
  readonly game: RoomGame;
  wakeAt(at: number | undefined): void;
}

/** People who leave a table for good. Only for jobs that are in turn. */
export class Departures {
  readonly #ports: DeparturePorts;

  constructor(ports: DeparturePorts) {
    this.#ports = ports;
  }

  /** A finished game leaves the person's list; one that only they and bots sit at is given up. */
  async remove(person: string): Promise<void> {
    const { services, table, present, wakeAt } = this.#ports;
    const { revealBy: _over, ...stored } = table.stored;
    const { id, status, owner, places, revision } = stored;
    if (owner !== person && !places.some((place) => place.person === person)) throw refuse<TableRefusal>("not-seated");
    if (status !== "gathering" && status !== "playing") return services.store.putAway({ table: id, person });
    if (!isAloneAt(stored, person)) throw refuse<TableRefusal>("others-play");
    await services.store.giveUp({ table: id, person, revision });
    table.stored = { ...stored, status: "given-up" };
    wakeAt(undefined);
    for (const connected of present) connected.dismiss("given-up");
  }

  /** Somebody wants to be forgotten: a bot plays on for them, and nothing here leads to them any more. */
  async forget(person: string, at: number): Promise<void> {
    const { services, table, game, wakeAt } = this.#ports;
    await this.#leaveGame(person, at);
    const { revealBy: _over, ...stored } = table.stored;
    const left = withoutPerson(stored, person);
    const places = left.places.map((place, i) =>
      stored.status === "gathering" && stored.places[i].person === person ? freedPlace(place) : place,
    );
    const isLeftToBots = stored.status === "playing" && isDeserted({ places });
    const { id, revision } = stored;
    const change = { table: id, person, revision, places, owner: left.owner };
    await services.store.leaveTable({ ...change, ...(isLeftToBots && { wakesAt: at }) });
    table.stored = { ...stored, places, owner: left.owner, revision: revision + 1 };
    game.reload();
    if (isLeftToBots) wakeAt(at);
  }

  async #leaveGame(person: string, at: number): Promise<void> {
    const { table, game } = this.#ports;
    const seat = seatOf(table.stored, person);
    if (table.stored.status !== "playing" || seat === undefined) return;
    const command = { type: "leave", id: randomUUID() } as const;
    await game.host.perform({ what: "command", seat, command }, at).catch((error: unknown) => {
      // A game that no longer plays is forgotten about all the same.
      if (!(error instanceof Refusal)) throw error;
    });
  }
}
