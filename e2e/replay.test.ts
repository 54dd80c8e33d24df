import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { contentOf, DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, openTable, playOut, speak, waitForTurn } from "./support/table.ts";

const LONG = { timeout: 180_000 };

/** Somebody who has played a game of Sultan against one bot to its end, and its replay's address. */
let page: Page;
let faults: string[];
let address: string;

beforeAll(async () => {
  ({ page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, acceptDownloads: true }));
  await openTable(page, server.address, { game: "Sultan", rivals: 1 });
  await playOut(page);
  await page.locator(".scoring").waitFor();
  address = page.url().replace("/t/", "/r/");
}, 180_000);

const look = async (mark = "#0"): Promise<void> => {
  // An address that differs in its mark alone would not be opened anew.
  await page.goto(`${server.address}/r`);
  await page.goto(`${address}${mark}`);
  await page.locator(".timeline").waitFor();
};

const moment = (): Promise<string> => page.getByRole("slider").getAttribute("aria-valuetext").then(String);
const lookFrom = async (name: string): Promise<void> =>
  choose(page.locator(".table-side .segment", { hasText: name }).locator("input"));
const cards = (): Promise<string[]> => page.locator(".hand .hand-card .unseen").allInnerTexts();

describe("a finished game", () => {
  test("is a tap away from its end and from home, and opens from the own seat", async () => {
    await page.getByRole("link", { name: "Look at the game again" }).click();
    await page.locator(".timeline").waitFor();
    expect(await moment()).toMatch(/^The start/);
    await page.locator(".table-side .segment:has(:checked)", { hasText: "Anna" }).waitFor();
    await page.goto(server.address);
    await page.getByRole("region", { name: "Finished games" }).getByRole("link", { name: "Sultan" }).click();
    await page.locator(".table-side .segment:has(:checked)", { hasText: "Anna" }).waitFor();
    expect(page.url()).toContain(address);
  });

  test("is stepped through with buttons, keys and the slider, and the address follows", async () => {
    await look();
    await page.getByRole("button", { name: "One move on" }).click();
    expect(await moment()).toMatch(/^Move 1 of/);
    await page.keyboard.press("ArrowRight");
    expect(await moment()).toMatch(/^Move 2 of/);
    await page.keyboard.press("ArrowLeft");
    expect(await moment()).toMatch(/^Move 1 of/);
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await moment()).toMatch(/^Move 3 of/);
    await page.waitForFunction(() => location.hash === "#3");
    await page.locator("h1").click();
    await page.keyboard.press("End");
    await page.locator(".scoring .ranked").first().waitFor();
    await page.keyboard.press("Home");
    expect(await moment()).toMatch(/^The start/);
    await look("#5-open");
    expect(await moment()).toMatch(/^Move 5 of/);
    expect(await page.locator(".table-side .segment:has(:checked)").innerText()).toBe("Everything open");
  });

  test("the next decision of a seat is a key away, and lines of the story lead to their moments", async () => {
    await look();
    await lookFrom("Anna");
    await page.locator("h1").click();
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("Shift+ArrowRight");
      expect(await page.locator(".seat[aria-current]").innerText()).toContain("Anna");
    }
    const later = await moment();
    await page.locator(".log summary").first().click();
    await page.locator(".story-line").last().click();
    expect(await moment()).not.toBe(later);
    await page.locator(".log summary").first().click();
  });

  test("no seat sees another's hand, at any moment, unless everything is open", LONG, async () => {
    await look("#0-open");
    const names = await page.locator(".seat-name").allInnerTexts();
    const [, of] = /(\d+) moves/.exec(await moment()) ?? [];
    for (let move = 0; move < Number(of); move++) {
      await lookFrom("Everything open");
      const open = await page
        .locator(".hand")
        .evaluateAll((hands) =>
          hands.map((hand) => [...hand.querySelectorAll(".hand-card .unseen")].map((card) => card.textContent)),
        );
      expect(open).toHaveLength(names.length);
      for (const [seat, name] of names.entries()) {
        await lookFrom(name);
        expect(await page.locator(".hand").count()).toBe(1);
        expect(await cards()).toEqual(open[seat]);
        // S-2.2: the value of a card that lies face down is on it for its own seat alone.
        expect(await page.locator(`.laid-card:not(.seat-${seat}) .laid-card-own`).count()).toBe(0);
      }
      await lookFrom("Spectator");
      expect(await page.locator(".hand").count()).toBe(0);
      await page.getByRole("button", { name: "One move on" }).click();
    }
  });

  test("its file can be saved, and looked at from the file alone", async () => {
    await look("#2");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as a file" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("sultan.json");
    const kept = { name: file.suggestedFilename(), mimeType: "application/json", buffer: await contentOf(file) };
    const [text] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save as text" }).click(),
    ]);
    expect(String(await contentOf(text))).toContain("Anna");
    await page.goto(`${server.address}/r`);
    const input = page.locator("input[type=file]");
    await input.setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
    await page.getByText("This is not the file").waitFor();
    await expectAccessible(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.method()));
    await input.setInputFiles(kept);
    await page.locator(".timeline").waitFor();
    expect(asked.filter((method) => method !== "GET")).toEqual([]);
  });

  test("can be played on from any moment, against bots, on this device", async () => {
    await look("#4");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.locator(".prompt-asked").waitFor();
    expect(page.url()).toContain("/local/");
  });

  test("a game that is not over is not to be had", async () => {
    await openTable(page, server.address, { game: "Sultan", rivals: 1 });
    await page.goto(page.url().replace("/t/", "/r/"));
    await page.getByText("cannot be looked at").waitFor();
    // The refusal itself is in the console.
    faults.length = 0;
  });
});

