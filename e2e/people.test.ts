import type { Page } from "playwright-core";
import { beforeAll, expect, test } from "vitest";
import { Guest } from "../apps/server/test/test-server.ts";
import { contentOf, DESK, openPage, PHONE } from "./support/browser.ts";
import {
  expectAccessible,
  expectCount,
  expectNoOverflow,
  expectNoOverflowEnlarged,
  expectThumbSized,
  IN_TIME,
} from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { LANGUAGES, speak } from "./support/table.ts";

let anna: Guest;
let bela: Guest;

beforeAll(async () => {
  [anna, bela] = [new Guest(server.address), new Guest(server.address)];
  const seats = [{ kind: "person" }, { kind: "person" }, { kind: "bot", bot: "apprentice" }];
  const { body } = await anna.ask("POST", "/api/tables", { game: "sultan", seats });
  await anna.sit(body.id, "Anna");
  await bela.sit(body.id, "Béla");
  await playOut(body.id);
});

/** Both play what they may, to the end. */
async function playOut(table: string): Promise<void> {
  const seats = [await anna.join(table), await bela.join(table)];
  await Promise.all(seats.map((seat) => seat.playOut()));
  await Promise.all(seats.map((seat) => seat.close()));
}

/** The phone of a guest, who is the same person there. */
async function phoneOf(guest: Guest): Promise<{ page: Page; faults: string[] }> {
  const opened = await openPage(browser, { viewport: PHONE, hasTouch: true });
  const [name, value] = guest.cookie.split("=");
  if (guest.cookie !== "") await opened.page.context().addCookies([{ name, value, url: server.address }]);
  return opened;
}

/** For everybody: in every language, by day and by night, with a thumb, on a desk. */
async function expectForEverybody(page: Page): Promise<void> {
  for (const language of [...LANGUAGES.slice(1), LANGUAGES[0]]) {
    await speak(page, language);
    await expectNoOverflow(page);
    // The longest words.
    if (language === "hu") await expectNoOverflowEnlarged(page);
  }
  await expectThumbSized(page);
  await expectAccessible(page);
  await page.setViewportSize(DESK);
  await expectNoOverflow(page);
  await page.setViewportSize(PHONE);
}

const tagOf = async (guest: Guest): Promise<string> => (await guest.ask("GET", "/api/me")).body.tag;

test("the ladder marks one's own line; every name on it leads to a page with results, plots and their numbers", async () => {
  const { page, faults } = await phoneOf(anna);
  await page.goto(server.address);
  await page.locator(".home-games").waitFor();
  await speak(page, "hu");
  await expectNoOverflow(page);
  await expectNoOverflowEnlarged(page);
  await speak(page, "en");
  await page.getByRole("link", { name: "Ladder" }).click();
  await choose(page.getByRole("radio", { name: "3 players" }));
  const lines = page.locator(".people-table tbody tr");
  await expectCount(lines, 3);
  await page.locator(".own-line", { hasText: "Anna" }).waitFor();
  await expectForEverybody(page);

  await choose(page.getByRole("radio", { name: "4 players" }));
  await page.getByText("Nobody is on this ladder yet").waitFor();
  await page.waitForURL("**/ladder/sultan/4");
  await page.goBack();
  await page.getByRole("link", { name: "Apprentice" }).click();
  await page.getByRole("heading", { level: 1, name: "Apprentice" }).waitFor();
  await page.getByRole("heading", { name: "Head to head" }).waitFor();
  await page.getByRole("link", { name: "Béla" }).click();
  await page.getByRole("heading", { level: 1, name: "Béla" }).waitFor();
  // The way to a table is for those who sat there, on their own page.
  expect(await page.getByRole("link", { name: "Look back" }).count()).toBe(0);

  await page.goto(`${server.address}/p/${await tagOf(anna)}`);
  await page.getByText("This is your page").waitFor();
  const { body } = await anna.ask("GET", `/api/people/${await tagOf(anna)}`);
  const [{ score, table }] = body.results;
  const plot = page.locator("figure", { hasText: "Points, game by game" });
  await plot.locator("summary").click();
  expect(await plot.locator("tbody td").allInnerTexts()).toEqual([String(score)]);
  const plans = page.locator("figure", { hasText: "Favourite plans" });
  // A player who got no points at all has no plans to show.
  if (score !== 0) {
    await plans.locator("summary").click();
    const shares = await plans.locator("tbody td").allInnerTexts();
    expect(shares.reduce((sum, share) => sum + Number(share), 0)).toBe(100);
  }
  await expectForEverybody(page);
  await page.getByRole("link", { name: "Look back" }).click();
  await page.waitForURL(`**/r/${table}`);
  expect(faults).toEqual([]);
});

