import { gameById } from "@serai/games/list/index.ts";
import { has, readRecord } from "@serai/kernel";
import { type LogEntry, Table, type TableStart } from "@serai/table";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contentOf, DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized, IN_TIME } from "./support/checks.ts";
import { choose, expectFocus, expectReasons } from "./support/hands.ts";
import { playOn } from "./support/lesson.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, moveByList, playAgain, speak, textsOf, waitForTurn } from "./support/table.ts";

const GAMES = ["Sultan", "Byzanz", "Ys"];

interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What went wrong in the page, but for requests that find no network. */
  faults(): string[];
}

/** Somebody who has been on the site once, for as long as it takes to keep it, and has lost the network since. */
async function cutOff(viewport = PHONE): Promise<Visitor> {
  const { page, faults } = await openPage(browser, {
    viewport,
    hasTouch: true,
    acceptDownloads: true,
    serviceWorkers: "allow",
  });
  const context = page.context();
  await page.goto(server.address);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
  await page.reload();
  await page.getByText("The server cannot be reached. New tables").waitFor();
  return { page, context, faults: () => faults.filter((fault) => !fault.includes("net::ERR_INTERNET_DISCONNECTED")) };
}

async function sitDown(page: Page, game: string, rivals: number): Promise<void> {
  await goToSetUp(page, server.address, game);
  await page.getByLabel("Your name").fill("Anna");
  await choose(page.getByRole("radio", { name: rivals === 1 ? "1 rival" : `${rivals} rivals` }));
  await page.getByRole("button", { name: "Sit down and play" }).click();
}

describe("without a network", () => {
  test("a whole game of Sultan, with a reload in the middle, saved as a file, and again", async () => {
    const { page, context, faults } = await cutOff();
    await goToSetUp(page, server.address, "Sultan");
    await page.getByRole("radio", { name: "On this device", checked: true }).waitFor({ state: "attached" });
    await page.getByLabel("Your name").fill("Anna");
    await choose(page.getByRole("radio", { name: "3 rivals" }));
    await choose(page.getByRole("radio", { name: "Online" }));
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await page.waitForURL("**/local/**");
    await page.locator(".board").waitFor();
    await page.getByText("you are playing on this device").waitFor();
    await expectNoOverflow(page);
    for (let turn = 0; turn < 4 && (await waitForTurn(page)); turn++) await moveByList(page);
    const read = (): Promise<string[]> => textsOf(page, [".header-status", ".cards", ".own-gems", ".cushions"]);
    await waitForTurn(page);
    const before = await read();
    await page.reload();
    expect(await waitForTurn(page)).toBe(true);
    await expect.poll(read, IN_TIME).toEqual(before);
    await playOn(page, ".scoring");
    await expectCount(page.locator(".ranked"), 4);
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Save the game as a file" }).click(),
    ]);
    const record = readRecord(String(await contentOf(file)));
    expect(record.seats).toContain("Anna");
    expect(record.result?.scores.length).toBe(4);

    await playAgain(page);

    await page.getByRole("link", { name: "Home" }).click();
    await page.getByRole("link", { name: "on this device" }).first().waitFor();
    const finishedGames = page.getByRole("region", { name: "Finished games" });
    await finishedGames.getByRole("button", { name: "Remove this game of Sultan" }).click();
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await finishedGames.getByRole("link", { name: "on this device" }).waitFor({ state: "hidden" });
    expect(faults()).toEqual([]);
    await context.close();
  });

  test("games are there with their bots, each in another language", async () => {
    const { page, context, faults } = await cutOff(DESK);
    for (const [i, game] of GAMES.entries()) {
      await sitDown(page, game, 2);
      await speak(page, LANGUAGES[i]);
      await page.locator(".prompt-asked").waitFor();
      await speak(page, "en");
      await moveByList(page);
      expect(await waitForTurn(page)).toBe(true);
    }
    expect(faults()).toEqual([]);
    await context.close();
  });

  test("with a network the device can be chosen too; it says what it is in every language", async () => {
    const { page } = await openPage(browser, { viewport: PHONE });
    let cut = (): void => {};
    const isCut = new Promise<void>((done) => {
      cut = done;
    });
    await page.route("**/api/lobby", async (route) => {
      await isCut;
      await route.abort();
    });
    await goToSetUp(page, server.address, "Sultan");
    await page.getByRole("radio", { name: "Bots only" }).focus();
    cut();
    // The device is proposed, but no field goes away from under the focus.
    await page.getByText("The server cannot be reached. New tables").waitFor();
    await page.locator('input[name="friends"]:focus').waitFor({ state: "attached" });
    await choose(page.getByRole("radio", { name: "Pass and play" }));
    for (const language of LANGUAGES) {
      await speak(page, language);
      await expectNoOverflow(page);
    }
    await expectThumbSized(page);
    await expectAccessible(page);
    await speak(page, "en");
    await choose(page.getByRole("radio", { name: "On this device" }));
    await choose(page.getByRole("radio", { name: "1 rival" }));
    await page.getByRole("button", { name: "Sit down and play" }).click();
    await page.waitForURL("**/local/**");
    await page.locator(".board").waitFor();
    await page.goto(`${server.address}/local/nothing-here`);
    await page.getByText("There is no such table").waitFor();
    await page.context().close();
  });
});

