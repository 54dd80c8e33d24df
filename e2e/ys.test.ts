import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { dragByTouch, expectFocus, expectReasons, tabTo } from "./support/hands.ts";
import { takeOverLate } from "./support/late.ts";
import { playOn } from "./support/lesson.ts";
import { expectFinalScore } from "./support/score.ts";
import { browser, server } from "./support/stage.ts";
import { Answers, isReady, LANGUAGES, openTable, playAgain, playOut, speak, waitForTurn } from "./support/table.ts";

const sitDown = (page: Page, rivals: number, options: readonly string[] = []): Promise<void> =>
  openTable(page, server.address, { game: "Ys", rivals, options });

/** Taps one of several, another one each time. */
async function tapOne(all: Locator, turn: number): Promise<boolean> {
  const count = await all.count();
  if (count === 0) return false;
  await all.nth(turn % count).click();
  return true;
}

/** What glows, in the order in which a person would go about it; in the end, the list of all moves. */
const GLOWING = [
  ".own-card.is-open:not(.is-pass)",
  ".stack.is-open:not([aria-pressed=true])",
  ".chooser-option.is-open:not([aria-pressed=true])",
  ".area.is-open, .square.is-open",
  ".own-card.is-pass",
];

async function decide(page: Page, turn: number): Promise<void> {
  // Every other stop passes without a card.
  const ways = turn % 2 === 0 ? GLOWING : GLOWING.slice(1);
  for (const [i, way] of ways.entries()) if (!(await isReady(page))) await tapOne(page.locator(way), turn * 5 + i);
  if (!(await isReady(page))) await tapOne(page.locator(".stack.is-open"), turn);
  if (!(await isReady(page))) await chooseFromList(page, turn);
  await page.locator("#confirm").click();
}

/** Escape leads to where the decision begins; from there on, whatever glows and is not chosen yet. */
async function decideByKeys(page: Page, turn: number): Promise<void> {
  await page.keyboard.press("Escape");
  for (let tries = 0; !(await isReady(page)) && tries < 6; tries++) {
    await tabTo(page, ".is-open:not([aria-pressed=true])");
    if (turn % 3 === 1 && tries === 0) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
  }
  await tabTo(page, "#confirm");
  await page.keyboard.press("Enter");
}

async function chooseFromList(page: Page, turn: number): Promise<void> {
  await page.locator(".moves summary").click();
  await page.locator(".move").first().waitFor();
  await tapOne(page.locator(".move"), turn);
  await page.locator(".moves summary").click();
}

/** The lines of the final table add up to the totals. */
async function expectFinalTable(page: Page, sides: number): Promise<void> {
  const { lines, totals } = await page.evaluate(() => {
    const numbers = (cells: Iterable<Element>, part: string): number[] =>
      [...cells].map((cell) => Number((cell.querySelector(part) ?? cell).textContent));
    return {
      lines: [...document.querySelectorAll(".final-table tbody tr")].map((row) =>
        numbers(row.querySelectorAll("td"), "strong"),
      ),
      totals: numbers(document.querySelectorAll(".final-table tfoot td"), "strong"),
    };
  });
  expect(totals).toHaveLength(sides);
  expect(totals.map((_, side) => lines.reduce((sum, line) => sum + line[side], 0))).toEqual(totals);
}

