import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { dragByTouch, expectFocus, expectReasons, tabTo } from "./support/hands.ts";
import { expectFinalScore } from "./support/score.ts";
import { browser, server } from "./support/stage.ts";
import { LANGUAGES, openTable, speak, textsOf, waitForTurn } from "./support/table.ts";

// A whole game, or axe on many screens, beside everything else that runs on two cores.
const LONG = { timeout: 180_000 };

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
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await openTable(page, server.address, { game: "Sultan", rivals: 4 });
    await waitForTurn(page);
    const seat = page.getByRole("button", { name: /^How does .+ \(Trader\) play\?$/ }).first();
    await seat.click();
    const dialog = page.getByRole("dialog", { name: /, Trader$/ });
    await dialog.getByText("Thinks a little ahead").waitFor();
    expect(await dialog.locator(".bot-face").count()).toBe(1);
    await expectNoOverflow(page);
    await expectThumbSized(page);
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
    expect(await seat.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });

  test("a whole game by touch, with a reload in the middle, and again with one tap", LONG, async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, speed: "normal" });
    await openTable(page, server.address, { game: "Sultan", rivals: 3 });
    for (let turn = 0; await waitForTurn(page); turn++) {
      await expectNoOverflow(page);
      if (turn === 3) await expectAccessible(page);
      if (turn === 7) {
        const before = await standing(page);
        await page.reload();
        await waitForTurn(page);
        expect(await standing(page)).toEqual(before);
      }
      await decideByTouch(page, turn);
    }
    await expectFinalScore(page, 4);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const finished = page.url();
    await page.getByRole("button", { name: "Play again" }).click();
    await page.locator(".board").waitFor();
    expect(page.url()).not.toBe(finished);
    expect(await page.locator(".seat").count()).toBe(4);
    expect(faults).toEqual([]);
  });

  test("a choice is shown, can be taken back, and says why where it cannot be", async () => {
    const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await openTable(page, server.address, { game: "Sultan", rivals: 1 });
    while ((await waitForTurn(page)) && (await isOffering(page))) {
      // Not to be pressed now, which is the point.
      await page.locator(".hand-card").first().click({ force: true });
      expect(await page.locator(".dock .refusal").innerText()).toContain("First choose which gem goes back");
      expect(await expectReasons(page)).toBeGreaterThan(0);
      await decideByTouch(page, 0);
    }
    await page.locator(".hand-card").first().click();
    await page.locator(".cushion.is-open").first().click();
    expect(await page.locator(".laid-card.is-draft").count()).toBe(1);
    await page.getByRole("button", { name: "Clear selection" }).click();
    expect(await page.locator(".laid-card.is-draft").count()).toBe(0);
    expect(await page.locator("#confirm").getAttribute("aria-disabled")).toBe("true");

    await dragByTouch(page, page.locator(".hand-card").first(), page.locator(".cushion.is-open").last());
    await page.locator(".cushion").last().locator(".laid-card.is-draft").waitFor();
    await page.getByRole("button", { name: "Clear selection" }).click();
    await page.locator(".hand-card").last().dragTo(page.locator(".cushion.is-open").first());
    await page.locator(".cushion").first().locator(".laid-card.is-draft").waitFor();
    expect(await page.locator("#confirm").getAttribute("aria-disabled")).toBe("false");
    await expectReasons(page);
  });

  test("the memory aid shows bag, rivals' gems and played cards; without it nothing of that is there", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    await openTable(page, server.address, { game: "Sultan", rivals: 4, options: ["Memory aid"] });
    expect(await page.locator(".memory-aid > div").count()).toBe(5);
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
      await page.locator(".bays").waitFor();
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
  test("a whole game by keyboard alone", LONG, async () => {
    const { page, faults } = await openPage(browser, { viewport: DESK });
    await openTable(page, server.address, { game: "Sultan", rivals: 2 });
    await page.locator(".header .home-link").focus();
    for (let turn = 0; await waitForTurn(page); turn++) {
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
    await expectFinalScore(page, 3);
    await page.locator("#again:focus").waitFor();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test("the list of moves is enough to play, and the events are spoken", async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await openTable(page, server.address, { game: "Sultan", rivals: 3 });
    await page.locator(".moves summary").click();
    for (let turn = 0; turn < 3 && (await waitForTurn(page)); turn++) {
      await page.locator(".move").last().click();
      expect(await page.evaluate(() => document.activeElement?.id)).toBe("confirm");
      await page.keyboard.press("Enter");
    }
    await waitForTurn(page);
    const spoken = await page.locator('[role="log"] p').allInnerTexts();
    expect(spoken.some((sentence) => sentence.includes("You laid the"))).toBe(true);
  });

  test("home, settings and table break no rule of accessibility, by day and by night", LONG, async () => {
    const { page } = await openPage(browser, { viewport: DESK });
    await page.goto(server.address);
    await page.locator(".bays").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await openTable(page, server.address, { game: "Sultan", rivals: 4, options: ["Memory aid"] });
    await waitForTurn(page);
    await expectAccessible(page);
  });
});