/** The table as the device keeps it, played again here: the truth to hold the page against. */
async function truth(page: Page): Promise<Table> {
  const kept = await page.evaluate(async () => {
    const read = <X>(request: IDBRequest<X>): Promise<X> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await read(indexedDB.open("serai"));
    const id = location.pathname.split("/").at(-1) ?? "";
    const storeOf = (name: string): IDBObjectStore => database.transaction(name).objectStore(name);
    const table = await read<{ start: TableStart }>(storeOf("tables").get(id));
    const lines = await read<{ entry: LogEntry }[]>(storeOf("entries").getAll(IDBKeyRange.bound([id, 0], [id, 1e9])));
    return { start: table.start, log: lines.map(({ entry }) => entry) };
  });
  return new Table(gameById(kept.start.game).game, kept.start, kept.log);
}

const CURTAIN = "I am ";
/** The next player to decide takes the device here. */
const NEXT = ".curtain .button-main";

/** From now on notes every moment in which the page shows a seat's things to nobody, or two seats' things at once. */
async function watchSecrets(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const slips: string[] = [];
    const look = (): void => {
      const isCurtain = document.querySelector(".curtain") !== null;
      const shown = document.querySelectorAll(".hand, .board, .seat-own, .travelling, .log");
      if (isCurtain && shown.length > 0) slips.push(`behind the curtain: ${shown[0].outerHTML.slice(0, 200)}`);
      if (document.querySelectorAll(".hand").length > 1) slips.push("two hands at once");
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    Object.assign(window, { slips });
  });
  return () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, "slips")?.value);
}

/** Who is asked to take the device; takes it. */
async function takeDevice(page: Page): Promise<string> {
  const button = page.locator(NEXT);
  await button.waitFor();
  await page.locator("main", { hasText: "Pass the device to" }).waitFor();
  const name = (await button.innerText()).slice(CURTAIN.length);
  await button.click();
  return name;
}

async function openShared(page: Page, game: string, rivals: number): Promise<void> {
  await goToSetUp(page, server.address, game);
  await choose(page.getByRole("radio", { name: rivals === 1 ? "1 rival" : `${rivals} rivals` }));
  await choose(page.getByRole("radio", { name: "Pass and play" }));
  await page.getByLabel("Your name").fill("Anna");
  await page.getByLabel("Name of player 2").fill("Béla");
  await page.getByRole("button", { name: "Sit down and play" }).click();
}

const passOn = (page: Page) => page.getByRole("button", { name: "Pass the device to" });

/** Plays for the player who holds the device until it is to be handed on; true once the game is over. */
async function playUntilPassed(page: Page, onTurn: () => Promise<void>): Promise<boolean> {
  for (;;) {
    await page.locator(".prompt-asked").or(page.locator(".scoring")).or(passOn(page)).first().waitFor();
    if (await page.locator(".scoring").isVisible()) return true;
    if (await passOn(page).isVisible()) return false;
    await onTurn();
    await moveByList(page);
  }
}

