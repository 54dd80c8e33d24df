import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { expectTold, follow, lessonOf, namesAt, playOn, press, said, tap, wouldFit } from "./support/lesson.ts";
import { expectFinalScore } from "./support/score.ts";
import { browser, server } from "./support/stage.ts";
import { LANGUAGES, openTable, speak } from "./support/table.ts";

/** The rest of the others takes long, and is a game like any other: nothing of the lesson is left in it. */
const PLAYED_TO_THE_END = ["sultan"];

const dockTop = (page: Page): Promise<number> =>
  page.locator(".dock-buttons").evaluate((dock) => Math.round(dock.getBoundingClientRect().top));

describe("a first game", () => {
  const journeys = Object.keys(FIRST_GAMES).map((game, i) => ({ game, hand: i % 2 === 0 ? tap : press }));

  test.each(journeys)("$game: every step on a phone, in every language, then on alone", async ({ game, hand }) => {
    const { page, faults } = await openPage(browser, {
      viewport: PHONE,
      locale: "hu",
      reducedMotion: "reduce",
      isNewcomer: true,
    });
    const { seats } = await FIRST_GAMES[game].open();
    await page.goto(`${server.address}/${game}/learn`);
    await page.locator(".dusk").waitFor();
    const lesson = await lessonOf(game, await namesAt(page));
    const middle = Math.floor(lesson.length / 2);
    const tops = new Set<number>();
    for (const [i, { step, sentence }] of lesson.entries()) {
      // A move is made in each language; what the keeper would say in the other two fits as well.
      const spoken = LANGUAGES[(i + 1) % LANGUAGES.length];
      await speak(page, spoken);
      await expectTold(page, step, sentence[spoken]);
      await expectNoOverflow(page);
      tops.add(await dockTop(page));
      for (const language of LANGUAGES) expect(await wouldFit(page, sentence[language]), sentence[language]).toBe(true);
      if (i === middle) {
        await page.setViewportSize(DESK);
        await expectTold(page, step, sentence[spoken]);
        await expectNoOverflow(page);
        await page.setViewportSize(PHONE);
        // Left and come back to: from the start page the same step is there again.
        await page.goto(`${server.address}/${game}/learn`);
        await expectTold(page, step, sentence[spoken]);
        await expectThumbSized(page);
        await expectAccessible(page);
      }
      await follow(page, step, hand);
    }
    expect(tops.size).toBe(1);
    await page.locator(".dusk").waitFor({ state: "detached" });

    // Advised for some decisions, told farewell, and then alone.
    await playOn(page, ".coach-foot button");
    await page.locator(".coach-foot button").click();
    await page.locator(".coach").waitFor({ state: "detached" });
    if (PLAYED_TO_THE_END.includes(game)) {
      await playOn(page, ".scoring");
      for (const language of LANGUAGES) {
        await speak(page, language);
        await expectFinalScore(page, seats);
        await expectNoOverflow(page);
      }
    }
    expect(faults).toEqual([]);
  });
});

test("another tap is not done: the keeper says what would come of it", async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE, reducedMotion: "reduce", isNewcomer: true });
  await page.goto(`${server.address}/sultan/learn`);
  const [dearest] = (await FIRST_GAMES.sultan.open()).steps;
  await page.locator(".dusk").waitFor();
  await tap(page, "board cushion:0");
  expect(await said(page)).toBe("Red is worth 2, blue 5. Tap the blue gem.");
  await follow(page, dearest, tap);
  await tap(page, "hand hand-card:8");
  expect(await said(page)).toBe("9 beats 8: Yusuf would take the blue gem.");
  expect(await page.locator('[data-piece="hand-card:8"][aria-pressed="true"]').count()).toBe(0);
  await tap(page, "hand hand-card:10");
  expect(await said(page)).toMatch(/^Lay your 10/);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a game new to the device offers to be learnt, until somebody plays it", async () => {
  const { page } = await openPage(browser, { viewport: PHONE, isNewcomer: true });
  const ways = page.getByRole("region", { name: "New to Sultan?" });
  await openTable(page, server.address, { game: "Sultan", rivals: 2 });
  await ways.getByRole("link", { name: "Learn in 4 min" }).waitFor();
  await ways.getByRole("link", { name: "Short rules" }).waitFor();
  await expectNoOverflow(page);
  await expectThumbSized(page);
  await ways.getByRole("button", { name: "Just play" }).click();
  await ways.waitFor({ state: "detached" });
  await page.reload();
  await page.locator(".prompt-asked").waitFor();
  expect(await ways.count()).toBe(0);
  await page.context().close();
});
