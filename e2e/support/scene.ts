import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { readRecord, writeRecord } from "@serai/kernel";
import type { Page } from "playwright-core";

const SERAI = resolve(import.meta.dirname, "../../apps/cli/bin/serai.mjs");
const NAMES = ["Anna", "Bence", "Fleur", "Zsófia", "Daan", "Emese"];

/** A moment of a game that bots have played so far. */
export interface Scene {
  readonly game: string;
  /** How far the bots have played, as a part of the whole game. */
  readonly at: number;
  readonly players?: number;
  /** From there on, what has to be on the table. */
  readonly with?: string;
}

/** A game among bots that bear people's names, in a folder of its own. */
function recordIn(folder: string, game: string, players: number): string {
  const file = join(folder, `${game}.json`);
  const play = ["new", game, "--players", String(players), "--bots", "apprentice", "--seed", "pictures", "--out", file];
  execFileSync(process.execPath, [SERAI, ...play]);
  writeFileSync(file, writeRecord({ ...readRecord(readFileSync(file, "utf8")), seats: NAMES.slice(0, players) }));
  return file;
}

/** Opens a record at the moment, and plays on from it, on this device, as the seat that is asked there. */
export async function takeOver(page: Page, address: string, scene: Scene): Promise<void> {
  const { game, at, players = 4, with: wanted = ".table" } = scene;
  const folder = mkdtempSync(join(tmpdir(), "serai-pictures-"));
  await page.goto(`${address}/r`);
  await page.setInputFiles("input[type=file]", recordIn(folder, game, players));
  const slider = page.getByRole("slider");
  await slider.waitFor();
  rmSync(folder, { recursive: true });
  const moves = Number(await slider.getAttribute("max"));
  for (let move = Math.floor(moves * at); move < moves; move++) {
    await slider.fill(String(move));
    if (await page.locator(wanted).first().isVisible()) break;
  }
  await page.locator(".replay-actions button").first().click();
  await page.locator(".prompt-asked").waitFor();
}
