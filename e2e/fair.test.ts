import { gameById } from "@serai/games/list/index.ts";
import {
  type Claim,
  commitmentTo,
  type FairStart2,
  type GameRecord,
  keyOf,
  keyToHex,
  readRecord,
  readSeenStart,
  verify,
  writeRecord,
} from "@serai/kernel";
import type { Gathering, Message } from "@serai/table";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { contentOf, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, openTable, playOut } from "./support/table.ts";

async function phone(): Promise<Page> {
  const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
  return page;
}

/** Opens a table of Sultan for two people, and returns its link. */
async function invite(page: Page): Promise<string> {
  await goToSetUp(page, server.address, "Sultan");
  await page.getByLabel("Your name").fill("Anna");
  await choose(page.getByRole("radio", { name: "1 rival" }));
  await choose(page.getByRole("radio", { name: "1 friend" }));
  await page.getByRole("button", { name: "Open the table" }).click();
  return page.locator(".invite input").inputValue();
}

async function sitDown(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill("Béla");
  await page.getByRole("button", { name: "Take a seat" }).click();
}

const tableOf = (link: string): string => link.slice(link.lastIndexOf("/") + 1);
const gatheringAt = async (link: string): Promise<Gathering> =>
  (await fetch(`${server.address}/api/tables/${tableOf(link)}`)).json();

/** As a browser does it when another window comes to the front. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const showAgain = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, "visibilityState");
    document.dispatchEvent(new Event("visibilitychange"));
  });

type Fair = GameRecord & { readonly fair: FairStart2 };

/** The same actions, with a key that fits what the host says now. */
const rekeyed = (record: Fair): GameRecord => ({ ...record, key: keyToHex(keyOf(record, record.fair)) });

/** What a host may change afterwards, and what is then seen to be another thing. */
const TAMPERED: readonly (readonly [string, (record: Fair) => GameRecord, Claim])[] = [
  [
    "the nonces",
    (r) =>
      rekeyed({
        ...r,
        fair: { ...r.fair, places: r.fair.places.map((p) => ("nonce" in p ? { ...p, nonce: "c".repeat(64) } : p)) },
      }),
    "seen-own",
  ],
  ["the options", (r) => rekeyed({ ...r, options: { ...r.options, memoryAid: true } }), "seen-terms"],
  ["the names", (r) => ({ ...r, seats: r.seats.toReversed() }), "seats"],
  [
    "the places",
    (r) =>
      rekeyed({
        ...r,
        seats: r.seats.toReversed(),
        fair: { ...r.fair, seating: "given", places: r.fair.places.toReversed() },
      }),
    "seen-places",
  ],
  ["the start", (r) => rekeyed({ ...r, fair: { ...r.fair, tries: 2 } }), "seen-start"],
  ["the key", (r) => ({ ...r, key: "d".repeat(64) }), "key"],
];

/** As the page tells it; the rest of what can be changed is checked by the same code, without a page. */
const SHOWN: readonly (readonly [(record: Fair) => GameRecord, RegExp])[] = [
  [
    (r) => rekeyed({ ...r, commitment: commitmentTo("b".repeat(64)), fair: { ...r.fair, secret: "b".repeat(64) } }),
    /the secret was replaced/,
  ],
  [(r) => ({ ...r, actions: r.actions.slice(0, -1), result: undefined }), /ends otherwise/],
];

