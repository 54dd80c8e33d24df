import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { LANGUAGES } from "@serai/words";
import { noticeText } from "@serai/words/notices";
import { z } from "zod";
import { originOf } from "../http/origin.ts";
import { LIMITS } from "../limits.ts";
import type { NoticeDispatcher } from "../notices/notice-dispatcher.ts";
import type { Senders } from "../notices/senders.ts";
import { hashOf, newKey, personOf } from "../people/identity.ts";
import { muted, noticeChange, noticeSettings, subscription, triedNotices } from "./schemas/notices.ts";
import * as schemas from "./schemas.ts";
import type { Api, RouteServices } from "./services.ts";

export interface NoticeServices extends RouteServices {
  readonly senders: Senders;
  readonly dispatcher: NoticeDispatcher;
  /** Where people find this server, if the operator has said so. */
  readonly url: string | undefined;
}

/** How one wants to be told that it is one's turn. */
export function noticeRoutes(
  api: Api,
  { store, rooms, identity, rates, senders, dispatcher, url: ownUrl }: NoticeServices,
): void {
  const mustBeAllowed = (address: string | undefined): void => {
    if (address !== undefined && !senders.isAllowed(address)) throw refuse<TableRefusal>("bad-webhook");
  };

  api.get(
    "/api/me/notices",
    { schema: { summary: "How I am told that it is my turn", response: { 200: noticeSettings } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const kept = person && (await store.noticeSettings(person.id));
      const devices = person ? await store.pushDevices(person.id) : [];
      return {
        language: kept?.language,
        push: { key: senders.pushKey, endpoints: devices.map(({ endpoint }) => endpoint) },
        mail: { possible: senders.canMail, address: kept?.mail?.address, confirmed: kept?.mail?.confirmed ?? false },
        webhook: kept?.webhook,
      };
    },
  );

  api.put(
    "/api/me/notices",
    {
      schema: {
        summary: "Change it: what is left out is no longer used; a new mail address has to be confirmed",
        body: noticeChange,
        response: { 200: schemas.nothing },
      },
    },
    async (request, reply) => {
      const { language, mail, webhook } = request.body;
      const visitor = await identity.visitor(request);
      const { id } = visitor;
      mustBeAllowed(webhook);
      const known = (await store.noticeSettings(id))?.mail;
      const origin = originOf(request);
      const isNew = mail !== undefined && !(known?.address === mail && known.confirmed);
      if (isNew && !senders.canMail) throw refuse<TableRefusal>("no-mail");
      if (isNew) rates.mustAllow("confirmations", { ...identity.asker(request, visitor), mailbox: mail.toLowerCase() });
      await identity.keep(visitor, request, reply);
      const token = newKey();
      await store.setNotices({
        person: id,
        language,
        origin,
        ...(mail !== undefined && { mail }),
        ...(isNew && { token: hashOf(token) }),
        ...(webhook !== undefined && { webhook }),
      });
      if (isNew) {
        const words = noticeText(language).confirm(`${ownUrl}/confirm#${token}`);
        if ((await senders.mail(mail, words.title, words.body)) !== "sent") throw refuse<TableRefusal>("no-mail");
      }
      return {};
    },
  );

  api.delete(
    "/api/me/notices",
    { schema: { summary: "Tell me nothing any more, anywhere", response: { 200: schemas.nothing } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const kept = person && (await store.noticeSettings(person.id));
      if (person === undefined || kept === undefined) return {};
      for (const { endpoint } of await store.pushDevices(person.id))
        await store.removePushDevice({ endpoint, person: person.id });
      await store.setNotices({ person: person.id, language: kept.language, origin: kept.origin });
      return {};
    },
  );

  api.post(
    "/api/notices/confirm",
    {
      schema: {
        summary: "The address is right: with the token that the link in the mail carries behind `#`",
        body: schemas.token,
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      if (!(await store.confirmMail(hashOf(request.body.token)))) throw refuse<TableRefusal>("bad-link");
      return {};
    },
  );

  api.post(
    "/api/me/notices/push",
    {
      schema: {
        summary: "Wake this browser: its push subscription, made with the key; `language` where none is chosen yet",
        body: subscription.extend({ language: z.enum(LANGUAGES).default("en") }),
        response: { 200: schemas.nothing },
      },
    },
    async (request, reply) => {
      const { endpoint, keys, language } = request.body;
      mustBeAllowed(endpoint);
      const { id } = await identity.personOrNew(request, reply);
      if ((await store.noticeSettings(id)) === undefined)
        await store.setNotices({ person: id, language, origin: originOf(request) });
      const device = { endpoint, ...keys, person: id, at: Date.now(), most: LIMITS.pushDevices };
      if (!(await store.addPushDevice(device))) throw refuse<TableRefusal>("bad-webhook");
      return {};
    },
  );

  api.delete(
    "/api/me/notices/push",
    {
      schema: {
        summary: "Wake it no more",
        body: subscription.pick({ endpoint: true }),
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person) await store.removePushDevice({ endpoint: request.body.endpoint, person: person.id });
      return {};
    },
  );

  api.post(
    "/api/me/notices/test",
    {
      schema: { summary: "Tell me something on every channel now, and how each went", response: { 200: triedNotices } },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) return { channels: [] };
      rates.mustAllow("noticeTests", identity.asker(request, person));
      return { channels: await dispatcher.test(person.id) };
    },
  );

  api.get(
    "/api/tables/:id/mute",
    { schema: { summary: "Whether I am told of this table", params: schemas.inTable, response: { 200: muted } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const { id } = request.params;
      return { muted: person !== undefined && (await store.isTableMuted({ person: person.id, table: id })) };
    },
  );

  api.put(
    "/api/tables/:id/mute",
    {
      schema: {
        summary: "Tell me nothing of this table, or again",
        params: schemas.inTable,
        body: muted,
        response: { 200: schemas.nothing },
      },
    },
    async (request) => {
      const person = await personOf(store, request.cookies);
      const room = await rooms.find(request.params.id);
      if (person === undefined || !room.isSeated(person.id)) throw refuse<TableRefusal>("not-seated");
      await store.muteTable({ person: person.id, table: room.id, muted: request.body.muted });
      return {};
    },
  );
}
