import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { dragByTouch, expectFocus, expectReasons, tabTo } from "./support/hands.ts";
import { takeOverLate } from "./support/late.ts";
import { playOn } from "./support/lesson.ts";
import { expectFinalScore } from "./support/score.ts";
import { browser, server } from "./support/stage.ts";
import { isReady, LANGUAGES, openTable, playAgain, speak, textsOf, waitForTurn } from "./support/table.ts";

const TURNS_BY_TOUCH = 12;

const stepOf = (page: Page): Promise<string | null> => page.locator(".stage").getAttribute("data-step");

/** Lifts cards one after the other until they outbid; where they cannot, or every third time, passes. */
async function bidOrPass(page: Page, turn: number): Promise<void> {
  const cards = page.locator(".hand-slot");
  if (turn % 3 !== 2)
    for (let place = 0; place < (await cards.count()); place++) {
      await cards.nth(place).click();
      if (await isReady(page)) return;
    }
  await page.getByRole("button", { name: "Pass", exact: true }).click();
}

/** A card of the lot, with whatever the page is used by. */
async function dragToMarket(page: Page): Promise<void> {
  const [given, market] = [page.locator("button.lot-slot").last(), page.locator(".market")];
  if (await page.evaluate(() => navigator.maxTouchPoints > 0)) await dragByTouch(page, given, market);
  else await given.dragTo(market);
  await page.locator('button.lot-slot[aria-pressed="true"]').waitFor();
}

/** Answers one decision with a finger. */
async function decideByTouch(page: Page, turn: number): Promise<void> {
  switch (await stepOf(page)) {
    case "bidding":
      await bidOrPass(page, turn);
      break;
    case "giving":
      await dragToMarket(page);
      break;
    case "picking":
      await page.locator('button.stall[aria-disabled="false"]').first().click();
      break;
    case "limit":
      if ((await page.locator(".sale").count()) > 0) await page.locator(".sale").first().click();
      else await page.locator(".hand-slot").first().click();
      break;
    default:
      await page.locator(".plain-choice").click();
      // Others sell at the same time: a tap into what they do only says "get on with it", and nothing is chosen.
      if ((await page.locator("#confirm").getAttribute("aria-disabled")) === "true") return;
  }
  await page.locator("#confirm").click();
}

/** What a decision needs is in sight at once: between the hand and the question so much is free. */
const roomAboveDock = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo(0, 0);
    const bottom = document.querySelector(".hand-actions")?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector(".prompt")?.getBoundingClientRect().top ?? 0) - bottom;
  });

/** What the player can read of the game. */
const standing = (page: Page): Promise<string[]> =>
  textsOf(page, [".header-status", ".hand-cards", ".market", ".stage"]);

describe("Byzanz on a phone", () => {
  test("rounds by touch until something was won, with a reload in the middle", async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, speed: "normal" });
    await openTable(page, server.address, { game: "Byzanz", rivals: 3 });
    const met = new Set<string | null>();
    for (let turn = 0; (turn < TURNS_BY_TOUCH || !met.has("giving")) && (await waitForTurn(page)); turn++) {
      await expectNoOverflow(page);
      met.add(await stepOf(page));
      if (turn === 5) {
        const before = await standing(page);
        // Everything has been seen to move by now.
        await page.evaluate(() => localStorage.setItem("serai.speed", "instant"));
        await page.reload();
        await waitForTurn(page);
        await expect.poll(() => standing(page), IN_TIME).toEqual(before);
        await expectThumbSized(page);
      }
      await decideByTouch(page, turn);
    }
    expect([...met]).toEqual(expect.arrayContaining(["bidding", "giving"]));
    expect(faults).toEqual([]);
  });

  test("lifted cards add up, are shown among the bids, and can be taken back", async () => {
    const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
    await openTable(page, server.address, { game: "Byzanz", rivals: 2 });
    while ((await waitForTurn(page)) && (await stepOf(page)) !== "bidding") await decideByTouch(page, 2);
    const goods = page.locator(".hand-slot", { hasNotText: "merchant" });
    for (let place = 0; place < (await goods.count()); place++) await goods.nth(place).click();
    const laid = page.locator(".bid-card.is-draft");
    await expectCount(laid, await goods.count());
    const values = await goods.evaluateAll((cards) =>
      cards.map((card) => Number(card.querySelector(".unseen")?.textContent.split(" ").at(-1))),
    );
    const total = values.reduce((sum, value) => sum + value, 0);
    // Enough, too much or too little, as the cards have it: the sum is told.
    await page.locator(".hand-hint", { hasText: ` ${total}` }).waitFor();
    if (await isReady(page)) expect(await page.locator("#confirm").innerText()).toContain(`Bid ${total}`);
    await page.getByRole("button", { name: "Clear selection" }).click();
    await expectCount(laid, 0);
    expect(await isReady(page)).toBe(false);

    await dragByTouch(page, goods.first(), page.locator(".bids"));
    await laid.waitFor();
    await goods.first().dragTo(page.locator(".hand-cards"));
    await laid.waitFor({ state: "detached" });
    await goods.last().dragTo(page.locator(".bids"));
    await laid.waitFor();
    await expectReasons(page);
  });

  test("every language fits with six at the table, and open scores show", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    await openTable(page, server.address, { game: "Byzanz", rivals: 5, options: ["Open scores"] });
    await expectCount(page.locator(".seat .coin"), 6);
    await waitForTurn(page);
    for (const language of LANGUAGES) {
      await speak(page, language);
      expect(await roomAboveDock(page)).toBeGreaterThanOrEqual(0);
      await page.locator(".moves summary").click();
      await expectNoOverflow(page);
      await expectThumbSized(page);
      await page.locator(".moves summary").click();
    }
    await page.setViewportSize(DESK);
    expect(await roomAboveDock(page)).toBeGreaterThanOrEqual(0);
  });
});

describe("Byzanz at a desk", () => {
  test("every kind of decision by keyboard alone, the end, also on a phone, and again with one tap", async () => {
    const { page, faults } = await openPage(browser, { viewport: DESK });
    await openTable(page, server.address, { game: "Byzanz", rivals: 2 });
    await page.locator(".header .home-link").focus();
    const met = new Set<string | null>();
    for (let turn = 0; met.size < 3 && (await waitForTurn(page)); turn++) {
      const step = await stepOf(page);
      if (!met.has(step)) await expectAccessible(page);
      met.add(step);
      await expectFocus(page);
      // Escape leads to where the decision begins, wherever the focus was.
      await page.keyboard.press("Escape");
      // At the market the next stall may be an empty one.
      if (turn % 3 === 0 && step !== "picking") await page.keyboard.press("ArrowRight");
      await page.keyboard.press("Enter");
      if (!(await isReady(page))) {
        await tabTo(page, ".plain-choice");
        await page.keyboard.press("Enter");
      }
      await tabTo(page, "#confirm");
      await page.keyboard.press("Enter");
      await expectFocus(page);
    }
    await takeOverLate(page, server.address, "byzanz", 3);
    await playOn(page, ".scoring");
    await page.locator("#again:focus").waitFor();
    await expectFinalScore(page, 3);
    await page.setViewportSize(PHONE);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await playAgain(page);
    await expectCount(page.locator(".seat"), 3);
    expect(faults).toEqual([]);
  });
});
