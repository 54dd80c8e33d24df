import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectNamed, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { browser, server } from "./support/stage.ts";
import { nameOf, openTable, waitForTurn } from "./support/table.ts";

const sheet = (page: Page): Locator => page.locator("dialog.help-dialog");

/** With a finger that rests. */
async function hold(page: Page, thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const box = await thing.boundingBox();
  if (box === null) throw new Error("nothing to hold");
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height - 6 }];
  const screen = await page.context().newCDPSession(page);
  await screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await sheet(page).waitFor();
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await screen.detach();
}

for (const game of PAGE_IDS.map(nameOf))
  test(`${game}: everything on a phone can be held and asked about, and nothing is done by it`, async () => {
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await openTable(page, server.address, { game, rivals: 3 });
    await waitForTurn(page);
    await expectNamed(page);

    const piece = page.locator(".board button[data-piece], .hand button[data-piece]").first();
    await hold(page, piece);
    expect(await page.locator("[aria-pressed=true]").count()).toBe(0);
    const covered = await page.evaluate(() => {
      const [light, help] = [".help-light", ".help-sheet"].map((name) => document.querySelector(name));
      const [a, b] = [light?.getBoundingClientRect(), help?.getBoundingClientRect()];
      return a === undefined || b === undefined || (a.top < b.bottom - 8 && a.bottom > b.top + 8);
    });
    expect(covered).toBe(false);
    await expectNoOverflow(page);
    await sheet(page).getByRole("button", { name: "Close" }).tap();
    await sheet(page).waitFor({ state: "detached" });

    await page.getByRole("button", { name: "Help and rules" }).tap();
    await sheet(page).getByText("Aim.").waitFor();
    await expectThumbSized(page);
    await sheet(page).getByRole("button", { name: "Signs" }).tap();
    await sheet(page).getByText("Glow: can be chosen now").waitFor();
    await sheet(page).getByRole("button", { name: "Everything here" }).tap();
    const all = sheet(page).locator(".help-pieces button");
    await all.nth(8).waitFor();
    await all.first().tap();
    await sheet(page).locator("dt", { hasText: "It is" }).waitFor();
    await page.keyboard.press("Escape");
    await sheet(page).waitFor({ state: "detached" });
    expect(faults).toEqual([]);
    await page.context().close();
  });

test("At a desk a right click and ? ask; the focus comes back; a rival's face-down card keeps its secret", async () => {
  const { page, faults } = await openPage(browser, { viewport: DESK });
  await openTable(page, server.address, { game: "Sultan", rivals: 3 });
  await waitForTurn(page);

  await page.locator('[data-piece="bag:gems"]').click({ button: "right" });
  await sheet(page).getByRole("heading", { name: "The bag" }).waitFor();
  const link = sheet(page).getByRole("link", { name: "S-2.1" });
  expect(await link.getAttribute("href")).toBe("/sultan/rules?lang=en#S-2.1");
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });

  const card = page.locator(".hand-card").first();
  await card.focus();
  await page.keyboard.press("?");
  await sheet(page).getByText("A money card.").waitFor();
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "detached" });
  expect(await card.evaluate((element) => element === document.activeElement)).toBe(true);

  // Play until a rival has laid before us.
  const rivals = page.locator(".laid-card:not(.is-up, .is-draft, :has(.laid-card-own))");
  while ((await rivals.count()) === 0) {
    const moves = page.locator("details.moves");
    if (!(await moves.evaluate((element) => element.hasAttribute("open")))) await moves.locator("summary").click();
    await moves.getByRole("button").first().click();
    await page.locator("#confirm").click();
    await waitForTurn(page);
  }
  await rivals.first().click({ button: "right" });
  await sheet(page).getByText("Face down: its value is secret until all cards are laid.").waitFor();
  expect(await sheet(page).locator("dt").allTextContents()).toEqual(["It is"]);
  await page.mouse.click(5, 400);
  await sheet(page).waitFor({ state: "detached" });

  await page.locator("h1").click();
  await page.keyboard.press("?");
  await sheet(page).getByRole("searchbox").fill("equal first");
  await sheet(page).locator(".help-found-clauses a", { hasText: "S-2.4" }).waitFor();
  await sheet(page).getByRole("button", { name: "Signs" }).click();
  await page.locator(".help-pins .help-pin").nth(5).waitFor();
  expect(faults).toEqual([]);
});
