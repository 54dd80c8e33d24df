import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNamed, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, moveByList, speak } from "./support/table.ts";

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
});

const asked = (page: Page) => page.locator(".prompt-asked");

/** The one of the two whom the table asks now: not the one that has just decided and has not heard of it yet. */
async function askedNow(): Promise<Page> {
  for (;;) {
    await Promise.race([anna, bela].map((page) => asked(page).waitFor()));
    const isAsked = await Promise.all([anna, bela].map((page) => asked(page).isVisible()));
    if (isAsked[0] !== isAsked[1]) return isAsked[0] ? anna : bela;
  }
}

/** Plays on until the first of them has decided and the other is asked. */
async function playUntil(first: Page, other: Page): Promise<void> {
  for (let last: Page | undefined; ; ) {
    const now = await askedNow();
    if (now === other && last === first) return;
    await moveByList(now);
    last = now;
  }
}

/** Anna opens the table while time stands still, and lets it run only until this is shown. */
async function comeBack(shown: ".catch-up" | ".board"): Promise<void> {
  await anna.evaluate(() => localStorage.setItem("serai.speed", "slow"));
  // Far enough ahead that the clock has not passed it when it is told to stop there.
  await anna.clock.pauseAt((await anna.evaluate(() => Date.now())) + 60_000);
  await anna.goto(table);
  while (!(await anna.locator(shown).isVisible())) await anna.clock.runFor(60);
  await anna.clock.runFor(300);
}

describe("a player who comes back to a table", () => {
  test("sees what was missed, or skips it; what changed is marked until the next decision", async () => {
    await anna.clock.install();
    await playUntil(anna, bela);
    await anna.goto(server.address);
    while (await asked(bela).isVisible()) {
      await moveByList(bela);
      await asked(bela)
        .or(bela.locator("#confirm", { hasText: "Waiting" }))
        .first()
        .waitFor();
    }

    await comeBack(".catch-up");
    const heading = anna.locator(".catch-up h2");
    expect(await heading.innerText()).toMatch(/^While you were away: \d+ events?$/);
    expect(await anna.locator(".catch-up").getByRole("combobox", { name: "Speed" }).inputValue()).toBe("slow");
    await expectCount(asked(anna), 0);
    await expectCount(anna.locator('[data-piece="control:skip"]'), 1);
    await expectNamed(anna);
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
    await anna.locator(".changed-mark").first().waitFor({ state: "attached" });
    await expectAccessible(anna);

    await moveByList(anna);
    await anna.locator(".changed-mark").first().waitFor({ state: "detached" });
    expect(faults).toEqual([]);
  });
});

describe("a line of the log", () => {
  const past = () => anna.locator(".board.is-past");

  test("shows its moment; nothing can be done in it, what happens meanwhile waits, and there is a way back", async () => {
    await anna.evaluate(() => localStorage.setItem("serai.speed", "instant"));
    await anna.reload();
    await playUntil(anna, bela);
    await anna.locator(".board .laid-card").first().waitFor();
    if (await anna.locator(".story-line").first().isHidden()) await anna.locator(".log summary").click();

    await anna.locator(".story-line", { hasText: "On the cushions" }).first().click();
    await past().waitFor();
    await expectCount(anna.locator(".board .laid-card"), 0);
    await expectCount(anna.locator(".hand"), 0);
    await expectNoOverflow(anna);
    await expectThumbSized(anna);
    await expectAccessible(anna);

    await moveByList(bela);
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
    await anna.locator(".story-line[aria-current=step]").last().waitFor();
    await anna.keyboard.press("Tab");
    await expectCount(anna.locator(".story-line:focus"), 0);
    await expectCount(anna.locator(".move"), 0);
    await anna.keyboard.press("Escape");
    await past().waitFor({ state: "detached" });

    // What was seen here is not shown again.
    const story = await anna.locator(".story-line").count();
    await comeBack(".board");
    expect(await anna.locator(".catch-up").count()).toBe(0);
    expect(await anna.locator(".story-line").count()).toBe(story);
    expect(faults).toEqual([]);
  });
});
