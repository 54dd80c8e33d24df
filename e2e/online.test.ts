import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { choose, expectFocus } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, moveByList, playOut, speak, waitForTurn } from "./support/table.ts";

/** A phone of somebody's own. */
async function phone(): Promise<{ page: Page; context: BrowserContext }> {
  const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true });
  return { page, context: page.context() };
}

/** Opens a table of Sultan for two people, and returns its link. */
async function invite(page: Page, more: (page: Page) => Promise<void> = async () => {}): Promise<string> {
  await goToSetUp(page, server.address, "Sultan");
  await page.getByLabel("Your name").fill("Anna");
  await choose(page.getByRole("radio", { name: "1 rival" }));
  await choose(page.getByRole("radio", { name: "1 friend" }));
  await more(page);
  await page.getByRole("button", { name: "Open the table" }).click();
  const link = page.locator(".invite input");
  await link.waitFor();
  return link.inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Take a seat" }).click();
  await page.locator(".board").waitFor();
}

/** So many turns by hand, which meet everything that two people's pages tell each other; the rest without it. */
const TURNS_BY_HAND = 4;

async function playToEnd(page: Page, onTurn: (turn: number) => Promise<void> = async () => {}): Promise<void> {
  for (let turn = 0; turn < TURNS_BY_HAND; turn++) {
    expect(await waitForTurn(page)).toBe(true);
    await onTurn(turn);
    await moveByList(page);
  }
  await playOut(page);
  await page.locator(".scoring").waitFor();
}

describe("two people at one table", () => {
  test("a link is sent, both play to the end, one of them losing the line on the way; then a rematch", async () => {
    const anna = await phone();
    const bela = await phone();
    const link = await invite(anna.page);
    await expectNoOverflow(anna.page);
    await sitDown(bela.page, link, "Béla");
    await anna.page.locator(".board").waitFor();

    await Promise.all([
      playToEnd(anna.page),
      playToEnd(bela.page, async (turn) => {
        if (turn !== 2) return;
        await bela.context.setOffline(true);
        await bela.page.reload().catch(() => {});
        await bela.context.setOffline(false);
        await bela.page.goto(link);
        expect(await waitForTurn(bela.page)).toBe(true);
      }),
    ]);
    const results = await Promise.all([anna, bela].map(({ page }) => page.locator(".ranked-total").allInnerTexts()));
    expect(results[0]).toEqual(results[1]);

    await anna.page.getByRole("button", { name: "Play again" }).click();
    await bela.page.getByRole("button", { name: "Join the next game" }).click();
    await Promise.all([anna, bela].map(({ page }) => page.locator(".board").waitFor()));
    await Promise.all([anna, bela].map(({ context }) => context.close()));
  });

  test("an early socket that opens after the page has loaded does not disturb it: the player who sits down has the seat", async () => {
    const [anna, bela] = [await phone(), await phone()];
    const link = await invite(anna.page);
    await bela.page.route("**/early-socket.js", async (route) => {
      await bela.page.getByRole("button", { name: "Take a seat" }).waitFor();
      await route.continue();
    });
    await sitDown(bela.page, link, "Béla");
    await bela.page.locator(".hand").waitFor();
    await Promise.all([anna, bela].map(({ context }) => context.close()));
  });

  test("a public table is found in the lobby; a bot plays for a player who leaves, until they come back", async () => {
    const anna = await phone();
    const bela = await phone();
    await invite(anna.page, async (page) => {
      await choose(page.getByRole("radio", { name: "Live" }));
      await choose(page.getByRole("checkbox", { name: "Open to everybody" }));
    });
    await bela.page.goto(server.address);
    await bela.page.getByRole("link", { name: "1 free seat" }).click();
    await bela.page.getByLabel("Your name").fill("Béla");
    await bela.page.getByRole("button", { name: "Take a seat" }).click();
    await bela.page.locator(".seat-clock").first().waitFor();
    await bela.page.locator(".table-menu summary").click();
    await bela.page.getByRole("button", { name: "Let a bot play for me" }).click();
    await bela.page.getByText("A bot is playing for you.").waitFor();
    await expectFocus(bela.page);
    expect(await waitForTurn(anna.page)).toBe(true);
    await bela.page.getByRole("button", { name: "Take my seat back" }).click();
    await bela.page.getByText("A bot is playing for you.").waitFor({ state: "hidden" });
    await Promise.all([anna, bela].map(({ context }) => context.close()));
  });

  test("the owner need not wait: bots take the free seats; the game is then shown to have been fair", async () => {
    const { page, context } = await phone();
    await invite(page);
    await page.getByRole("button", { name: "Start now" }).click();
    await page.locator(".board").waitFor();
    await playOut(page);
    await page.getByRole("link", { name: "Check that the deal was fair" }).click();
    await page.locator(".verdict", { hasText: "The deal was fair: checked on this device." }).waitFor();
    await expectCount(page.locator(".claim"), 11);
    await expectAccessible(page);
    await context.close();
  });
});

describe("one person, several devices", () => {
  test("a one-time link takes the seat to another device", async () => {
    const old = await phone();
    const link = await invite(old.page);
    await old.page.getByRole("button", { name: "Settings" }).click();
    await old.page.getByRole("button", { name: "Link another device" }).click();
    const token = await old.page.locator(".devices .invite input").inputValue();
    const next = await phone();
    await next.page.goto(token);
    await next.page.getByRole("button", { name: "this is my device" }).click();
    await next.page.getByRole("region", { name: "Your games" }).getByRole("link", { name: "Sultan" }).waitFor();
    await next.page.goto(link);
    await next.page.getByRole("button", { name: "Leave seat" }).waitFor();
    const thief = await phone();
    await thief.page.goto(token);
    await thief.page.getByRole("button", { name: "this is my device" }).click();
    await thief.page.getByText("has been used").waitFor();
    await Promise.all([old, next, thief].map(({ context }) => context.close()));
  });

  test("a passkey keeps the seats for good", async () => {
    const { page, context } = await phone();
    const cdp = await context.newCDPSession(page);
    await cdp.send("WebAuthn.enable");
    const options = {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    await cdp.send("WebAuthn.addVirtualAuthenticator", { options });
    await invite(page);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "Keep my seats with a passkey" }).click();
    await page.getByText("your seats are safe").waitFor();
    await context.clearCookies();
    await page.goto(server.address);
    await page.getByRole("heading", { name: "Sultan" }).waitFor();
    await expectCount(page.getByRole("region", { name: "Your games" }), 0);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByRole("button", { name: "I have a passkey" }).click();
    await page.getByRole("region", { name: "Your games" }).waitFor();
    await context.close();
  });
});

test("gathering, settings and checking are accessible, thumb-sized and fit in every language", async () => {
  const { page, context } = await phone();
  await invite(page);
  for (const language of LANGUAGES) {
    await speak(page, language);
    await expectNoOverflow(page);
    await expectThumbSized(page);
  }
  await expectAccessible(page);
  await page.locator("header button").first().click();
  await expectAccessible(page);
  await page.goto(`${server.address}/verify`);
  await page.locator("input[type=file]").first().waitFor();
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.locator(".refusal", { hasText: /./ }).waitFor();
  await expectNoOverflow(page);
  await context.close();
});
