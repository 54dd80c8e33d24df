import { describe, expect, onTestFinished, test } from "vitest";
import { isPublic } from "../src/notices/addresses.ts";
import type { NoticeSenderSettings } from "../src/notices/settings.ts";
import { mailSink, postSink, pushBrowser, readVapid } from "./sinks.ts";
import { type Guest, type Seat, sharedServer, stopped, testServer } from "./test-server.ts";

const shared = sharedServer();
/** For games by mail: one time for all of them, which only goes forward. */
const time = { at: 1_000_000_000_000 };
const sharedByMail = sharedServer(time, { loopback: true });

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** A game by mail between two people, neither of whom is looking; with settings of its own, at a server of its own. */
async function byMail(post?: Partial<NoticeSenderSettings>) {
  const home = post ? await testServer(undefined, time, { loopback: true, ...post }) : sharedByMail();
  const guests = [home.guest(), home.guest()];
  const table = await guests[0].open(2, 0, { game: "sultan", clock: { kind: "mail", hours: 10 } });
  await guests[1].sit(table, "Béla");
  // What goes by later is not told to them any more.
  if (!post)
    onTestFinished(async () => {
      for (const guest of guests) await guest.ask("DELETE", "/api/me/notices");
    });
  const turns = await Promise.all(guests.map((guest) => guest.ask("GET", "/api/tables")));
  const first = turns.findIndex(({ body }) => body.tables[0].yourTurn);
  /** Time goes by, and whatever is due then is sent; the second look begins after the time has changed. */
  const pass = async (ms: number): Promise<void> => {
    time.at += ms;
    await home.app.dispatcher.work();
    await home.app.dispatcher.work();
  };
  return { ...home, table, asked: guests[first], other: guests[1 - first], pass };
}

const open = async (guest: Guest, table: string): Promise<Seat> => {
  const seat = await guest.join(table);
  await seat.until((m) => m.type === "table");
  return seat;
};

