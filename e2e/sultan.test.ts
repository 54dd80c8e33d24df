import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { dragByTouch, expectFocus, expectReasons, tabTo } from "./support/hands.ts";
import { expectFinalScore } from "./support/score.ts";
import { browser, server } from "./support/stage.ts";
import { isReady, LANGUAGES, openTable, playAgain, playOut, speak, textsOf, waitForTurn } from "./support/table.ts";

const TURNS_BY_KEYS = 6;
const TURNS_BY_TOUCH = 10;

const isOffering = (page: Page): Promise<boolean> => page.locator(".drawn").isVisible();

/** Answers one decision with the mouse or a finger: the first gem goes back, or the last card to some open cushion. */
async function decideByTouch(page: Page, turn: number): Promise<void> {
  if (await isOffering(page)) await page.locator(".drawn-gem").first().click();
  else {
    const open = page.locator(".cushion.is-open");
    const steps = [
      () => page.locator(".hand-card").last().click(),
      async () => open.nth(turn % (await open.count())).click(),
    ];
    // Card first or cushion first: both are right.
    for (const step of turn % 2 === 0 ? steps : steps.toReversed()) await step();
  }
  await page.locator("#confirm").click();
}

/** What the player can read of the game: its own hand, gems and where the game stands. */
const standing = (page: Page): Promise<string[]> =>
  textsOf(page, [".header-status", ".cards", ".own-gems", ".cushions"]);

describe("Sultan on a phone", () => {
  test("a bot's seat tells who sits there: level, face and manner", async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, level: "trader" });
    await openTable(page, server.address, { game: "Sultan", rivals: 4 });
    await waitForTurn(page);
    const seat = page.getByRole("button", { name: /^How does .+ \(Trader\) play\?$/ }).first();
    await seat.click();
    const dialog = page.getByRole("dialog", { name: /, Trader$/ });
    await dialog.getByText("Thinks a little ahead").waitFor();
    await expectCount(dialog.locator(".bot-face"), 1);
    await expectNoOverflow(page);
    await expectThumbSized(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    await expect.poll(() => seat.evaluate((button) => button === document.activeElement), IN_TIME).toBe(true);
    expect(faults).toEqual([]);
  });

  test("rounds by touch, with a reload in the middle", async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, speed: "normal" });
    await openTable(page, server.address, { game: "Sultan", rivals: 3 });
    for (let turn = 0; turn < TURNS_BY_TOUCH && (await waitForTurn(page)); turn++) {
      await expectNoOverflow(page);
      if (turn === 3) await expectAccessible(page);
      if (turn === 5) {
        const before = await standing(page);
        // Everything has been seen to move by now.
        await page.evaluate(() => localStorage.setItem("serai.speed", "instant"));
        await page.reload();
        await waitForTurn(page);
        await expect.poll(() => standing(page), IN_TIME).toEqual(before);
      }
      await decideByTouch(page, turn);
    }
    expect(faults).toEqual([]);
  });

  test("a choice is shown, can be taken back, and says why where it cannot be", async () => {
    const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await openTable(page, server.address, { game: "Sultan", rivals: 1 });
    while ((await waitForTurn(page)) && (await isOffering(page))) {
      // Not to be pressed now, which is the point.
      await page.locator(".hand-card").first().click({ force: true });
      await page.locator(".dock .refusal", { hasText: "First choose which gem goes back" }).waitFor();
      expect(await expectReasons(page)).toBeGreaterThan(0);
      await decideByTouch(page, 0);
    }
    await page.locator(".hand-card").first().click();
    await page.locator(".cushion.is-open").first().click();
    await expectCount(page.locator(".laid-card.is-draft"), 1);
    await page.getByRole("button", { name: "Clear selection" }).click();
    await expectCount(page.locator(".laid-card.is-draft"), 0);
    expect(await isReady(page)).toBe(false);

    // Which cushions are open the rules decide.
    await dragByTouch(page, page.locator(".hand-card").first(), page.locator(".cushion.is-open").last());
    await page.locator(".cushion.is-open").last().locator(".laid-card.is-draft").waitFor();
    await page.getByRole("button", { name: "Clear selection" }).click();
    await expectCount(page.locator(".laid-card.is-draft"), 0);
    await page.locator(".hand-card").last().dragTo(page.locator(".cushion.is-open").first());
    await page.locator(".cushion.is-open").first().locator(".laid-card.is-draft").waitFor();
    await page.locator('#confirm[aria-disabled="false"]').waitFor();
    await expectReasons(page);
  });

  test("the memory aid shows bag, rivals' gems and played cards; without it nothing of that is there", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    await openTable(page, server.address, { game: "Sultan", rivals: 4, options: ["Memory aid"] });
    await expectCount(page.locator(".memory-aid > div"), 5);
    await expectNoOverflow(page);
    await openTable(page, server.address, { game: "Sultan", rivals: 4 });
    expect(await page.locator(".memory-aid").count()).toBe(0);
  });

  test.each([
    ["hu", "Játék"],
    ["nl", "Spelen"],
  ])("a browser that prefers %s gets the page in that language", async (locale, play) => {
    const { page } = await openPage(browser, { viewport: PHONE, locale });
    await page.goto(server.address);
    await page.getByRole("link", { name: play, exact: true }).waitFor();
    await page.context().close();
  });

  test("every language fits", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    await page.goto(server.address);
    for (const language of LANGUAGES) {
      await page.locator(".home-games").waitFor();
      await speak(page, language);
      await expectNoOverflow(page);
      await expectThumbSized(page);
    }
    await speak(page, "en");
    await openTable(page, server.address, { game: "Sultan", rivals: 4, options: ["Memory aid"] });
    await waitForTurn(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await page.locator(".moves summary").click();
      await expectNoOverflow(page);
      await expectThumbSized(page);
      await page.locator(".moves summary").click();
    }
  });
});

