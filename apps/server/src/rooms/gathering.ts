import { commitmentTo, refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import type { Person, Place, Seating, StoredTable } from "../store/store.ts";
import { freedPlace } from "./anonymous.ts";
import { awaitedPeople } from "./awaited-people.ts";
import type { ConnectedViewers } from "./connected-viewers.ts";
import type { Opened } from "./game-in-engine.ts";
import type { RoomServices } from "./services.ts";
import {
  type Contribution,
  gatheringFor,
  isFull,
  isRevealed,
  placeFor,
  takenPlace,
  withoutUnrevealed,
  withPlaces,
  withSeats,
} from "./start.ts";

interface GatheringPorts {
  readonly services: RoomServices;
  readonly present: ConnectedViewers;
  table(): StoredTable;
  /** The table is so on disk. */
  setTable(table: StoredTable): void;
  /** Begins the game in memory. */
  begin(table: StoredTable): Promise<Opened>;
  onBegun(): Promise<void>;
  wakeAt(at: number | undefined): void;
}

/** A table until its game begins: places are taken and left, nonces revealed. Only for jobs that are in turn. */
export class TableGathering {
  readonly #ports: GatheringPorts;

  constructor(ports: GatheringPorts) {
    this.#ports = ports;
  }

  /** Sits a person down, once `onAllowed` is done, at the first free place or again at their own. */
  async sit(
    { id: person, tag }: Person,
    name: string,
    contribution: Contribution,
    onAllowed: () => Promise<void>,
  ): Promise<void> {
    this.#mustGather();
    const { places, revealBy } = this.#table;
    const mine = places.findIndex((place) => place.person === person);
    const at = mine >= 0 ? mine : placeFor(places, person);
    if (at < 0) throw refuse<TableRefusal>("table-full");
    const place = takenPlace(places[at], { person, tag, name }, contribution);
    const isSentAgain = places[at].commitment === place.commitment && places[at].name === name;
    if (isSentAgain) return;
    // A hash that changes after the others' are shown would be a choice between deals.
    if (revealBy !== undefined) throw refuse<TableRefusal>("starting");
    await onAllowed();
    await this.#setPlace(at, place);
  }

  async reveal(person: string, nonce: string): Promise<void> {
    const { places } = this.#table;
    const at = places.findIndex((place) => place.person === person);
    if (at < 0) throw refuse<TableRefusal>("not-seated");
    if (places[at].commitment !== commitmentTo(nonce)) throw refuse<TableRefusal>("bad-reveal");
    if (places[at].nonce === undefined) await this.#setPlace(at, { ...places[at], nonce });
  }

  async stand(person: string): Promise<void> {
    this.#mustGather();
    const place = this.#table.places.findIndex((one) => one.person === person);
    if (place < 0) throw refuse<TableRefusal>("not-seated");
    await this.#setPlace(place, freedPlace(this.#table.places[place]));
  }

  async fillWithBots(person: string, names: (places: readonly Place[]) => Place[]): Promise<void> {
    this.#mustGather();
    if (person !== this.#table.owner) throw refuse<TableRefusal>("not-owner");
    await this.#setPlaces(names(this.#table.places));
  }

  /** A table that an older server left full without beginning starts when it is next looked at. */
  async startIfFull(): Promise<void> {
    const { status, revealBy, places } = this.#table;
    if (status === "gathering" && revealBy === undefined && isFull(this.#table)) await this.#setPlaces(places);
  }

  /** Players who have not revealed in time lose their places. */
  async giveUpStart(): Promise<void> {
    const { status, revealBy, places } = this.#table;
    if (status !== "gathering" || revealBy === undefined) return;
    if (revealBy > this.#ports.services.tableTime()) this.#ports.wakeAt(revealBy);
    else await this.#setPlaces(withoutUnrevealed(places));
  }

  tell(): void {
    for (const connected of this.#ports.present)
      connected.send({ type: "gathering", ...gatheringFor(this.#table, connected.person) });
  }

  get #table(): StoredTable {
    return this.#ports.table();
  }

  #mustGather(): void {
    if (this.#table.status !== "gathering") throw refuse<TableRefusal>("already-started");
  }

  async #setPlace(at: number, place: Place): Promise<void> {
    await this.#setPlaces(this.#table.places.map((old, i) => (i === at ? place : old)));
  }

  async #setPlaces(places: readonly Place[]): Promise<void> {
    const { services, setTable, wakeAt } = this.#ports;
    const at = services.now();
    const seating = withPlaces(this.#table, places, services.tableTime());
    if (seating.revealBy !== undefined && isRevealed(seating)) return this.#begin(seating);
    const { revealBy: _over, ...table } = this.#table;
    const { id, revision, rules, options } = table;
    await services.store.setPlaces({ table: id, revision, ...seating, at, rules, options });
    setTable({ ...table, ...seating, updated: at, revision: revision + 1 });
    wakeAt(seating.revealBy);
    this.tell();
  }

  /** One transaction with the last reveal, or the last to sit down where everybody has revealed. */
  async #begin(seating: Seating): Promise<void> {
    const { services, setTable } = this.#ports;
    const times = { now: services.now(), tableTime: services.tableTime() };
    const { now: at, tableTime: began } = times;
    const { revealBy: _over, ...full } = { ...this.#table, ...seating };
    const begun: StoredTable = { ...full, places: withSeats(full), began };
    const opened = await this.#ports.begin(begun);
    const { summary } = opened;
    const awaited = awaitedPeople(begun, opened.awaited, times);
    const { id, places, tries, rules, options, revision } = begun;
    const start = { table: id, revision, places, tries, rules, options };
    await services.store.beginGame({ ...start, at, began, summary, awaited });
    setTable({ ...begun, status: "playing", deciders: summary.deciders, awaited, revision: revision + 1 });
    await this.#ports.onBegun();
  }
}