describe("web push", () => {
  test("an absent player is told once that it is their turn, signed and encrypted, and nothing else", async () => {
    const sink = await postSink();
    const { asked, other, pass, table, address, store } = await byMail({});
    const browsers = [pushBrowser(`${sink.url}/asked`), pushBrowser(`${sink.url}/other`)];
    for (const [i, guest] of [asked, other].entries())
      expect((await guest.ask("POST", "/api/me/notices/push", browsers[i].subscription)).status).toBe(200);
    await asked.ask("PUT", "/api/me/notices", { language: "hu" });
    await pass(29 * SECOND);
    expect(sink.inbox.all).toEqual([]);
    await pass(2 * SECOND);
    const { path, headers, body } = await sink.inbox.nth(1);
    expect(path).toBe("/asked");
    expect(headers["content-encoding"]).toBe("aes128gcm");
    const { key } = (await asked.ask("GET", "/api/me/notices")).body.push;
    const { valid, claims } = readVapid(headers.authorization ?? "", key);
    expect(valid).toBe(true);
    expect(claims).toMatchObject({ aud: sink.url, sub: expect.stringMatching(/^mailto:/) });
    const notice = browsers[0].read(body);
    expect(Object.keys(notice)).toEqual(["title", "body", "url", "topic"]);
    expect(notice).toMatchObject({ title: "Szultán: te következel", url: `${address}/t/${table}` });
    expect(notice.body).toMatch(/^Te következel\. Játékostársaid: (Anna|Béla)\.$/);
    await pass(HOUR);
    expect(sink.inbox.all).toHaveLength(1);
    expect(await store.dueDeliveries(Number.MAX_SAFE_INTEGER)).toEqual([]);
  });

  test("who looks at the table, has moved, or has muted it is not told; the next one is", async () => {
    const sink = await postSink();
    const { asked, other, pass, table, app } = await byMail();
    for (const [i, guest] of [asked, other].entries())
      await guest.ask("POST", "/api/me/notices/push", pushBrowser(`${sink.url}/${i}`).subscription);
    const seat = await open(asked, table);
    await pass(31 * SECOND);
    expect(sink.inbox.all).toEqual([]);
    while (seat.standing.legal.length > 0) {
      const { decision } = seat.standing;
      await seat.act();
      await seat.until((m) => m.type === "events" && m.decision > decision);
    }
    await seat.close();
    await pass(31 * SECOND);
    expect((await sink.inbox.nth(1)).path).toBe("/1");

    expect((await other.ask("PUT", `/api/tables/${table}/mute`, { muted: true })).status).toBe(200);
    expect((await other.ask("GET", `/api/tables/${table}/mute`)).body).toEqual({ muted: true });
    await pass(9 * HOUR);
    expect(sink.inbox.all).toHaveLength(1);
    // Time is out: a bot plays for the absent one, and the turn comes back.
    time.at += 2 * HOUR;
    await app.rooms.wakeDue();
    await pass(31 * SECOND);
    expect((await sink.inbox.nth(2)).path).toBe("/0");
  });

  test("a reminder comes once, at four fifths of the time", async () => {
    const sink = await postSink();
    const { asked, pass } = await byMail();
    const browser = pushBrowser(`${sink.url}/asked`);
    await asked.ask("POST", "/api/me/notices/push", browser.subscription);
    await pass(31 * SECOND);
    await pass(7.9 * HOUR);
    expect(sink.inbox.all).toHaveLength(1);
    await pass(0.2 * HOUR);
    expect(browser.read((await sink.inbox.nth(2)).body).title).toBe("Sultan: it is still your turn");
    await pass(HOUR);
    expect(sink.inbox.all).toHaveLength(2);
  });

  test("what could not be sent is tried again later, also by the next process, and then sent once", async () => {
    const sink = await postSink();
    const first = await byMail({});
    await first.asked.ask("POST", "/api/me/notices/push", pushBrowser(`${sink.url}/asked`).subscription);
    sink.answer.status = 503;
    await first.pass(31 * SECOND);
    await sink.inbox.nth(1);
    await first.close();
    sink.answer.status = 201;
    time.at += 59 * SECOND;
    const second = await testServer(first.folder, time, { loopback: true });
    await second.app.dispatcher.work();
    expect(sink.inbox.all).toHaveLength(1);
    time.at += 2 * SECOND;
    await sink.inbox.nth(2);
    time.at += HOUR;
    await second.app.dispatcher.work();
    await second.app.dispatcher.work();
    expect(sink.inbox.all).toHaveLength(2);
  });

  test("a browser that is gone is forgotten", async () => {
    const sink = await postSink();
    const { asked, pass } = await byMail();
    await asked.ask("POST", "/api/me/notices/push", pushBrowser(`${sink.url}/asked`).subscription);
    sink.answer.status = 410;
    await pass(31 * SECOND);
    expect((await asked.ask("GET", "/api/me/notices")).body.push.endpoints).toEqual([]);
  });

  test("all of it is turned off at once, on every device", async () => {
    const sink = await postSink();
    const { asked, pass } = await byMail();
    for (const device of ["phone", "desk"])
      await asked.ask("POST", "/api/me/notices/push", {
        ...pushBrowser(`${sink.url}/${device}`).subscription,
        language: "hu",
      });
    const told = async () => (await asked.ask("GET", "/api/me/notices")).body;
    expect(await told()).toMatchObject({
      language: "hu",
      push: { endpoints: [`${sink.url}/phone`, `${sink.url}/desk`] },
    });
    expect((await asked.ask("DELETE", "/api/me/notices")).status).toBe(200);
    expect(await told()).toMatchObject({ language: "hu", push: { endpoints: [] } });
    await pass(31 * SECOND);
    expect(sink.inbox.all).toEqual([]);
  });

  test("who looked at the table when it was time to tell, and left without having moved, is told then", async () => {
    const sink = await postSink();
    const { asked, pass, table } = await byMail();
    await asked.ask("POST", "/api/me/notices/push", pushBrowser(`${sink.url}/asked`).subscription);
    const seat = await open(asked, table);
    await pass(31 * SECOND);
    await seat.close();
    await pass(10 * SECOND);
    expect(sink.inbox.all).toEqual([]);
    await pass(21 * SECOND);
    await sink.inbox.nth(1);
    await pass(HOUR);
    expect(sink.inbox.all).toHaveLength(1);
  });
});

