import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { browser, server } from "./support/stage.ts";
import { LANGUAGES, speak } from "./support/table.ts";

/** What is tapped to come to an answer, on the board and in the hand of each game. */
const TAPS: Readonly<Record<string, readonly string[]>> = {
  sultan: [".hand-card.is-open", '.cushion.is-open[aria-pressed="false"]'],
  byzanz: ["button.stall:not(.is-empty)", ...[0, 1, 2, 3, 4, 5, 6].map((card) => `.hand-slot >> nth=${card}`)],
  ys: [".chooser-option.is-open", ".stack.is-open", '.area.is-open[aria-pressed="false"]', ".square.is-open"],
  caylus: [".chooser .is-open", ".spot.is-open"],
};

/** What is asked follows from the day alone. */
const DAY = new Date("2026-11-17T12:00:00");

const verdict = (page: Page): Locator => page.locator(".exercise-verdict");

/** Gives some answer. */
async function solve(page: Page, game: string): Promise<void> {
  await page.locator(".exercise-question").waitFor();
  const numbers = page.locator(".exercise-answers button");
  const taps = TAPS[game].map((tap) => page.locator(tap));
  await taps
    .reduce((all, tap) => all.or(tap), numbers)
    .first()
    .waitFor();
  if ((await numbers.count()) > 0) await numbers.first().click();
  else {
    const ready = page.locator('#confirm[aria-disabled="false"]');
    for (const tap of taps) {
      if ((await ready.count()) > 0) break;
      if ((await tap.count()) > 0) await tap.first().click();
    }
    await ready.click();
  }
  await verdict(page).waitFor();
}

/** A device keeps the exercises of all games alike, and keeping them takes long: one is enough. */
const OFFLINE = "sultan";

describe.each(PAGE_IDS)("exercises of %s", (game) => {
  test("one a day is solved on the game's own board, says why, and is kept on this device", async () => {
    const serviceWorkers = game === OFFLINE ? "allow" : "block";
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, serviceWorkers });
    await page.clock.setFixedTime(DAY);
    await page.goto(`${server.address}/${game}`);
    await page.locator(".practice-card").click();
    await page.locator(".exercise-question").waitFor();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await solve(page, game);
    const said = await verdict(page).innerText();
    expect(said).toMatch(/^(Right!|Not quite\.)/);
    for (const language of LANGUAGES) {
      await speak(page, language);
      await expectNoOverflow(page);
      await expectThumbSized(page);
    }
    await speak(page, "en");

    // Every kind has its turn, and the result of the day stays what it was.
    for (let more = 0; more < 2; more++) {
      await page.locator("#confirm").click();
      await solve(page, game);
    }
    if (game === OFFLINE) {
      await page.evaluate(() => navigator.serviceWorker.ready);
      await page.context().setOffline(true);
    }
    await page.reload();
    await verdict(page).waitFor();
    expect(await verdict(page).innerText()).toBe(said);
    await page.context().setOffline(false);
    await page.goto(`${server.address}/${game}`);
    await page.locator(".practice-card", { hasText: "Solved for today" }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });
});
