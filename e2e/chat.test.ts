import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { DESK, openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectNoOverflow, expectThumbSized } from "./support/checks.ts";
import { choose } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { goToSetUp, LANGUAGES, speak } from "./support/table.ts";

/** A name and a line that would do something in a page that took them for markup. */
const MARKUP = '<img src="x" onerror="alert(1)">';
const HEBREW = "שלום <b>mindenkinek</b>";

async function invite(page: Page, name: string): Promise<string> {
  await goToSetUp(page, server.address, "Sultan");
  await page.getByLabel("Your name").fill(name);
  await choose(page.getByRole("radio", { name: "1 rival" }));
  await choose(page.getByRole("radio", { name: "1 friend" }));
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.locator(".invite input").waitFor();
  return page.locator(".invite input").inputValue();
}

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Say something").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await reads(page, text);
}

const reads = (page: Page, text: string): Promise<void> =>
  page.locator(".chat-text").getByText(text, { exact: true }).waitFor();

test("players and a watcher talk apart, as plain text; mute, report; the owner closes the table", async () => {
  const anna = await openPage(browser, { viewport: PHONE, hasTouch: true });
  const bela = await openPage(browser, { viewport: DESK });
  const cili = await openPage(browser, { viewport: PHONE, hasTouch: true });
  const link = await invite(anna.page, MARKUP);
  await say(anna.page, "before the start");
  for (const isOpen of [false, true]) {
    await anna.page.getByRole("checkbox", { name: "Others may watch", checked: !isOpen }).click();
    await anna.page.getByRole("checkbox", { name: "Others may watch", checked: isOpen }).waitFor();
  }
  await bela.page.goto(link);
  await bela.page.getByLabel("Your name").fill("Béla");
  await bela.page.getByRole("button", { name: "Take a seat" }).click();
  await bela.page.locator(".board").waitFor();

  // Beside the story on a desk: what was said before one sat down is still there.
  await reads(bela.page, "before the start");
  expect(await bela.page.locator(".chat-name").first().innerText()).toBe(MARKUP);
  await say(bela.page, HEBREW);
  await bela.page.getByLabel("Say something").fill("x".repeat(301));
  await bela.page.getByText("1 character too many").waitFor();
  await bela.page.getByLabel("Say something").fill("");
  await bela.page.getByText("Among the players.").waitFor();
  await expectAccessible(bela.page);

  // On a phone behind a button that counts.
  await anna.page.getByRole("button", { name: "Chat: 1 new line" }).click();
  await reads(anna.page, HEBREW);
  await anna.page.getByRole("button", { name: "Close" }).click();
  await anna.page.getByRole("button", { name: "Chat", exact: true }).click();

  // A watcher hears none of it, is asked for a name, and talks to nobody who plays.
  await cili.page.goto(link);
  await cili.page.getByText("You are watching").waitFor();
  await cili.page.getByRole("button", { name: "Chat", exact: true }).click();
  await cili.page.getByText("Among those who watch.").waitFor();
  await cili.page.getByLabel("Say something").fill("who is winning?");
  await cili.page.getByRole("button", { name: "Send", exact: true }).click();
  await cili.page.getByLabel("Your name").fill("Cili");
  await cili.page.getByRole("button", { name: "Use this name" }).click();
  await reads(cili.page, "who is winning?");
  expect(await cili.page.locator(".chat-text").allInnerTexts()).toEqual(["who is winning?"]);
  await anna.page.getByText("1 person is watching.").first().waitFor();
  expect(await anna.page.locator(".chat-sheet .chat-text").allInnerTexts()).toEqual(["before the start", HEBREW]);

  const ofBela = anna.page.getByRole("button", { name: "this line of Béla" });
  await ofBela.click();
  await anna.page.getByRole("button", { name: "Mute Béla" }).click();
  await anna.page.getByText("You have muted this person.").waitFor();
  await say(bela.page, "can you read me?");
  await ofBela.click();
  await anna.page.getByRole("button", { name: "Read Béla again" }).click();
  await reads(anna.page, "can you read me?");
  await ofBela.last().click();
  await anna.page.getByRole("button", { name: "Report this line" }).click();
  await anna.page.getByLabel("What is wrong with it?").fill("only a test");
  for (const language of LANGUAGES) {
    await anna.page.locator("select.language").evaluate((select, value) => {
      if (!(select instanceof HTMLSelectElement)) return;
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }, language);
    await anna.page.locator(`html[lang="${language}"]`).waitFor();
    await expectNoOverflow(anna.page);
    await expectThumbSized(anna.page);
  }
  await expectAccessible(anna.page);
  await anna.page.locator(".chat-moderation button[type=submit]").click();
  await anna.page.locator(".chat-moderation [role=status]").waitFor();
  await anna.page.keyboard.press("Escape");
  await speak(anna.page, "en");

  await anna.page.locator(".table-menu summary").click();
  await expectThumbSized(anna.page);
  await anna.page.getByRole("checkbox", { name: "Others may watch" }).click();
  await cili.page.getByText("This table is closed to spectators.").waitFor();
  await cili.page.goto(link);
  await cili.page.getByText("This table is closed to spectators.").waitFor();
  await anna.page.getByRole("checkbox", { name: "Others may watch", checked: false }).click();
  await anna.page.getByRole("checkbox", { name: "Others may watch", checked: true }).waitFor();
  await cili.page.goto(link);
  await cili.page.locator(".board").waitFor();

  for (const { page, faults } of [anna, bela, cili]) {
    expect(await page.locator(".chat img, .chat b, .chat-sheet img, .chat-sheet b").count()).toBe(0);
    expect(faults).toEqual([]);
    await page.context().close();
  }
});