test("a club by its link: joined, played in, and with a tournament of its owner's", async () => {
  const [{ page: hers, faults }, { page: his }] = [await phoneOf(anna), await phoneOf(bela)];
  await hers.goto(`${server.address}/clubs`);
  await hers.getByLabel("The club's name").fill("Kávéház");
  await expectForEverybody(hers);
  await hers.getByRole("button", { name: "Found it" }).click();
  await hers.getByRole("heading", { level: 1, name: "Kávéház" }).waitFor();
  const club = hers.url();
  const link = await hers.locator(".invite input").inputValue();

  await his.goto(link);
  await his.getByLabel("Your name").fill("Béla");
  await expectForEverybody(his);
  await his.getByRole("button", { name: "Join" }).click();
  await his.getByRole("heading", { level: 1, name: "Kávéház" }).waitFor();
  await his.getByText("Open a table for the club").click();
  await choose(his.getByRole("radio", { name: "1 rival" }));
  await his.getByRole("button", { name: "Open the table" }).click();
  await his.locator(".invite input").waitFor();

  await hers.reload();
  await hers.getByRole("link", { name: /with Béla/ }).click();
  await hers.getByLabel("Your name").fill("Anna");
  await hers.getByRole("button", { name: "Take a seat" }).click();
  await hers.locator(".board").waitFor();

  await hers.goto(club);
  await hers.getByText("Begin a tournament").click();
  await hers.getByLabel("The tournament's name").fill("Spring cup");
  const form = hers.locator("form", { hasText: "Who plays" });
  await choose(form.getByRole("radio", { name: "2 players" }));
  await expectForEverybody(hers);
  await choose(form.getByRole("checkbox", { name: "Béla" }), false);
  await form.getByRole("button", { name: "Begin" }).click();
  await form.getByText("too few people").waitFor();
  await choose(form.getByRole("checkbox", { name: "Béla" }));
  await form.getByRole("button", { name: "Begin" }).click();
  await hers.getByRole("heading", { level: 1, name: "Spring cup" }).waitFor();
  await hers.getByRole("link", { name: /gathering/ }).waitFor();

  const tournament = hers.url().split("/").at(-1);
  const [table] = (await anna.ask("GET", `/api/tournaments/${tournament}`)).body.tables;
  await anna.sit(table.id, "Anna");
  await bela.sit(table.id, "Béla");
  await playOut(table.id);
  await hers.reload();
  const played = hers.getByRole("link", { name: /over/ });
  await played.waitFor();
  await expect.poll(() => played.getAttribute("href"), IN_TIME).toBe(`/r/${table.id}`);
  const points = await hers.locator(".people-table tbody tr td:nth-child(2)").allInnerTexts();
  expect(points.reduce((sum, one) => sum + Number(one), 0)).toBe(1);
  await expectForEverybody(hers);

  await his.goto(club);
  await his.getByText("Leave the club").click();
  await his.getByRole("button", { name: "Yes, leave" }).click();
  await his.getByText("You are in no club yet").waitFor();
  // A refusal, said so: only members see a club.
  await his.goto(club);
  await his.getByText("Only members of the club can see that").waitFor();
  // The browser notes the one refusal that was asked for.
  expect(faults).toEqual([expect.stringContaining("400")]);
});

test("one's own data: saved as a file, deleted when one is sure, and then one is a new guest", async () => {
  const cili = new Guest(server.address);
  await cili.ask("PUT", "/api/me", { name: "Cili" });
  const tag = await tagOf(cili);
  const { page, faults } = await phoneOf(cili);
  await page.goto(`${server.address}/you`);
  await page.getByLabel("Your name").fill("Cecília");
  await page.getByRole("button", { name: "Keep this name" }).click();
  await page.getByText("Kept.").waitFor();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save everything as a file" }).click();
  const saved = JSON.parse(String(await contentOf(await download)));
  expect(saved).toMatchObject({ person: { name: "Cecília", tag } });

  await page.getByText("Delete me").click();
  await expectForEverybody(page);
  const forget = page.getByRole("button", { name: "Delete everything about me" });
  expect(await forget.getAttribute("aria-disabled")).toBe("true");
  await forget.click({ force: true });
  expect((await cili.ask("GET", "/api/me")).body.name).toBe("Cecília");
  await choose(page.getByRole("checkbox", { name: "I understand" }));
  await forget.click();
  await page.getByText("Nothing here knows you any more").waitFor();
  await page.getByText("We do not know you yet").waitFor();
  expect((await cili.ask("GET", "/api/me")).body).toEqual({ name: "", passkey: false });

  await page.getByRole("link", { name: "What is kept, and who sees it" }).click();
  await page.getByRole("heading", { name: "What others see" }).waitFor();
  await expectForEverybody(page);
  expect(faults).toEqual([]);
  await page.goto(`${server.address}/p/${tag}`);
  await page.getByText("Nobody is known by that here").waitFor();
});
