import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import type { AnyFirstGame } from "@serai/words/first-game";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { tabTo } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { LANGUAGES, openTable } from "./support/table.ts";

/** A whole lesson, on a machine with much else to do. */
const LONG_MS = 180_000;

type Step = AnyFirstGame["steps"][number];

const selectorOf = (pointer: string): string => {
  const [part, piece] = pointer.split(" ");
  return `.${part} [data-piece="${piece}"]`;
};

const said = (page: Page): Promise<string | null> => page.locator(".coach [role=status]").textContent();

/** The keeper's light is there, on every piece that the step points at. */
async function expectLit(page: Page, { point }: Step): Promise<void> {
  await page.locator(".dusk").waitFor();
  for (const pointer of point) expect(await page.locator(selectorOf(pointer)).count(), pointer).toBeGreaterThan(0);
}

const isReady = async (page: Page): Promise<boolean> =>
  (await page.locator('#confirm[aria-disabled="false"]').count()) === 1;

async function tap(page: Page, pointer: string): Promise<void> {
  await page.locator(selectorOf(pointer)).first().click();
}

/** Walks to it and presses it: to a button in it where it is none itself. */
async function press(page: Page, pointer: string): Promise<void> {
  const selector = selectorOf(pointer);
  await tabTo(page, `${selector}, ${selector} button`);
  await page.keyboard.press("Enter");
}

type Hand = typeof tap;

/** Does what the step asks, and waits until the keeper says something else. */
async function follow(page: Page, step: Step, hand: Hand): Promise<void> {
  await expectLit(page, step);
  const before = await said(page);
  if (step.kind === "find") await hand(page, step.answer);
  else {
    for (const pointer of step.point) if (!(await isReady(page))) await hand(page, pointer);
    if (hand === press) await page.locator("#confirm").press("Enter");
    else await page.locator("#confirm").click();
  }
  await page.waitForFunction((old) => document.querySelector(".coach [role=status]")?.textContent !== old, before);
}

const dockTop = (page: Page): Promise<number> =>
  page.locator(".dock-buttons").evaluate((dock) => Math.round(dock.getBoundingClientRect().top));

describe("a first game", () => {
  // Each game once, each language at least once, and both ways to play.
  const journeys = Object.keys(FIRST_GAMES).map((game, i) => ({
    game,
    locale: LANGUAGES[i % LANGUAGES.length],
    hand: i % 2 === 0 ? tap : press,
    viewport: i % 3 === 2 ? DESK : PHONE,
  }));

  test.each(journeys)(
    "$game, in $locale, to the end of its script and on",
    async ({ game, locale, hand, viewport }) => {
      const { page, faults } = await openPage(browser, { viewport, locale, reducedMotion: "reduce", isNewcomer: true });
      const first = await FIRST_GAMES[game].open();
      await page.goto(`${server.address}/${game}/learn`);
      const middle = Math.floor(first.steps.length / 2);
      const tops: number[] = [];
      for (const [i, step] of first.steps.entries()) {
        await expectLit(page, step);
        if (i === middle) {
          // Left and come back to: from the start page the same step is there again.
          const before = await said(page);
          await page.goto(`${server.address}/${game}/learn`);
          await page.locator(".dusk").waitFor();
          expect(await said(page)).toBe(before);
          await expectNoOverflow(page);
          if (viewport === PHONE) {
            await expectThumbSized(page);
            await expectAccessible(page);
          }
        }
        await expectLit(page, step);
        tops.push(await dockTop(page));
        await follow(page, step, hand);
      }
      if (viewport === PHONE) expect(new Set(tops).size).toBe(1);
      await page.locator(".dusk").waitFor({ state: "detached" });
      await page.locator(".play-freely").click();
      await page.locator(".coach").waitFor({ state: "detached" });
      await page.locator(".prompt").waitFor();
      expect(faults).toEqual([]);
      await page.context().close();
    },
    LONG_MS,
  );
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
