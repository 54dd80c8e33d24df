import { expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { expectAccessible, expectCount, expectNoOverflow, expectNoOverflowEnlarged } from "./support/checks.ts";
import { browser, server } from "./support/stage.ts";

test("Rules are read without a script: linked by clause, examples stepped through, everything on paper", async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE, javaScriptEnabled: false });
  await page.goto(`${server.address}/sultan/rules?lang=en#S-2.4`);
  const clause = page.locator("#S-2\\.4");
  expect(await clause.evaluate((element) => element.matches(":target"))).toBe(true);

  const captions = clause.locator(".figure-step:visible p");
  expect(await captions.allTextContents()).toEqual([expect.stringContaining("Anna's 9 is the highest")]);
  await clause.locator("label", { hasText: "12 and 12" }).click();
  expect(await captions.allTextContents()).toEqual([expect.stringContaining("Fleur laid before")]);
  await page.keyboard.press("ArrowRight");
  expect(await captions.allTextContents()).toEqual([expect.stringContaining("even a 2 wins")]);

  await page.emulateMedia({ media: "print" });
  expect(await captions.count()).toBe(4);
  await page.emulateMedia({ media: "screen" });
  expect(faults).toEqual([]);
  await page.context().close();
});

test("The first phone screen of the rules is the whole game", async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE });
  for (const language of ["en", "hu", "nl"]) {
    await page.goto(`${server.address}/sultan/rules?lang=${language}`);
    // Aim, every step of a turn, and the values of gems are there before anybody scrolls.
    const values = await page.locator(".rules-scoring .fig-row").first().boundingBox();
    expect((values?.y ?? Number.POSITIVE_INFINITY) + (values?.height ?? 0)).toBeLessThanOrEqual(PHONE.height);
    await expectNoOverflow(page);
  }
  await expectNoOverflowEnlarged(page);
  await expectAccessible(page);
  expect(faults).toEqual([]);
});

test("As one types only clauses with the words stay; their number is said, and Escape shows everything again", async () => {
  const { page, faults } = await openPage(browser, { viewport: PHONE, locale: "hu" });
  await page.goto(`${server.address}/ys/rules?lang=hu`);
  const clauses = page.locator(".clause:visible");
  const all = await clauses.count();
  const field = page.getByRole("searchbox");
  await field.fill("uzletsor TOBBSEG");
  expect(await clauses.first().getAttribute("id")).toBe("Y-4.3");
  expect(await page.getByRole("status").textContent()).toBe("1 pont");
  expect(await page.locator("#short").isVisible()).toBe(false);
  await expectNoOverflow(page);
  await expectAccessible(page);
  await field.fill("xyz");
  expect(await page.getByRole("status").textContent()).toBe("Egyik pontban sincs ilyen.");
  await field.press("Escape");
  await expectCount(clauses, all);
  await field.fill("xyz");
  await page.locator('a[href="#chapter-2"]').click();
  await expectCount(clauses, all);
  expect(faults).toEqual([]);
  await page.context().close();
});