describe("mail", () => {
  test("an address gets notices only after the link in a mail to it was opened", async () => {
    const { smtp, inbox } = await mailSink();
    const { asked, pass, table, guest } = await byMail({
      smtp,
      url: "https://serai.example",
      from: "Serai <serai@example.org>",
    });
    const settings = { language: "nl", mail: "anna@example.org" };
    expect((await asked.ask("PUT", "/api/me/notices", settings)).status).toBe(200);
    const asking = await inbox.nth(1);
    expect(asking.to).toBe("anna@example.org");
    const [, token = ""] = /https:\/\/serai\.example\/confirm#([A-Za-z0-9_-]{43})/.exec(asking.text) ?? [];
    const confirm = () => guest().ask("POST", "/api/notices/confirm", { token });
    expect((await asked.ask("GET", "/api/me/notices")).body.mail).toEqual({
      possible: true,
      address: "anna@example.org",
      confirmed: false,
    });
    expect((await asked.ask("POST", "/api/me/notices/test")).body.channels).toEqual([]);
    expect((await confirm()).status).toBe(200);
    expect(await confirm()).toMatchObject({ status: 410, body: { code: "bad-link" } });
    await pass(31 * SECOND);
    const notice = await inbox.nth(2);
    expect(notice.text).toContain("Subject: Sultan: jij bent aan de beurt");
    expect(notice.text).toContain(`/t/${table}`);
    expect(notice.text).not.toMatch(/text\/html/);
    // The same address again needs no second confirmation; leaving it out ends it.
    await asked.ask("PUT", "/api/me/notices", settings);
    expect((await asked.ask("GET", "/api/me/notices")).body.mail.confirmed).toBe(true);
    await asked.ask("PUT", "/api/me/notices", { language: "nl" });
    expect((await asked.ask("GET", "/api/me/notices")).body.mail).toEqual({ possible: true, confirmed: false });
    expect(inbox.all).toHaveLength(2);
  });

  test("without a mail server there is none, and mails to confirm are few", async () => {
    const silent = shared();
    const mail = { mail: "a@example.org" };
    expect(await silent.guest().ask("PUT", "/api/me/notices", mail)).toMatchObject({
      status: 503,
      body: { code: "no-mail" },
    });
    const { smtp } = await mailSink();
    const { guest } = await testServer(undefined, stopped(), { smtp, url: "https://serai.example" });
    const anna = guest();
    const codes: unknown[] = [];
    for (let i = 0; i < 4; i++)
      codes.push((await anna.ask("PUT", "/api/me/notices", { mail: `a${i}@example.org` })).body.code);
    expect(codes).toEqual([undefined, undefined, undefined, "too-many"]);
  });
});

describe("webhooks", () => {
  test("are posted to in the usual shape, names as plain text, and are tested by a button", async () => {
    const sink = await postSink();
    const { asked, pass, table } = await byMail();
    expect((await asked.ask("PUT", "/api/me/notices", { webhook: `${sink.url}/hook` })).status).toBe(200);
    expect((await asked.ask("POST", "/api/me/notices/test")).body.channels).toEqual([
      { channel: "webhook", outcome: "sent" },
    ]);
    expect(JSON.parse(String((await sink.inbox.nth(1)).body)).text).toContain("Notices reach you here.");
    await pass(31 * SECOND);
    const { text } = JSON.parse(String((await sink.inbox.nth(2)).body));
    expect(text).toMatch(new RegExp(`^Sultan: it is your turn\n.+\nhttp://[^/]+/t/${table}$`));
  });

  test("a redirect is not followed", async () => {
    const [sink, inner] = [await postSink(), await postSink()];
    const { asked } = await byMail();
    sink.answer.status = 307;
    sink.answer.headers = { location: inner.url };
    await asked.ask("PUT", "/api/me/notices", { webhook: sink.url });
    expect((await asked.ask("POST", "/api/me/notices/test")).body.channels).toEqual([
      { channel: "webhook", outcome: "never" },
    ]);
    expect(inner.inbox.all).toEqual([]);
  });

  test.each([
    "http://hooks.example.org/x",
    "https://hooks.example.org:8443/x",
    "https://user:pass@hooks.example.org/x",
    "ftp://hooks.example.org/x",
    "http://127.0.0.1/x",
  ])("%s is refused when it is given", async (webhook) => {
    const { guest } = shared();
    expect((await guest().ask("PUT", "/api/me/notices", { webhook })).body.code).toBe("bad-webhook");
  });

  test.each(["https://localhost/x", "https://10.0.0.1/x", "https://[::ffff:127.0.0.1]/x", "https://2130706433/"])(
    "%s is looked up, and not gone to",
    async (webhook) => {
      const { guest } = shared();
      const anna = guest();
      expect((await anna.ask("PUT", "/api/me/notices", { webhook })).status).toBe(200);
      expect((await anna.ask("POST", "/api/me/notices/test")).body.channels).toEqual([
        { channel: "webhook", outcome: "never" },
      ]);
    },
  );

  test("only addresses of the open internet are public", () => {
    for (const address of ["1.1.1.1", "172.32.0.1", "2606:4700::1111", "2a00:1450::1"])
      expect([address, isPublic(address)]).toEqual([address, true]);
    const inside =
      "0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.2 169.254.169.254 172.16.0.1 192.168.1.1 198.19.0.1 224.0.0.1 255.255.255.255";
    const inside6 =
      ":: ::1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fe80::1 fc00::1 fd12::1 ff02::1 2001:db8::1 2002:7f00:1:: 2001::1";
    for (const address of `${inside} ${inside6}`.split(" "))
      expect([address, isPublic(address)]).toEqual([address, false]);
  });
});