describe("Sultan at a desk", () => {
  test("rounds by keyboard alone, the end, also on a phone, and again with one tap", async () => {
    const { page, faults } = await openPage(browser, { viewport: DESK });
    await openTable(page, server.address, { game: "Sultan", rivals: 2 });
    await page.locator(".header .home-link").focus();
    for (let turn = 0; turn < TURNS_BY_KEYS && (await waitForTurn(page)); turn++) {
      await expectFocus(page);
      // Escape leads to where the decision begins, wherever the focus was.
      await page.keyboard.press("Escape");
      if (turn % 3 === 0) await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      if (await isOffering(page)) await tabTo(page, "#confirm");
      else await tabTo(page, ".cushion.is-open", "Shift+Tab");
      await page.keyboard.press("Enter");
      if ((await page.evaluate(() => document.activeElement?.id)) === "confirm") await page.keyboard.press("Enter");
      await expectFocus(page);
    }
    await playOut(page);
    await page.locator("#again:focus").waitFor();
    await expectFinalScore(page, 3);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await playAgain(page);
    await expectCount(page.locator(".seat"), 3);
    expect(faults).toEqual([]);
  });

  test("the list of moves is enough to play, and the events are spoken", async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await openTable(page, server.address, { game: "Sultan", rivals: 3 });
    await page.locator(".moves summary").click();
    // Of two decisions at most one is what goes back: a card is laid among three.
    for (let turn = 0; turn < 3 && (await waitForTurn(page)); turn++) {
      await page.locator(".move").last().click();
      await page.locator("#confirm:focus").waitFor();
      await page.keyboard.press("Enter");
    }
    await page.locator('[role="log"] p', { hasText: "You laid the" }).first().waitFor({ state: "attached" });
  });

  test("home, settings and table break no rule of accessibility, by day and by night", async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await page.goto(server.address);
    await page.locator(".home-games").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await openTable(page, server.address, { game: "Sultan", rivals: 4, options: ["Memory aid"] });
    await waitForTurn(page);
    await expectAccessible(page);
  });
});
