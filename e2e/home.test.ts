import type { Page } from "playwright-core";
import { afterEach, describe, expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { browser, server } from "./support/stage.ts";
import { LANGUAGES, speak } from "./support/table.ts";

const opened: Page[] = [];

async function newcomer(viewport = PHONE): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await openPage(browser, { viewport });
  opened.push(page);
  await page.goto(server.address);
  await page.locator(".home-games").waitFor();
  return { page, faults };
}

afterEach(async () => {
  for (const page of opened.splice(0)) await page.context().close();
});

describe("the first page", () => {
  test.each([PHONE, DESK])("one tap, without scrolling, plays against bots", async (viewport) => {
    const { page, faults } = await newcomer(viewport);
    const play = page.getByRole("button", { name: /^Play .* against bots$/ }).first();
    const box = await play.boundingBox();
    expect((box?.y ?? viewport.height) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    await play.click();
    await page.locator(".board").waitFor();
    expect(faults).toEqual([]);
  });

  test("a running game stands first when its player comes back", async () => {
    const { page } = await newcomer();
    await page
      .getByRole("button", { name: /^Play .* against bots$/ })
      .first()
      .click();
    await page.locator(".board").waitFor();
    const table = page.url();
    await page.goto(server.address);
    await page.getByRole("region", { name: "Your games" }).getByRole("link").first().click();
    await page.waitForURL(table);
    await page.locator(".board").waitFor();
  });

  test("a fault of the page is told, with a way to load it again", async () => {
    const { page } = await newcomer();
    await page.evaluate(() => void setTimeout(() => Reflect.get({}, "none").fails));
    await page.getByRole("alert").getByRole("button", { name: "Load the page again" }).click();
    await page.locator("#fault-notice").waitFor({ state: "detached" });
    await page.locator(".home-games").waitFor();
  });

  test("two taps open a table for a friend, one more sits down there", async () => {
    const { page } = await newcomer();
    await page.getByRole("link", { name: "With friends" }).first().click();
    await page.getByRole("button", { name: "Open the table" }).click();
    const link = await page.locator(".invite input").inputValue();
    const friend = await newcomer();
    await friend.page.goto(link);
    await friend.page.getByRole("button", { name: "Take a seat" }).click();
    await friend.page.locator(".board").waitFor();
  });

  test("it and a game's page fit every screen and language, by day and by night, and break no rule", async () => {
    const { page, faults } = await newcomer();
    const game = await page.locator(".home-game h2 a").first().getAttribute("href");
    for (const address of ["/", String(game), "/watch"]) {
      await page.goto(`${server.address}${address}`);
      await page.locator("h1").first().waitFor();
      for (const language of LANGUAGES) {
        await speak(page, language);
        for (const width of [360, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await expectNoOverflow(page);
        }
        await page.setViewportSize(PHONE);
      }
      await expectThumbSized(page);
      await expectAccessible(page);
    }
    expect(faults).toEqual([]);
  });
});
