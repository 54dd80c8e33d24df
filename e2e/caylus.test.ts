import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { expectFocus, tabTo } from "./support/hands.ts";
import { takeOverLate } from "./support/late.ts";
import { playOn } from "./support/lesson.ts";
import { expectFinalScore } from "./support/score.ts";
import { browser, server } from "./support/stage.ts";
import { Answers, isReady, LANGUAGES, openTable, playAgain, speak, waitForTurn } from "./support/table.ts";

/** Enough for each phase to have come three times. */
const TURNS_BY_KEYS = 15;
const TURNS_BY_TOUCH = 16;

const sitDown = (page: Page, rivals: number, options: readonly string[] = []): Promise<void> =>
  openTable(page, server.address, { game: "Caylus", rivals, options });

/** Taps one of several, another one each time. */
async function tapOne(all: Locator, turn: number): Promise<boolean> {
  const count = await all.count();
  if (count === 0) return false;
  await all.nth(turn % count).click();
  return true;
}

/** What glows: first what lies under the thumb, then the board. Cubes are picked one by one. */
async function decide(page: Page, turn: number): Promise<void> {
  for (let tap = 0; !(await isReady(page)) && tap < 16; tap++) {
    const picked = await tapOne(page.locator(".chooser .is-open"), turn + tap);
    if (!picked) await tapOne(page.locator(".spot.is-open"), turn * 5 + tap);
  }
  await page.locator("#confirm").click();
}

/** Escape leads to where the decision begins; from there on, whatever glows. */
async function decideByKeys(page: Page, turn: number): Promise<void> {
  await page.keyboard.press("Escape");
  for (let tries = 0; !(await isReady(page)) && tries < 16; tries++) {
    await tabTo(page, ".is-cubes .is-open, .is-open:not([aria-pressed=true])");
    // Cubes are picked one by one, another kind each time.
    const isAside = tries === 0 ? turn % 3 === 1 : (await page.locator(".is-cubes").count()) > 0;
    if (isAside) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await tabTo(page, "#confirm");
  await page.keyboard.press("Enter");
}

/** The lines of the final table add up to the totals. */
async function expectFinalTable(page: Page): Promise<void> {
  const { lines, totals } = await page.evaluate(() => {
    const numbers = (cells: Iterable<Element>): number[] =>
      [...cells].map(({ textContent }) => Number(textContent.replace("−", "-")));
    return {
      lines: [...document.querySelectorAll(".final-table tbody tr")].map((row) => numbers(row.querySelectorAll("td"))),
      totals: numbers(document.querySelectorAll(".final-table tfoot td")),
    };
  });
  expect(totals.map((_, seat) => lines.reduce((sum, line) => sum + line[seat], 0))).toEqual(totals);
}

/** There the dock covers nothing: elsewhere it lies over whatever scrolls by, which would be measured as too small. */
const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

describe("Caylus on a phone", () => {
  test("some turns of two by touch", async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await sitDown(page, 1);
    const answers = new Answers(4);
    for (let turn = 0; turn < TURNS_BY_TOUCH && (await waitForTurn(page)); turn++) {
      await expectNoOverflow(page);
      if (turn === 4) await expectAccessible(page);
      if (turn % 12 === 6) await expectThumbSized(page);
      await answers.give(page, () => decide(page, turn));
    }
    expect(faults).toEqual([]);
  });

  test("every language fits with five at the table, sheets included", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    await sitDown(page, 4);
    await waitForTurn(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await expectNoOverflow(page);
      await expectThumbSized(page);
      for (const tool of ["favours", "buildings", "goods"]) {
        await page.locator(`[data-piece="tool:${tool}"]`).click();
        const sheet = page.locator(".caylus-sheet[open]");
        await sheet.waitFor();
        await expectNoOverflow(page);
        expect(await sheet.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
        await page.keyboard.press("Escape");
        await sheet.waitFor({ state: "detached" });
      }
    }
  });
});

describe("Caylus at a desk", () => {
  test("a worker can be dragged to its place", async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await sitDown(page, 1);
    await waitForTurn(page);
    // A bot that began may stand on any of them.
    const place = await page.locator('[data-piece^="space:"].is-open').first().getAttribute("data-piece");
    const space = page.locator(`[data-piece="${place}"]`);
    await page.locator(".home-worker.can-drag").dragTo(space);
    await space.locator(".piece.is-draft").waitFor();
    await page.locator('#confirm[aria-disabled="false"]').waitFor();
  });

  test("some turns of two by keyboard alone, the end, also on a phone, and again with one tap", async () => {
    const { page, faults } = await openPage(browser, { viewport: DESK });
    await sitDown(page, 1);
    await page.locator(".header .home-link").focus();
    const answers = new Answers(2);
    for (let turn = 0; turn < TURNS_BY_KEYS && (await waitForTurn(page)); turn++) {
      if (turn === 3) await expectAccessible(page);
      await expectFocus(page);
      await answers.give(page, () => decideByKeys(page, turn));
      await expectFocus(page);
    }
    await takeOverLate(page, server.address, "caylus", 2);
    await playOn(page, ".scoring");
    await page.locator("#again:focus").waitFor();
    await expectFinalScore(page, 2);
    await expectFinalTable(page);
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
    await scrollToEnd(page);
    await expectAccessible(page);
    await playAgain(page);
    expect(faults).toEqual([]);
  });
});
