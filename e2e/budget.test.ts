import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { browser, server } from "./support/stage.ts";
import { openTable } from "./support/table.ts";

/** Bytes of gzipped JavaScript that may be asked for before the first board is on the screen. */
const MOST = 55_000;

/** Every script that a first visit to the address asks for before there is a board. */
async function scriptsBeforeBoard(address: string, cookies: Cookies): Promise<string[]> {
  // A service worker fetches the rest for later, which is no part of opening a table.
  const { page, faults } = await openPage(browser, { viewport: PHONE, serviceWorkers: "block" });
  await page.context().addCookies(cookies);
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector(".board") === null) return;
      seen.disconnect();
      performance.mark("board");
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  const answer = await page.goto(address);
  await page.locator(".board").waitFor();
  const asked = await page.evaluate(() => {
    const board = performance.getEntriesByName("board")[0].startTime;
    const before = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < board);
    return before.map(({ name }) => name);
  });
  expect(faults).toEqual([]);
  await page.context().close();
  const scripts = [...new Set(asked)].filter((name) => new URL(name).pathname.endsWith(".js"));
  // All of it is announced with the page: nothing is waited for twice.
  const announced = answer?.headers().link ?? "";
  expect(scripts.filter((script) => !announced.includes(`<${new URL(script).pathname}>`))).toEqual([]);
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
] as const)
  test(`${game}: the first board takes at most ${MOST} bytes of gzipped JavaScript`, async () => {
    const { page } = await openPage(browser, { viewport: PHONE, serviceWorkers: "block" });
    await openTable(page, server.address, { game, rivals });
    const scripts = await scriptsBeforeBoard(page.url(), await page.context().cookies());
    const sizes = await Promise.all(scripts.map(gzipped));
    // The page's own, the game's, and their words: less would be a test that does not see them.
    expect(sizes.length).toBeGreaterThan(4);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  });
