import type { Page } from "playwright-core";

export interface SetUp {
  /** The game's name as the page writes it. */
  readonly game: string;
  readonly rivals: number;
  /** Labels of the options to switch on. */
  readonly options?: readonly string[];
}

export const LANGUAGES = ["en", "hu", "nl"] as const;

/** From home to a table, in English, as a person would click it. */
export async function openTable(page: Page, address: string, { game, rivals, options = [] }: SetUp): Promise<void> {
  await page.goto(address);
  await page.getByRole("radio", { name: game }).check({ force: true });
  await page.locator(`.set-up[data-game="${game.toLowerCase()}"]`).waitFor();
  await page.getByLabel("Your name").fill("Anna");
  await page.getByRole("radio", { name: rivals === 1 ? "1 rival" : `${rivals} rivals` }).check({ force: true });
  for (const option of options) await page.getByRole("checkbox", { name: option }).check({ force: true });
  await page.getByRole("button", { name: "Sit down and play" }).click();
  await page.locator(".board").waitFor();
}

export const speak = async (page: Page, language: (typeof LANGUAGES)[number]): Promise<void> => {
  await page.locator("select.language").selectOption(language);
  await page.locator(`html[lang="${language}"]`).waitFor();
};

/** Waits until the page asks for a decision, skipping what is shown on the way; false when the game is over. */
export async function waitForTurn(page: Page): Promise<boolean> {
  const asked = page.locator(".prompt-asked");
  const scoring = page.locator(".scoring");
  for (;;) {
    await asked
      .or(scoring)
      .or(page.locator("#confirm", { hasText: "Skip ahead" }))
      .first()
      .waitFor();
    if (await scoring.isVisible()) return false;
    if (await asked.isVisible()) return true;
    await page.keyboard.press("Escape");
  }
}

/** Something to confirm, and not only something to skip: others may act at the same time. */
export const isReady = async (page: Page): Promise<boolean> =>
  (await page.locator('#confirm[aria-disabled="false"]', { hasNotText: "Skip ahead" }).count()) === 1;

/** What stands in these parts of the page, but for the marks on what changed while it was away. */
export const textsOf = (page: Page, parts: readonly string[]): Promise<string[]> =>
  page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const copy = document.querySelector(selector)?.cloneNode(true);
        if (!(copy instanceof Element)) throw new Error(`there is no ${selector}`);
        for (const mark of copy.querySelectorAll(".changed-mark")) mark.remove();
        return copy.textContent;
      }),
    [...parts],
  );
