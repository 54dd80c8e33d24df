import { gameText } from "@serai/games/list/words.ts";
import { plainLine } from "@serai/table";

import { noticeText } from "@serai/words/notices";
import type { FastifyBaseLogger } from "fastify";
import { LIMITS } from "../limits.ts";
import type { Rooms } from "../rooms/rooms.ts";
import { type Channel, channelsOf, type Delivery, type DueNotice, type NoticeSettings } from "../store/notices.ts";
import type { Store, StoredTable } from "../store/store.ts";
import type { OutgoingNotice, Senders, SendResult } from "./senders.ts";

interface DispatcherServices {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly senders: Senders;
  /** Where people find this server, if the operator has said so. */
  readonly url: string | undefined;
  readonly log: FastifyBaseLogger;
  now(): number;
}

/** Tables at which somebody may have to be told: each is read and written, and moves wait meanwhile. */
const LOOKED_AT_ONCE = 100;

/**
 * Tells people who are not here that it is their turn. Whom play waits for stands in the database since the move that made
 * it so; what is sent is struck off only afterwards: a crash loses nothing, and repeats at most what was on its way.
 */
export class NoticeDispatcher {
  readonly #services: DispatcherServices;
  #working: Promise<void> | undefined;

  constructor(services: DispatcherServices) {
    this.#services = services;
  }

  /** Sends everything that is due. */
  work(): Promise<void> {
    this.#working ??= this.#doWork().finally(() => {
      this.#working = undefined;
    });
    return this.#working;
  }

  /** Tries every channel of a person at once, and says how each went. */
  async test(person: string): Promise<{ channel: Channel["kind"]; outcome: SendResult }[]> {
    const { store, senders } = this.#services;
    const settings = await store.noticeSettings(person);
    if (settings === undefined) return [];
    const words = noticeText(settings.language);
    const outgoing = { ...words.test, ...this.#linkAndFooter(settings, "/"), topic: "test" };
    return Promise.all(
      channelsOf(settings, await store.pushDevices(person)).map(async (channel) => ({
        channel: channel.kind,
        outcome: await senders.send(channel, outgoing),
      })),
    );
  }

  async #doWork(): Promise<void> {
    const { store, now } = this.#services;
    while ((await store.noteDue({ now: now(), most: LOOKED_AT_ONCE })) === LOOKED_AT_ONCE);
    for (const notice of await store.dueNotices(now())) await this.#settle(notice);
    const deliveries = await store.dueDeliveries(now());
    await Promise.all(deliveries.map((delivery) => this.#deliver(delivery)));
  }

  /** People who have the table open need no notice; whether they still have it open is checked again later. */
  async #settle(notice: DueNotice): Promise<void> {
    const { store, rooms, now } = this.#services;
    if (await rooms.isHere(notice.table, notice.person))
      await store.putOffNotice({ ...notice, until: now() + LIMITS.tellAfter });
    else await store.sendNotice({ ...notice, now: now() });
  }

  async #deliver(delivery: Delivery): Promise<void> {
    const { store, log, now } = this.#services;
    const { id, channel, attempts } = delivery;
    const outcome = await this.#send(delivery).catch((error: unknown): SendResult => {
      log.error({ err: error }, "a notice failed");
      return "later";
    });
    const wait = LIMITS.tellAgain.at(attempts);
    const again = outcome === "later" && attempts < LIMITS.tellAgain.length && wait !== undefined;
    if (outcome !== "sent") log.warn({ channel: channel.kind, outcome, attempts }, "a notice did not arrive");
    if (outcome === "gone" && channel.kind === "push") await store.removePushDevice({ endpoint: channel.endpoint });
    await store.settleDelivery({ id, ...(again && { again: now() + wait }) });
  }

  async #send(delivery: Delivery): Promise<SendResult> {
    const outgoing = await this.#noticeFor(delivery);
    return outgoing === undefined ? "never" : this.#services.senders.send(delivery.channel, outgoing);
  }

  /** Game, people, whose turn, where: nothing that everybody at the table does not see. */
  async #noticeFor({ table: id, person, kind }: Delivery): Promise<OutgoingNotice | undefined> {
    const { store } = this.#services;
    const [table, settings] = await Promise.all([store.table(id), store.noticeSettings(person)]);
    if (table === undefined || settings === undefined) return undefined;
    const game = gameText(table.game, settings.language).name;
    const words = noticeText(settings.language);
    if (kind === "invitation") {
      const waiting = (await store.tablesOf(person)).filter((one) => keepsPlaceFor(one, person)).length;
      if (waiting === 0) return undefined;
      // Several of them are best found among one's tables.
      const path = waiting === 1 ? `/t/${id}` : "/";
      return { ...words.invitation(game, waiting), ...this.#linkAndFooter(settings, path), topic: id };
    }
    const others = table.places
      .filter((place) => place.person !== person)
      .flatMap(({ name }) => (name === undefined ? [] : [plainLine(name)]));
    return { ...words[kind](game, others), ...this.#linkAndFooter(settings, `/t/${id}`), topic: id };
  }

  #linkAndFooter({ origin, language }: NoticeSettings, path: string): { url: string; footer: string } {
    const base = this.#services.url ?? origin;
    return { url: `${base}${path}`, footer: noticeText(language).stop(`${base}/notices`) };
  }
}

/** A place at it waits for this person to sit down. */
const keepsPlaceFor = ({ status, places }: StoredTable, person: string): boolean =>
  status === "gathering" && places.some(({ keptFor, name }) => keptFor?.person === person && name === undefined);
