import { refuse } from "@serai/kernel";
import type { TableRefusal } from "@serai/table";
import { LANGUAGES } from "@serai/text";
import { noticeText } from "@serai/text/notices";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { hashOf, newKey, personOf, personOrNew } from "../identity.ts";
import { Buckets, LIMITS } from "../limits.ts";
import type { PostOffice } from "../notices/post-office.ts";
import type { Senders } from "../notices/senders.ts";
import type { Api, Desk } from "./desk.ts";
import * as schemas from "./schemas.ts";

const url = z.url().max(1_000);
const base64url = z.string().regex(/^[A-Za-z0-9_-]{16,200}=*$/);

const settings = z.object({
  language: z.enum(LANGUAGES).optional(),
  push: z.object({ key: z.string(), endpoints: z.array(z.string()) }),
  mail: z.object({ possible: z.boolean(), address: z.string().optional(), confirmed: z.boolean() }),
  webhook: z.string().optional(),
});
const change = z.strictObject({
  language: z.enum(LANGUAGES).default("en"),
  mail: z.email().max(200).optional(),
  webhook: url.optional(),
});
const subscription = z.object({ endpoint: url, keys: z.object({ p256dh: base64url, auth: base64url }) });
const tried = z.object({
  channels: z.array(
    z.object({ channel: z.enum(["push", "mail", "webhook"]), outcome: z.enum(["sent", "later", "never", "gone"]) }),
  ),
});
const muted = z.strictObject({ muted: z.boolean() });

export interface NoticeDesk extends Desk {
  readonly senders: Senders;
  readonly office: PostOffice;
  /** Where people find this server, if the operator has said so. */
  readonly url: string | undefined;
}

/** How one wants to be told that it is one's turn. */
export function noticeRoutes(api: Api, { store, rooms, senders, office, url: ownUrl }: NoticeDesk): void {
  const tests = new Buckets(LIMITS.noticeTests);
  const confirmations = new Buckets(LIMITS.confirmations);
  const mustBeFew = (buckets: Buckets, person: string): void => {
    if (!buckets.take(person, Date.now())) throw refuse<TableRefusal>("too-many");
  };
  const mustBeAllowed = (address: string | undefined): void => {
    if (address !== undefined && !senders.isAllowed(address)) throw refuse<TableRefusal>("bad-webhook");
  };

  api.get(
    "/api/me/notices",
    { schema: { summary: "How I am told that it is my turn", response: { 200: settings } } },
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
        body: change,
        response: { 200: schemas.nothing },
      },
    },
    async (request, reply) => {
      const { language, mail, webhook } = request.body;
      const { id } = await personOrNew(store, request, reply);
      mustBeAllowed(webhook);
      const known = (await store.noticeSettings(id))?.mail;
      const origin = originOf(request);
      const isNew = mail !== undefined && !(known?.address === mail && known.confirmed);
      if (isNew && !senders.canMail) throw refuse<TableRefusal>("no-mail");
      if (isNew) mustBeFew(confirmations, id);
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
        const words = noticeText(language).confirm(`${ownUrl ?? origin}/api/notices/confirm/${token}`);
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

  api.get(
    "/api/notices/confirm/:token",
    { schema: { summary: "The link in the mail: the address is right", params: schemas.token } },
    async (request, reply) => {
      const language = await store.confirmMail(hashOf(request.params.token));
      if (language === undefined) throw refuse<TableRefusal>("bad-link");
      return reply.type("text/plain; charset=utf-8").send(noticeText(language).confirmed);
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
      const { id } = await personOrNew(store, request, reply);
      mustBeAllowed(endpoint);
      if ((await store.noticeSettings(id)) === undefined)
        await store.setNotices({ person: id, language, origin: originOf(request) });
      await store.addPushDevice({ endpoint, ...keys, person: id, at: Date.now(), most: LIMITS.pushDevices });
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
    { schema: { summary: "Tell me something on every channel now, and how each went", response: { 200: tried } } },
    async (request) => {
      const person = await personOf(store, request.cookies);
      if (person === undefined) return { channels: [] };
      mustBeFew(tests, person.id);
      return { channels: await office.test(person.id) };
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

/** Where the person's own browser finds us; it has been compared with the host already. */
const originOf = ({ headers, protocol, host }: FastifyRequest): string => headers.origin ?? `${protocol}://${host}`;