describe("the review", () => {
  test(
    "is stopped and begun again, names what mattered in sentences, and keeps numbers for a table",
    LONG,
    async () => {
      await look();
      await page.getByRole("button", { name: "Review the game" }).click();
      await page.getByRole("button", { name: "Stop" }).click();
      await page.getByRole("button", { name: "Review the game" }).click();
      const mattered = page.locator(".mattered > li");
      await page.getByRole("heading", { name: "What mattered" }).waitFor({ timeout: 120_000 });
      // Somebody who always takes the first move of the list makes mistakes.
      expect(await mattered.count()).toBeGreaterThan(0);
      expect(await page.locator(".review").innerText()).not.toContain("%");
      expect(await page.locator(".sound-play li").count()).toBe(2);
      const [, after, number] =
        /^(After m|M)ove (\d+)/.exec(await mattered.first().locator("p").first().innerText()) ?? [];
      await mattered.first().getByRole("button", { name: "Look" }).click();
      // A decision is shown before it is made, a turn of luck after the move it followed.
      expect(await page.getByRole("slider").inputValue()).toBe(String(Number(number) - (after === "M" ? 1 : 0)));
      await page.getByText("In numbers").click();
      const plot = page.locator(".plot-button");
      expect(await page.locator(".plot-line").count()).toBe(2);
      const box = await plot.boundingBox();
      await plot.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
      expect(await moment()).toMatch(/^Move \d+ of/);
      for (const language of LANGUAGES) {
        await speak(page, language);
        const { scrolls, shows } = await page
          .locator(".review-scroll")
          .evaluate(({ scrollWidth, clientWidth }) => ({ scrolls: scrollWidth, shows: clientWidth }));
        expect(scrolls).toBeLessThanOrEqual(shows);
      }
      await speak(page, "en");
      await page.locator(".move-number").nth(2).click();
      await page.locator(".review-decisions tr[aria-current]").waitFor();
      await expectNoOverflow(page);
      await expectThumbSized(page);
      await expectAccessible(page);
      await mattered.first().getByRole("button", { name: "Try it" }).click();
      await page.locator(".prompt-asked").waitFor();
      expect(page.url()).toContain("/local/");
      // Hints go by what the seat had seen until then.
      await page.getByRole("button", { name: "What would you do?" }).click();
      await page.locator(".advice").first().waitFor();
      await page.keyboard.press("Escape");
    },
  );
});

