import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
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
async function scriptsBefore(part: string, address: string, cookies: Cookies): Promise<string[]> {
  // A service worker fetches the rest for later, which is no part of opening a table.
  const { page, faults } = await openPage(browser, { viewport: PHONE, serviceWorkers: "block", speed: "normal" });
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
    const { page } = await openPage(browser, { viewport: PHONE, serviceWorkers: "block", speed: "normal" });
    await openTable(page, server.address, { game, rivals });
    const scripts = await scriptsBefore(".board", page.url(), await page.context().cookies());
    const sizes = await Promise.all(scripts.map(gzipped));
    // The page's own, the game's, and their words: less would be a test that does not see them.
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  });

test(`the first page takes at most ${MOST_FOR_HOME} bytes of gzipped JavaScript`, async () => {
  const sizes = await Promise.all((await scriptsBefore(".play-button", server.address, [])).map(gzipped));
  expect(sizes.length).toBeGreaterThan(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST_FOR_HOME);
});
