import { gzipSync } from "node:zlib";
import { LANGUAGES } from "@serai/words/game-text";
import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { browser, server } from "./support/stage.ts";
import { openTable } from "./support/table.ts";

/**
 * Bytes of gzipped JavaScript that may be asked for before the first board, or the first page, is on the screen. Sultan and
 * Byzanz take 41 and 46 kB; the city of Ys and the road of Caylus are drawn places with many kinds of pieces, for which
 * the limit was raised from 55,000.
 */
const MOST = 58_000;
const MOST_FOR_HOME = 50_000;

/** Every script that a first visit to the address asks for before there is a board, or another part that is waited for. */
async function scriptsBefore(part: string, address: string, cookies: Cookies, locale = "en"): Promise<string[]> {
  const { page, faults } = await openPage(browser, { viewport: PHONE, speed: "normal", locale });
  await page.context().addCookies(cookies);
  await page.addInitScript((awaited) => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(awaited) === null) return;
      seen.disconnect();
      performance.mark("board");
    });
    seen.observe(document, { childList: true, subtree: true });
  }, part);
  const answer = await page.goto(address);
  const html = (await answer?.text()) ?? "";
  await page.locator(part).first().waitFor();
  const asked = await page.evaluate(() => {
    const board = performance.getEntriesByName("board")[0].startTime;
    const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < board);
    return before.map(({ name }) => name);
  });
  expect(faults).toEqual([]);
  await page.context().close();
  // Pictures and fonts come after the words.
  expect(asked.filter((name) => /\.(woff2|svg|png)$/.test(name) && !name.endsWith("/icon.svg"))).toEqual([]);
  const scripts = [...new Set(asked)].filter((name) => new URL(name).pathname.endsWith(".js"));
  // All of it is announced with the page or stands in it: nothing is waited for twice.
  const announced = answer?.headers().link ?? "";
  expect(scripts.filter((script) => !`${announced}${html}`.includes(new URL(script).pathname))).toEqual([]);
  return scripts;
}

type Cookies = Parameters<ReturnType<Browser["contexts"]>[number]["addCookies"]>[0];

/** Letters of the faces that come after the board are a little wider or narrower than those they replace. */
const LETTERS = 5;

/**
 * Every part that is elsewhere once all that comes after the first board has come. Nothing happens at the table meanwhile,
 * and nothing is told again, so that nothing else can move. A newcomer is offered ways to learn the game too.
 */
async function movedAfterBoard(address: string, viewport: typeof PHONE, cookies: Cookies): Promise<string[]> {
  const { page } = await openPage(browser, { viewport, serviceWorkers: "block", speed: "normal", isNewcomer: true });
  await page.context().addCookies(cookies);
  await page.routeWebSocket("**/play", (socket) => {
    const host = socket.connectToServer();
    host.onMessage((message) => {
      const told = JSON.parse(String(message));
      if (told.type === "table") socket.send(JSON.stringify({ ...told, missed: [], before: undefined }));
      else if (told.type !== "events") socket.send(message);
    });
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({ type: "layout-shift" });
    globalThis.shifts = [];
  });
  await page.goto(address);
  // The fonts are the last to be fetched.
  await page.locator(".log").waitFor();
  await page.waitForLoadState("networkidle");
  const moved = await page.evaluate((least) => {
    const sources = shifts.flatMap((shift) =>
      "sources" in shift && Array.isArray(shift.sources) ? shift.sources : [],
    );
    return sources.flatMap(({ node, previousRect: from, currentRect: to }) => {
      // What was out of sight has no rectangle.
      const isSeen = from.width > 0 && to.width > 0;
      if (!isSeen || (Math.abs(from.x - to.x) < least && Math.abs(from.y - to.y) < least)) return [];
      const part = node instanceof Element ? node : node?.parentElement;
      return [`${part?.className} ${part?.textContent?.slice(0, 40)}: ${from.x} ${from.y} to ${to.x} ${to.y}`];
    });
  }, LETTERS);
  await page.context().close();
  return moved;
}

declare global {
  /** In the page: what has moved there by itself. */
  var shifts: PerformanceEntry[];
}

async function gzipped(script: string): Promise<number> {
  const answer = await fetch(script);
  expect(answer.ok, script).toBe(true);
  return gzipSync(await answer.bytes(), { level: 9 }).length;
}

for (const [game, rivals] of [
  ["Sultan", 4],
  ["Byzanz", 4],
  ["Ys", 3],
  ["Caylus", 4],
] as const)
  test(`${game}: the first board takes at most ${MOST} bytes of gzipped JavaScript`, async () => {
    const { page } = await openPage(browser, { viewport: PHONE, speed: "normal" });
    await openTable(page, server.address, { game, rivals });
    const scripts = await scriptsBefore(".board", page.url(), await page.context().cookies());
    const sizes = await Promise.all(scripts.map(gzipped));
    // The page's own, the game's, and their words: less would be a test that does not see them.
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
    for (const viewport of [PHONE, DESK])
      expect(await movedAfterBoard(page.url(), viewport, await page.context().cookies())).toEqual([]);
  });

test.each(LANGUAGES)(
  `the first page takes at most ${MOST_FOR_HOME} bytes of gzipped JavaScript: %s`,
  async (language) => {
    const sizes = await Promise.all((await scriptsBefore(".play-button", server.address, [], language)).map(gzipped));
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_FOR_HOME);
  },
);