test("one move on travels as in play, a jump does not; with everything open no card is face down", async () => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      document.documentElement.dataset.flights = String(Number(document.documentElement.dataset.flights ?? 0) + 1);
      return animate.apply(this, how);
    };
  });
  const flights = () => page.locator("html").getAttribute("data-flights");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await look();
  await page.getByRole("button", { name: "One move on" }).click();
  expect(await flights()).toBeNull();
  await page.getByRole("button", { name: "Settings" }).click();
  await choose(page.locator("dialog[open] .segment", { hasText: "Normal" }).locator("input"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  await page.locator(".scoring").waitFor();
  expect(await flights()).toBeNull();
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "One move on" }).click();
  await page.locator("html[data-flights]").waitFor();

  await page.evaluate(() => localStorage.setItem("serai.speed", "instant"));
  await look("#2");
  await page.locator(".laid-card").first().waitFor();
  expect(await page.locator(".laid-card-own").count()).toBe(0);
  await lookFrom("Everything open");
  expect(await page.locator(".laid-card-own").count()).toBe(await page.locator(".laid-card").count());
});

describe("a hint", () => {
  const ask = (): Promise<void> => page.getByRole("button", { name: "What would you do?" }).click();
  const dialog = () => page.getByRole("dialog", { name: "What would you do?" });

  test("names up to three moves and says why, and lays the one chosen ready", LONG, async () => {
    await openTable(page, server.address, { game: "Sultan", rivals: 2 });
    for (let turn = 0; turn < 6 && (await waitForTurn(page)); turn++) {
      await ask();
      const moves = dialog().locator(".advice");
      await moves.first().waitFor();
      expect(await moves.count()).toBeLessThanOrEqual(3);
      expect(await dialog().innerText()).not.toContain("%");
      expect(await moves.first().locator(".advice-why").innerText()).toMatch(/gem|card|point|bag|beat/);
      if (turn === 0) {
        await expectNoOverflow(page);
        await expectThumbSized(page);
        await expectAccessible(page);
      }
      const wanted = await moves.first().locator("strong").innerText();
      await moves.first().click();
      expect(await page.locator("#confirm").innerText()).toBe(wanted);
      await page.locator("#confirm").click();
      await page.locator("#confirm", { hasText: "Sending" }).waitFor({ state: "hidden" });
    }
  });

  test("goes by what the tab has seen: a reload costs nothing, a new tab has seen too little", async () => {
    await waitForTurn(page);
    await page.reload();
    await waitForTurn(page);
    await ask();
    await dialog().locator(".advice").first().waitFor();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await waitForTurn(other);
    await other.getByRole("button", { name: "What would you do?" }).click();
    await other.getByText("has not seen the whole game").waitFor();
    await other.close();
  });

  test("is not to be had where another person sits at the table", async () => {
    await goToSetUp(page, server.address, "Sultan");
    await choose(page.getByRole("radio", { name: "2 rivals" }));
    await choose(page.getByRole("radio", { name: "1 friend" }));
    await page.getByRole("button", { name: "Open the table" }).click();
    const link = await page.locator(".invite input").inputValue();
    const { page: friend } = await openPage(browser, { viewport: PHONE });
    await friend.goto(link);
    await friend.getByRole("button", { name: "Take a seat" }).click();
    for (const one of [page, friend]) {
      await one.locator(".board").waitFor();
      expect(await one.getByRole("button", { name: "What would you do?" }).count()).toBe(0);
    }
    await friend.context().close();
  });
});

test("every language fits a phone; nothing is wrong at a desk", LONG, async () => {
  await look("#6-open");
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectNoOverflow(page);
    await expectThumbSized(page);
  }
  await speak(page, "en");
  // Where the tape hides no hand.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await expectNoOverflow(page);
  await lookFrom("Anna");
  await expectAccessible(page);
  await page.keyboard.press("End");
  await expectAccessible(page);
  expect(faults).toEqual([]);
});
