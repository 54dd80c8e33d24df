import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, speak } from "./support/table.ts";

const LONG = { timeout: 180_000 };

let anna: Page;
let bela: Page;
let faults: string[];
let table: string;

async function phone(): Promise<Page> {
  const { page, faults: own } = await openPage(browser, { viewport: PHONE, hasTouch: true });
  faults = own;
  return page;
}

/** Two people at a table of Sultan. */
beforeAll(async () => {
  [bela, anna] = [await phone(), await phone()];
  await goToSetUp(anna, server.address, "Sultan");
  await anna.getByLabel("Your name").fill("Anna");
  await choose(anna.getByRole("radio", { name: "1 rival" }));
  await choose(anna.getByRole("radio", { name: "1 friend" }));
  await anna.getByRole("button", { name: "Open the table" }).click();
  table = await anna.locator(".invite input").inputValue();
  await bela.goto(table);
  await bela.getByLabel("Your name").fill("Béla");
  await bela.getByRole("button", { name: "Take a seat" }).click();
  await Promise.all([anna, bela].map((page) => page.locator(".board").waitFor()));
}, 180_000);

const asked = (page: Page) => page.locator(".prompt-asked");

async function move(page: Page): Promise<void> {
  const list = page.locator("details.moves");
  if (!(await list.evaluate((element) => element.hasAttribute("open")))) await list.locator("summary").click();
  await list.getByRole("button").first().click();
  await page.locator("#confirm").click();
  await page.locator("#confirm", { hasText: "Sending" }).waitFor({ state: "hidden" });
}

/** Plays on until the first of them has decided and the other is asked. */
async function playUntil(first: Page, other: Page): Promise<void> {
  for (let last: Page | undefined; ; ) {
    await Promise.race([anna, bela].map((page) => asked(page).waitFor()));
    const isFirst = await asked(first).isVisible();
    if (!isFirst && last === first && (await asked(other).isVisible())) return;
    const now = isFirst ? first : other;
    if (!(await asked(now).isVisible())) continue;
    await move(now);
    last = now;
  }
}

/** Anna opens the table while time stands still, and lets it run only until this is shown. */
async function comeBack(shown: ".catch-up" | ".board"): Promise<void> {
  await anna.evaluate(() => localStorage.setItem("serai.speed", "slow"));
  await anna.clock.pauseAt((await anna.evaluate(() => Date.now())) + 1_000);
  await anna.goto(table);
  while (!(await anna.locator(shown).isVisible())) await anna.clock.runFor(60);
  await anna.clock.runFor(300);
}

describe("a player who comes back to a table", () => {
  test("sees what was missed, or skips it; what changed is marked until the next decision", LONG, async () => {
    await anna.clock.install();
    await playUntil(anna, bela);
    await anna.goto(server.address);
    while (await asked(bela).isVisible()) await move(bela);
    await bela.locator(".prompt:not(.prompt-asked)").waitFor();

    await comeBack(".catch-up");
    const heading = anna.locator(".catch-up h2");
    expect(await heading.innerText()).toMatch(/^While you were away: \d+ events?$/);
    expect(await anna.locator(".catch-up").getByRole("combobox", { name: "Speed" }).inputValue()).toBe("slow");
    expect(await asked(anna).count()).toBe(0);
    // It lies over the buttons, so that nothing moves when it comes and goes.
    const [over, buttons] = await Promise.all(
      [".catch-up", ".dock-buttons"].map((part) => anna.locator(part).boundingBox()),
    );
    expect(over).toEqual(buttons);
    for (const language of LANGUAGES) {
      await speak(anna, language);
      await expectNoOverflow(anna);
      await expectThumbSized(anna);
    }
    await speak(anna, "en");
    await anna.keyboard.press("Escape");
    await heading.waitFor({ state: "hidden" });
    await anna.clock.resume();
    await asked(anna).waitFor();
    expect(await anna.locator(".changed-mark").count()).toBeGreaterThan(0);
    await expectAccessible(anna);

    await move(anna);
    await anna.locator(".changed-mark").first().waitFor({ state: "detached" });
    expect(faults).toEqual([]);
  });
});

describe("a line of the log", () => {
  const past = () => anna.locator(".board.is-past");

  test(
    "shows its moment; nothing can be done in it, what happens meanwhile waits, and there is a way back",
    LONG,
    async () => {
      await anna.evaluate(() => localStorage.setItem("serai.speed", "instant"));
      await anna.reload();
      await playUntil(anna, bela);
      const laid = await anna.locator(".board .laid-card").count();
      expect(laid).toBeGreaterThan(0);
      if (await anna.locator(".story-line").first().isHidden()) await anna.locator(".log summary").click();

      await anna.locator(".story-line", { hasText: "On the cushions" }).first().click();
      await past().waitFor();
      expect(await anna.locator(".board .laid-card").count()).toBe(0);
      expect(await anna.locator(".hand").count()).toBe(0);
      await expectNoOverflow(anna);
      await expectThumbSized(anna);
      await expectAccessible(anna);

      await move(bela);
      await anna.locator(".news-badge").waitFor();
      await past().waitFor();
      await anna.getByRole("button", { name: "Earlier" }).click();
      await past().waitFor();
      await anna.getByRole("button", { name: "Back to now" }).click();
      await past().waitFor({ state: "detached" });
      await anna.locator(".hand").waitFor();

      // One stop for Tab, however long the story.
      await anna.locator(".log summary").focus();
      for (const key of ["Tab", "End", "Enter"]) await anna.keyboard.press(key);
      await past().waitFor();
      await anna.locator(".story-line[aria-current=step]:focus").waitFor();
      expect(await anna.locator(".story-line").last().getAttribute("aria-current")).toBe("step");
      await anna.keyboard.press("Tab");
      expect(await anna.locator(".story-line:focus").count()).toBe(0);
      expect(await anna.locator(".move").count()).toBe(0);
      await anna.keyboard.press("Escape");
      await past().waitFor({ state: "detached" });

      // What was seen here is not shown again.
      const story = await anna.locator(".story-line").count();
      await comeBack(".board");
      expect(await anna.locator(".catch-up").count()).toBe(0);
      expect(await anna.locator(".story-line").count()).toBe(story);
      expect(faults).toEqual([]);
    },
  );
});