test("at the end the page checks the deal by itself; a host that changes anything afterwards is caught", async () => {
  const page = await phone();
  await openTable(page, server.address, { game: "Sultan", rivals: 1 });
  await playOut(page);
  const seal = page.locator("details.seal");
  await seal.getByText("The deal was fair: checked on this device.").waitFor();
  await seal.locator("summary").click();
  await seal.getByText("not even the host together with all the others").waitFor();
  await expectCount(seal.locator(".claim"), 12);
  await expectNoOverflow(page);
  await expectThumbSized(page);
  await expectAccessible(page);

  const answer = await page.request.get(`${page.url().replace("/t/", "/api/tables/")}/record`);
  const record = readRecord(await answer.text());
  const { fair } = record;
  if (fair === undefined || !("form" in fair)) throw new Error("a fair start");
  for (const [change, said] of SHOWN) {
    await page.route("**/record", (route) => route.fulfill({ body: writeRecord(change({ ...record, fair })) }));
    await page.reload();
    const warning = page.locator(".seal-broken");
    await warning.getByText("Warning: the record does not fit what this device saw.").waitFor();
    expect(await warning.locator(".claim-broken").first().locator("xpath=..").innerText()).toMatch(said);
    await page.unroute("**/record");
  }
  await expectNoOverflow(page);
  await expectAccessible(page);
  // The host may also give no record at all.
  await page.route("**/record", (route) => route.abort());
  await page.reload();
  await page.getByText("The deal could not be checked").waitFor();
  await page.unroute("**/record");
  await page.getByRole("button", { name: "Check again" }).click();
  await page.getByText("The deal was fair: checked on this device.").waitFor();

  // What was kept, as a file, proves the same on the page that checks files, also to others.
  await seal.locator("summary").click();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save what this device kept" }).click();
  const kept = { name: "kept.json", mimeType: "application/json", buffer: await contentOf(await saved) };
  const seen = readSeenStart(String(kept.buffer));
  expect(verify(gameById("sultan").game, record, { seen }).holds).toBe(true);
  for (const [what, change, claim] of TAMPERED) {
    const { findings } = verify(gameById("sultan").game, change({ ...record, fair }), { seen });
    expect(findings, what).toContainEqual({ claim, holds: false });
  }
  const other = await phone();
  await other.goto(`${server.address}/verify${new URL(page.url()).pathname.slice(2)}`);
  await other.getByText("A record alone cannot prove that the deal was fair").waitFor();
  await other.getByLabel("What a player’s device kept").setInputFiles(kept);
  await other.getByText("The deal was fair: checked on this device.").waitFor();
  await expectAccessible(other);
  await Promise.all([page, other].map((one) => one.context().close()));
});

test("a page in the background has revealed, and commits anew when it is looked at; one that is left reveals as it goes", async () => {
  const [anna, bela] = [await phone(), await phone()];
  const link = await invite(anna);
  const first = (await gatheringAt(link)).places[0];
  expect(first.revealed).toBe(false);
  await hide(anna);
  await expect
    .poll(async () => (await gatheringAt(link)).places[0], IN_TIME)
    .toMatchObject({ commitment: first.commitment, revealed: true });
  await showAgain(anna);
  await expect.poll(async () => (await gatheringAt(link)).places[0].revealed, IN_TIME).toBe(false);
  expect((await gatheringAt(link)).places[0].commitment).not.toBe(first.commitment);
  await anna.goto("about:blank");
  await expect.poll(async () => (await gatheringAt(link)).places[0].revealed, IN_TIME).toBe(true);
  // Nobody waits for her now.
  await sitDown(bela, link);
  await bela.locator(".board").waitFor();
  await anna.goto(link);
  await anna.locator(".board").waitFor();
  await Promise.all([playOut(anna), playOut(bela)]);
  await bela.getByText("The deal was fair: checked on this device.").waitFor();
  await anna.getByText("The deal was not changed: checked on this device.").waitFor();
  await anna.locator("details.seal summary").click();
  await anna.getByText("Your random number was known before everybody had sat down").waitFor();
  await Promise.all([anna, bela].map((one) => one.context().close()));
});

test("a page that is shown another hash than before, or not its own, does not reveal and says so", async () => {
  const [anna, bela] = [await phone(), await phone()];
  let isTampered = false;
  await anna.routeWebSocket("**/play*", (socket) => {
    const host = socket.connectToServer();
    host.onMessage((data) => {
      const message: Message = JSON.parse(String(data));
      const isGathering = message.type === "gathering" && isTampered;
      socket.send(JSON.stringify(isGathering ? { ...message, commitment: "e".repeat(64) } : message));
    });
  });
  const link = await invite(anna);
  isTampered = true;
  await sitDown(bela, link);
  await anna.getByText("the host now shows another hash than when you sat down").waitFor();
  await bela.getByText("Everybody is here").waitFor();
  await expect.poll(async () => (await gatheringAt(link)).places[1].revealed, IN_TIME).toBe(true);
  expect(await gatheringAt(link)).toMatchObject({ revealing: true, places: [{ revealed: false }, {}] });
  await expectNoOverflow(anna);
  await expectAccessible(anna);
  await Promise.all([anna, bela].map((one) => one.context().close()));
});
