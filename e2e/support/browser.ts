import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env.SERAI_BROWSER ?? "/usr/bin/chromium", headless: true, args: FLAGS });

interface PageOptions extends BrowserContextOptions {
  /** Nobody has played on this device: games offer to be learnt. */
  readonly isNewcomer?: boolean;
}

/** A page in a profile of its own; whatever goes wrong inside it fails the test that looks at `faults`. */
export async function openPage(
  browser: Browser,
  { isNewcomer = false, ...options }: PageOptions,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale: "en", ...options });
  if (!isNewcomer)
    await context.addInitScript((games) => {
      for (const game of games) localStorage.setItem(`serai.known.${game}`, "yes");
    }, PAGE_IDS);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  return { page, faults };
}
