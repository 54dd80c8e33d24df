/**
 * Takes the pictures in docs/screenshots anew: `node e2e/screenshots.ts`, after `npm run build`.
 * Bots play a game for each; at a moment of it a person takes over, on this device, and the page is photographed.
 */
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { DESK, openPage, PHONE, startBrowser } from "./support/browser.ts";
import { type Scene, takeOver } from "./support/scene.ts";
import { startServer } from "./support/server.ts";
import { waitForTurn } from "./support/table.ts";

const ROOT = resolve(import.meta.dirname, "..");
const PICTURES = join(ROOT, "docs/screenshots");

interface Picture extends Scene {
  /** Taps to make the moment worth looking at. */
  readonly taps?: readonly string[];
}

const SCENES: readonly Picture[] = [
  { game: "sultan", at: 0.5, with: ".laid-card >> nth=2", taps: [".hand-card", ".cushion.is-open"] },
  { game: "byzanz", at: 0.4, with: ".bid.is-leading", taps: [".hand-slot"] },
  { game: "ys", at: 0.62, taps: [".stack.is-open", ".area.is-open"] },
  { game: "caylus", at: 0.5, with: ".phases li.is-now:nth-child(2)", taps: [".spot.is-open"] },
];

const server = await startServer();
const browser = await startBrowser();
try {
  const open = async (viewport: typeof PHONE): Promise<Page> => {
    const { page } = await openPage(browser, { viewport, colorScheme: "light", reducedMotion: "reduce" });
    return page;
  };
  const photograph = (page: Page, name: string): Promise<unknown> =>
    page.screenshot({ path: join(PICTURES, `${name}-${page.viewportSize()?.width}.png`) });

  for (const viewport of [PHONE, DESK]) {
    const home = await open(viewport);
    await home.goto(server.address);
    await home.locator(".home-games").waitFor();
    await photograph(home, "home");
    for (const scene of SCENES) {
      const page = await open(viewport);
      await takeOver(page, server.address, scene);
      for (const tap of scene.taps ?? []) await page.locator(tap).first().click();
      await photograph(page, scene.game);
    }
    const page = await open(viewport);
    await takeOver(page, server.address, { game: "ys", at: 0.985 });
    while (await waitForTurn(page)) {
      const list = page.locator("details.moves");
      if (!(await list.evaluate((element) => element.hasAttribute("open")))) await list.locator("summary").click();
      await list.getByRole("button").first().click();
      await page.locator("#confirm").click();
    }
    await page
      .locator(".plot-figure")
      .first()
      .evaluate((plot) => plot.scrollIntoView());
    await photograph(page, "end");
  }
} finally {
  await browser.close();
  await server.stop();
}
