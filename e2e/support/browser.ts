import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import {
  type Browser,
  type BrowserContextOptions,
  type BrowserServer,
  chromium,
  type Download,
  type Page,
} from "playwright-core";

/**
 * The first two are pages of the browser's own that every window would load, unseen. The rest are those that Playwright
 * switches off: the browser takes the last list only.
 */
const SWITCHED_OFF = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${SWITCHED_OFF.join()}`,
];

export const PHONE = { width: 360, height: 640 };
export const DESK = { width: 1280, height: 800 };

const { SERAI_BROWSER = "/usr/bin/chromium", SERAI_SHELL = SERAI_BROWSER } = process.env;

/** A whole browser, as people have it. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: SERAI_BROWSER, headless: true, args: FLAGS });

/** A browser that several processes use at once, each with contexts of its own; where there is one it is a headless shell. */
export const startSharedBrowser = (): Promise<BrowserServer> =>
  chromium.launchServer({ executablePath: SERAI_SHELL, headless: true, args: FLAGS });

/** Playwright's own limit of 30 s would make the load of the machine part of every test: what is waited for comes or the test ends. */
const DEFAULT_TIMEOUT_MS = 300_000;

interface PageOptions extends BrowserContextOptions {
  /** Nobody has played on this device: games offer to be learnt. */
  readonly isNewcomer?: boolean;
  /** How fast things move, until the page is told otherwise; only tests about motion need to see any. */
  readonly speed?: "instant" | "fast" | "normal";
  /** How strong the bots are, until the page is told otherwise; the weakest think for the shortest time. */
  readonly level?: "apprentice" | "trader";
}

/**
 * A page in a profile of its own; whatever goes wrong inside it fails the test that looks at `faults`. Without a service
 * worker, unless a test is about one: it fetches every file of the site for later, which takes seconds of work.
 */
export async function openPage(
  browser: Browser,
  { isNewcomer = false, speed = "instant", level = "apprentice", ...options }: PageOptions,
): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext({ locale: "en", serviceWorkers: "block", ...options });
  context.setDefaultTimeout(DEFAULT_TIMEOUT_MS);
  await context.addInitScript(
    (wanted) => {
      for (const [key, value] of Object.entries(wanted))
        if (localStorage.getItem(`serai.${key}`) === null) localStorage.setItem(`serai.${key}`, value);
    },
    { speed, level },
  );
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

/** The browser may have been started by another process, so its files have no path here. */
export async function contentOf(download: Download): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of await download.createReadStream()) pieces.push(piece);
  return Buffer.concat(pieces);
}