describe("Ys on a phone", () => {
  test("a round of four by touch", async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await sitDown(page, 3);
    const answers = new Answers(3);
    // A round asks for every kind of decision there is; the next one begins with a look at its count.
    for (let turn = 0; (await waitForTurn(page)) && !(await page.locator(".count-bar").isVisible()); turn++) {
      await expectNoOverflow(page);
      if (turn === 4) await expectAccessible(page);
      if (turn === 6) await expectThumbSized(page);
      await answers.give(page, () => decide(page, turn));
    }
    expect(faults).toEqual([]);
  });

  test("a placing is shown before it is confirmed, taken back, and undone", async () => {
    const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await sitDown(page, 3);
    for (let turn = 1; (await waitForTurn(page)) && !(await page.locator(".side").first().isVisible()); turn++)
      await decide(page, turn);
    await page.locator(".area.is-open").first().click();
    await page.locator(".stack.is-open").first().click();
    await expectCount(page.locator(".broker.is-draft.is-up"), 1);
    await page.locator(".side").last().click();
    await expectCount(page.locator(".broker.is-draft.is-down"), 1);
    await page.getByRole("button", { name: "Clear selection" }).click();
    await expectCount(page.locator(".broker.is-draft"), 0);
    expect(await isReady(page)).toBe(false);
    const placed = await page.locator(".place-brokers .broker").count();
    await page.locator(".stack.is-open").first().click();
    await page.locator(".area.is-open").first().click();
    // Face down nobody saw it: it may be taken back even now.
    await page.locator(".side").last().click();
    await page.locator("#confirm").click();
    await waitForTurn(page);
    await expectCount(page.locator(".place-brokers .broker"), placed + 1);
    // The second must be face up.
    await page.locator(".side[aria-disabled=true]").waitFor();
    expect(await expectReasons(page)).toBeGreaterThan(0);
    await page.getByRole("button", { name: "Take back" }).click();
    // Either side may be up again; while the table is asked, neither may.
    await page.locator(".sides:not(:has(.side[aria-disabled=true]))").waitFor();
    await expectCount(page.locator(".place-brokers .broker"), placed);
    await dragByTouch(page, page.locator(".stack.is-open").last(), page.locator(".area.is-open").first());
    await page.locator(".area .broker.is-draft").waitFor();
  });

  test("every language fits, sheets included", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    await sitDown(page, 1);
    await waitForTurn(page);
    await decide(page, 1);
    await waitForTurn(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await expectNoOverflow(page);
      await expectThumbSized(page);
      for (const opener of [".palace-square", ".quarter-head"]) {
        await page.locator(opener).first().click();
        await page.locator(".ys-sheet[open]").waitFor();
        await expectNoOverflow(page);
        const sheet = page.locator(".ys-sheet[open]");
        expect(await sheet.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
        await page.keyboard.press("Escape");
        await sheet.waitFor({ state: "detached" });
      }
    }
  });
});

describe("Ys at a desk", () => {
  test("a round of two with the neutral by keyboard alone, the count stepped through, the end, also on a phone, and again with one tap", async () => {
    const { page, faults } = await openPage(browser, { viewport: DESK });
    await sitDown(page, 1);
    await page.locator(".header .home-link").focus();
    const answers = new Answers(2);
    // A round asks for every kind of decision there is; the next one begins with a look at its count.
    for (let turn = 0; (await waitForTurn(page)) && !(await page.locator(".count-bar").isVisible()); turn++) {
      if (turn === 3) await expectAccessible(page);
      await expectFocus(page);
      await answers.give(page, () => decideByKeys(page, turn));
      await expectFocus(page);
    }
    await lookBack(page);
    await decideByKeys(page, 0);
    await expectFocus(page);
    await takeOverLate(page, server.address, "ys", 2);
    await playOn(page, ".scoring");
    await page.locator("#again:focus").waitFor();
    await expectFinalScore(page, 3);
    await expectFinalTable(page, 3);
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await playAgain(page);
    expect(faults).toEqual([]);
  });

  test("a broker can be dragged to its place", async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await sitDown(page, 2);
    for (let turn = 1; (await waitForTurn(page)) && !(await page.locator(".side").first().isVisible()); turn++)
      await decide(page, turn);
    await page.locator(".stack.is-open").last().dragTo(page.locator(".area.is-open").first());
    await expectCount(page.locator(".area .broker.is-draft"), 1);
    await page.locator('#confirm[aria-disabled="false"]').waitFor();
  });

  test("King's Favour: a whole round with the throne room", async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await sitDown(page, 2, ["King's Favour", "Express"]);
    await playOut(page, ".throne-broker");
    await page.locator(".throne-broker").first().waitFor();
    await expectAccessible(page);
  });
});

/** From the start of the count on, one step and back again; then back to now. */
async function lookBack(page: Page): Promise<void> {
  await page.locator(".count-button").first().press("Enter");
  const sentence = page.locator(".count-sentence");
  const first = await sentence.innerText();
  await page.getByRole("button", { name: "One step on" }).press("Enter");
  await expect.poll(() => sentence.innerText(), IN_TIME).not.toBe(first);
  await page.getByRole("button", { name: "One step back" }).press("Enter");
  await expect.poll(() => sentence.innerText(), IN_TIME).toBe(first);
  await expectAccessible(page);
  await page.locator(".count-bar").getByRole("button", { name: "Back to now" }).press("Enter");
  await expectCount(sentence, 0);
}
