import { sultan } from "@serai/games/sultan/rules/index.ts";
import { writeRecord } from "@serai/kernel";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { randomRecord } from "../apps/web/test/support/random-record.ts";
import { contentOf, DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, openTable, playOut, speak, waitForTurn } from "./support/table.ts";

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
});

const look = async (mark = "#0"): Promise<void> => {
  // An address that differs in its mark alone would not be opened anew.
  await page.goto(`${server.address}/r`);
  await page.goto(`${address}${mark}`);
  await page.locator(".timeline").waitFor();
};

/** A game of random moves, always the same: there are mistakes in it. */
const careless = () => ({
  name: "careless.json",
  mimeType: "application/json",
  buffer: Buffer.from(writeRecord(randomRecord(sultan, 2, {}, 1))),
});

const moment = (): Promise<string> => page.getByRole("slider").getAttribute("aria-valuetext").then(String);
const expectMoment = (said: RegExp): Promise<void> => expect.poll(moment, IN_TIME).toMatch(said);
const lookFrom = async (name: string): Promise<void> =>
  choose(page.locator(".table-side .segment", { hasText: name }).locator("input"));
const cards = (): Promise<string[]> => page.locator(".hand .hand-card .unseen").allInnerTexts();

describe("a finished game", () => {
  test("is a tap away from its end and from home, and opens from the own seat", async () => {
    await page.getByRole("link", { name: "Look at the game again" }).click();
    await page.locator(".timeline").waitFor();
    await expectMoment(/^The start/);
    await page.locator(".table-side .segment:has(:checked)", { hasText: "Anna" }).waitFor();
    await page.goto(server.address);
    await page.getByRole("region", { name: "Finished games" }).getByRole("link", { name: "Sultan" }).click();
    await page.locator(".table-side .segment:has(:checked)", { hasText: "Anna" }).waitFor();
    await page.waitForURL(`${address}**`);
  });

  test("is stepped through with buttons, keys and the slider, and the address follows", async () => {
    await look();
    await page.getByRole("button", { name: "One move on" }).click();
    await expectMoment(/^Move 1 of/);
    await page.keyboard.press("ArrowRight");
    await expectMoment(/^Move 2 of/);
    await page.keyboard.press("ArrowLeft");
    await expectMoment(/^Move 1 of/);
    await page.getByRole("slider").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expectMoment(/^Move 3 of/);
    await page.waitForFunction(() => location.hash === "#3");
    await page.locator("h1").click();
    await page.keyboard.press("End");
    await page.locator(".scoring .ranked").first().waitFor();
    await page.keyboard.press("Home");
    await expectMoment(/^The start/);
    await look("#5-open");
    await expectMoment(/^Move 5 of/);
    await page.locator(".table-side .segment:has(:checked)", { hasText: "Everything open" }).waitFor();
  });

  test("the next decision of a seat is a key away, and lines of the story lead to their moments", async () => {
    await look();
    await lookFrom("Anna");
    await page.locator("h1").click();
    for (let i = 0; i < 3; i++) {
      await page.keyboard.press("Shift+ArrowRight");
      await page.locator(".seat[aria-current]", { hasText: "Anna" }).waitFor();
    }
    const later = await moment();
    await page.locator(".log summary").first().click();
    await page.locator(".story-line").last().click();
    await expect.poll(moment, IN_TIME).not.toBe(later);
    await page.locator(".log summary").first().click();
  });

  test("each seat sees its own hand, everything open shows all of them, a spectator none", async () => {
    // Every moment of a game is looked at in apps/web/test/replay-scene.test.tsx.
    await look("#3-open");
    const names = await page.locator(".seat-name").allInnerTexts();
    await expectCount(page.locator(".hand"), names.length);
    const open = await page
      .locator(".hand")
      .evaluateAll((hands) =>
        hands.map((hand) => [...hand.querySelectorAll(".hand-card .unseen")].map((card) => card.textContent)),
      );
    for (const [seat, name] of names.entries()) {
      await lookFrom(name);
      await expectCount(page.locator(".hand"), 1);
      await expect.poll(cards, IN_TIME).toEqual(open[seat]);
    }
    await lookFrom("Spectator");
    await expectCount(page.locator(".hand"), 0);
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
    await page.waitForURL("**/local/**");
    await page.locator(".prompt-asked").waitFor();
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
  test("is stopped and begun again, names what mattered in sentences, and keeps numbers for a table", async () => {
    await page.goto(`${server.address}/r`);
    await page.locator("input[type=file]").setInputFiles(careless());
    await page.getByRole("button", { name: "Review the game" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Review the game" }).click();
    const mattered = page.locator(".mattered > li");
    await page.getByRole("heading", { name: "What mattered" }).waitFor();
    await mattered.first().waitFor();
    expect(await page.locator(".review").innerText()).not.toContain("%");
    await expectCount(page.locator(".sound-play li"), 2);
    const [, after, number] =
      /^(After m|M)ove (\d+)/.exec(await mattered.first().locator("p").first().innerText()) ?? [];
    await mattered.first().getByRole("button", { name: "Look" }).click();
    // A decision is shown before it is made, a turn of luck after the move it followed.
    const shown = String(Number(number) - (after === "M" ? 1 : 0));
    await expect.poll(() => page.getByRole("slider").inputValue(), IN_TIME).toBe(shown);
    await page.getByText("In numbers").click();
    const plot = page.locator(".plot-button");
    await expectCount(page.locator(".plot-line"), 2);
    const box = await plot.boundingBox();
    await plot.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
    await expectMoment(/^Move \d+ of/);
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
    await page.waitForURL("**/local/**");
    await page.locator(".prompt-asked").waitFor();
    // Hints go by what the seat had seen until then.
    await page.getByRole("button", { name: "What would you do?" }).click();
    await page.locator(".advice").first().waitFor();
    await page.keyboard.press("Escape");
  });
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
  await expectCount(page.locator(".laid-card-own"), await page.locator(".laid-card").count());
});

describe("a hint", () => {
  const ask = (): Promise<void> => page.getByRole("button", { name: "What would you do?" }).click();
  const dialog = () => page.getByRole("dialog", { name: "What would you do?" });

  test("names up to three moves and says why, and lays the one chosen ready", async () => {
    await openTable(page, server.address, { game: "Sultan", rivals: 2 });
    for (let turn = 0; turn < 3 && (await waitForTurn(page)); turn++) {
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
      await page.locator("#confirm").getByText(wanted, { exact: true }).waitFor();
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

test("every language fits a phone; nothing is wrong at a desk", async () => {
  await look("#6-open");
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectNoOverflow(page);
    await expectThumbSized(page);
  }
  await speak(page, "en");
  // Where the timeline hides no hand.
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
