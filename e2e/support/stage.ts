import { type Browser, type BrowserContext, chromium } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";

/** The server that all tests share, each with people and tables of its own. */
export const server = { address: inject("server") };
/** The browser that all tests share, each with contexts of its own. */
export let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject("browser"));
});

let before: ReadonlySet<BrowserContext>;

beforeEach(() => {
  before = new Set(browser.contexts());
});

// A table that is left open plays on beside the tests that follow.
afterEach(async () => {
  const opened = browser.contexts().filter((context) => !before.has(context));
  await Promise.all(opened.map((context) => context.close()));
});

afterAll(() => browser?.close());