describe("pass and play", () => {
  test("Sultan for two on one phone: the other's hand is never in the page", async () => {
    const { page, context, faults } = await cutOff();
    await openShared(page, "Sultan", 1);
    await page.locator(NEXT).waitFor();
    await expectAccessible(page);
    await expectNoOverflow(page);
    let slips = await watchSecrets(page);
    const held = new Set<string>();
    for (let turn = 0; turn < 8; turn++) {
      const name = await takeDevice(page);
      held.add(name);
      await page.locator(".seat-own .seat-name", { hasText: name }).waitFor();
      const isOver = await playUntilPassed(page, async () => {
        const table = await truth(page);
        const seat = table.info.seats.findIndex((one) => one.name === name);
        const { view } = table.sightOf(seat);
        const cards = await page.locator(".hand-card").allInnerTexts();
        expect(cards.map((card) => Number(/\d+/.exec(card)?.[0]))).toEqual(handOf(view));
        expect(await page.locator(".seat-own .seat-name").allInnerTexts()).toEqual([name]);
      });
      if (isOver) break;
      if (turn === 3) {
        expect(await slips()).toEqual([]);
        await page.reload();
        await page.locator(NEXT).waitFor();
        await expectCount(page.locator(".hand"), 0);
        slips = await watchSecrets(page);
        continue;
      }
      await passOn(page).click();
    }
    expect([...held].sort()).toEqual(["Anna", "Béla"]);
    expect(await slips()).toEqual([]);
    expect(faults()).toEqual([]);
    await context.close();
  });

  test.each(["Byzanz", "Ys"])("%s is handed around, everybody asked in turn", async (game) => {
    // With things still in the air when the device is handed on: they must not be seen either.
    const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true, speed: "fast" });
    await openShared(page, game, 2);
    await page.locator(NEXT).waitFor();
    const slips = await watchSecrets(page);
    const held = new Set<string>();
    for (let turn = 0; turn < 3; turn++) {
      const name = await takeDevice(page);
      held.add(name);
      await page.locator(".seat-own .seat-name", { hasText: name }).waitFor();
      await expectFocus(page);
      if (await playUntilPassed(page, async () => {})) break;
      // Somebody else is asked now.
      if (turn === 1) expect(await expectReasons(page)).toBeGreaterThan(0);
      await passOn(page).click();
    }
    expect([...held].sort()).toEqual(["Anna", "Béla"]);
    expect(await slips()).toEqual([]);
    expect(faults).toEqual([]);
  });
});

test("somebody sells out of turn: the device changes hands behind the curtain, and goes back", async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE, hasTouch: true });
  await openShared(page, "Byzanz", 2);
  await page.locator(NEXT).waitFor();
  let slips = await watchSecrets(page);
  let sold = false;
  while (!sold) {
    const name = await takeDevice(page);
    const isOver = await playUntilPassed(page, async () => {
      const table = await truth(page);
      const other = table.info.seats.findIndex((one) => one.kind === "person" && one.name !== name);
      const canSell = !has(table.deciders, other) && table.sightOf(other).legal.length > 0;
      if (sold || !canSell) return;
      const { name: seller } = table.info.seats[other];
      const scored = async (): Promise<number> => {
        const note = page.locator(".seat", { hasText: seller }).getByText("scored");
        return Number.parseInt(await note.innerText(), 10);
      };
      const before = await scored();
      await page.getByRole("button", { name: "Somebody else wants the device" }).click();
      await page.getByRole("button", { name: `I am ${seller}` }).click();
      await page.locator(".seat-own .seat-name", { hasText: seller }).waitFor();
      await page.locator(".sale").first().click();
      await page.locator("#confirm").click();
      await passOn(page).click();
      expect(await takeDevice(page)).toBe(name);
      await page.locator(".prompt-asked").waitFor();
      await expect.poll(scored, IN_TIME).toBe(before + 1);
      sold = true;
    });
    // A game in which nobody could: another one.
    if (isOver && !sold) {
      expect(await slips()).toEqual([]);
      await openShared(page, "Byzanz", 2);
      await page.locator(NEXT).waitFor();
      slips = await watchSecrets(page);
    } else if (!sold) await passOn(page).click();
  }
  expect(await slips()).toEqual([]);
  expect(faults).toEqual([]);
});

/** A seat's cards as its view holds them. */
function handOf(view: unknown): unknown {
  return typeof view === "object" && view !== null && "hand" in view ? view.hand : undefined;
}
