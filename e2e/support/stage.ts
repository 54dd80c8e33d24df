import type { Browser } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { startBrowser } from "./browser.ts";
import { type Served, startServer } from "./server.ts";

/** One server and one browser for all tests of the file that imports them. */
export let server: Served;
export let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});

// Each for itself: a browser that does not close must not leave the server running.
afterAll(() => server?.stop());
afterAll(() => browser?.close());
