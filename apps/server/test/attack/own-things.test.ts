import { request } from "node:http";
import { expect, test } from "vitest";
import { LIMITS, RATES } from "../../src/limits.ts";
import { mailSink } from "../sinks.ts";
import { nonce, type Reply, sharedServer, stopped, testServer } from "../test-server.ts";

const shared = sharedServer();

/** As a browser would that takes `host` for our name; `fetch` does not let one say that. */
function putFrom(host: string, url: string, body: object): Promise<number | undefined> {
  const headers = { host, origin: `https://${host}`, "content-type": "application/json" };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: "PUT", headers }, (answer) => resolve(answer.resume().statusCode));
    sent.on("error", reject);
    sent.end(JSON.stringify(body));
  });
}

test("a device can be signed out: its cookie is worthless then, and its socket is closed", async () => {
  const { guest } = shared();
  const [phone, laptop, stranger] = [guest(), guest(), guest()];
  const table = await phone.open(2, 0);
  await laptop.ask("POST", "/api/link", (await phone.ask("POST", "/api/me/link")).body);
  const seat = await laptop.join(table);
  const { devices } = (await phone.ask("GET", "/api/me/devices")).body;
  expect(devices).toHaveLength(2);
  const { id } = devices.find(({ current }: { current: boolean }) => !current);
  await stranger.ask("PUT", "/api/me", { name: "Cili" });
  expect((await stranger.ask("DELETE", `/api/me/devices/${id}`)).body.code).toBe("unknown-device");
  expect((await phone.ask("DELETE", `/api/me/devices/${id}`)).status).toBe(200);
  expect(await seat.closed).toBe(1012);
  expect((await laptop.ask("GET", "/api/tables")).body.tables).toEqual([]);
  expect((await phone.ask("GET", "/api/tables")).body.tables).toHaveLength(1);
});

test("links to other devices are limited, and only the newest stay open", async () => {
  const { guest } = await testServer(undefined, stopped());
  const anna = guest();
  const links: Reply[] = [];
  for (let n = 0; n <= RATES.deviceLinks.person.burst; n++) links.push(await anna.ask("POST", "/api/me/link"));
  expect(links.at(-1)).toMatchObject({ status: 429, body: { code: "too-many" } });
  const used = await Promise.all(links.slice(0, -1).map(({ body }) => guest().ask("POST", "/api/link", body)));
  expect(used.filter(({ status }) => status === 200)).toHaveLength(LIMITS.openDeviceLinks);
});

test("the owner of a club can send a member away, who cannot come back by the old link", async () => {
  const { guest } = shared();
  const [anna, bela, cili] = [guest(), guest(), guest()];
  const { id, token } = (await anna.ask("POST", "/api/clubs", { name: "Thursdays" })).body;
  for (const one of [bela, cili]) await one.ask("POST", "/api/clubs/join", { token });
  const tagOf = async (one: typeof anna): Promise<string> => (await one.ask("GET", "/api/me")).body.tag;
  const remove = async (by: typeof anna, whom: typeof anna) =>
    by.ask("DELETE", `/api/clubs/${id}/members/${await tagOf(whom)}`);
  expect((await remove(cili, bela)).body.code).toBe("not-owner");
  expect((await remove(anna, anna)).body.code).toBe("unknown-person");
  const removed = await remove(anna, bela);
  expect(removed.status).toBe(200);
  expect((await bela.ask("GET", `/api/clubs/${id}`)).body.code).toBe("not-member");
  expect((await bela.ask("POST", "/api/clubs/join", { token })).body.code).toBe("bad-link");
  expect((await cili.ask("GET", `/api/clubs/${id}`)).status).toBe(200);
  expect((await guest().ask("POST", "/api/clubs/join", { token: removed.body.token })).status).toBe(200);
});

test("a push endpoint that is somebody else's is not taken over; the same browser may become somebody else", async () => {
  const { guest } = await testServer(undefined, undefined, { loopback: true });
  const [anna, thief, again] = [guest(), guest(), guest()];
  const endpoint = "http://127.0.0.1:9/push";
  const own = { endpoint, keys: { p256dh: nonce(), auth: nonce() } };
  const subscribe = (one: typeof anna, body: object) => one.ask("POST", "/api/me/notices/push", body);
  const endpointsOf = async (one: typeof anna) => (await one.ask("GET", "/api/me/notices")).body.push.endpoints;
  expect((await subscribe(anna, own)).status).toBe(200);
  const stolen = { endpoint, keys: { p256dh: nonce(), auth: nonce() } };
  expect((await subscribe(thief, stolen)).status).toBe(400);
  expect([await endpointsOf(anna), await endpointsOf(thief)]).toEqual([[endpoint], []]);
  expect((await subscribe(again, own)).status).toBe(200);
  expect([await endpointsOf(anna), await endpointsOf(again)]).toEqual([[], [endpoint]]);
});

test("links in mails begin with SERAI_URL whatever the Host header says, and without it no mail is offered", async () => {
  const { smtp, inbox } = await mailSink();
  const mail = { mail: "anna@example.org" };
  const nowhere = await testServer(undefined, undefined, { smtp });
  expect((await nowhere.guest().ask("PUT", "/api/me/notices", mail)).body.code).toBe("no-mail");
  expect((await nowhere.guest().ask("GET", "/api/me/notices")).body.mail.possible).toBe(false);
  const settings = { smtp, url: "https://serai.example" };
  const { guest, address } = await testServer(undefined, stopped(), settings);
  expect(await putFrom("evil.example", `${address}/api/me/notices`, mail)).toBe(200);
  const { text } = await inbox.nth(1);
  expect(text).toContain("https://serai.example/confirm#");
  expect(text).not.toContain("evil");
  const codes: unknown[] = [];
  for (let n = 0; n < RATES.confirmations.mailbox.burst; n++)
    codes.push((await guest().ask("PUT", "/api/me/notices", { mail: "Anna@Example.org" })).body.code);
  expect(codes.at(-1)).toBe("too-many");
});
