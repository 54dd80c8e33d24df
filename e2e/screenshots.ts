/**
 * Takes the pictures in docs/screenshots anew: `node e2e/screenshots.ts`, after `npm run build`.
 * Bots play a game for each; at a moment of it a person takes over, on this device, and the page is photographed.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readRecord, writeRecord } from "@serai/kernel";
import type { Page } from "playwright-core";
import { DESK, PHONE, startBrowser } from "./support/browser.ts";
import { startServer } from "./support/server.ts";
import { waitForTurn } from "./support/table.ts";

const ROOT = resolve(import.meta.dirname, "..");
const PICTURES = join(ROOT, "docs/screenshots");
const NAMES = ["Anna", "Bence", "Fleur", "Zsófia"];

interface Scene {
  readonly game: string;
  /** How far the bots have played, as a part of the whole game. */
  readonly at: number;
  /** From there on, what has to be on the table. */
  readonly with?: string;
  /** Taps to make the moment worth looking at. */
  readonly taps?: readonly string[];
}

const SCENES: readonly Scene[] = [
  { game: "sultan", at: 0.5, with: ".laid-card >> nth=2", taps: [".hand-card", ".cushion.is-open"] },
  { game: "byzanz", at: 0.4, with: ".bid.is-leading", taps: [".hand-slot"] },
  { game: "ys", at: 0.62, taps: [".stack.is-open", ".area.is-open"] },
];

/** A game among bots that bear people's names. */
function recordOf(game: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "serai-pictures-")), `${game}.json`);
  const play = ["new", game, "--players", "4", "--bots", "apprentice", "--seed", "pictures", "--out", file];
  execFileSync(process.execPath, [join(ROOT, "apps/cli/bin/serai.mjs"), ...play]);
  writeFileSync(file, writeRecord({ ...readRecord(readFileSync(file, "utf8")), seats: NAMES }));
  return file;
}

/** Opens the record at the moment, and plays on from it as whoever is asked there. */
async function takeOver(page: Page, address: string, { game, at, with: wanted = ".table" }: Scene): Promise<void> {
  await page.goto(`${address}/r`);
  await page.setInputFiles("input[type=file]", recordOf(game));
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const moves = Number(await slider.getAttribute("max"));
  for (let move = Math.floor(moves * at); move < moves; move++) {
    await slider.fill(String(move));
    if (await page.locator(wanted).first().isVisible()) break;
  }
  await page.locator(".replay-actions button").first().click();
  await page.locator(".prompt-asked").waitFor();
}

const server = await startServer();
const browser = await startBrowser();
try {
  const open = async (viewport: typeof PHONE): Promise<Page> => {
    const context = await browser.newContext({ viewport, locale: "en", colorScheme: "light", reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem("serai.speed", "instant"));
    return page;
  };
  const photograph = (page: Page, name: string): Promise<unknown> =>
    page.screenshot({ path: join(PICTURES, `${name}-${page.viewportSize()?.width}.png`) });

  for (const viewport of [PHONE, DESK]) {
    const home = await open(viewport);
    await home.goto(server.address);
    await home.locator(".bays").waitFor();
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
