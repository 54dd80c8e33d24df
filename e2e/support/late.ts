import { gameById } from "@serai/games/list/index.ts";
import { writeRecord } from "@serai/kernel";
import type { Page } from "playwright-core";
import { randomRecord } from "../../apps/web/test/support/random-record.ts";

/** So many moves before the end of a game. */
const LATE = 12;

/** Takes over a game of random moves, always the same, shortly before its end: on this device, as the seat that is asked there. */
export async function takeOverLate(page: Page, address: string, game: string, seats: number): Promise<void> {
  const record = writeRecord(randomRecord(gameById(game).game, seats, {}, 1));
  await page.goto(`${address}/r`);
  const file = { name: `${game}.json`, mimeType: "application/json", buffer: Buffer.from(record) };
  await page.locator("input[type=file]").setInputFiles(file);
  const slider = page.getByRole("slider");
  await slider.fill(String(Number(await slider.getAttribute("max")) - LATE));
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL("**/local/**");
  await page.locator(".prompt-asked").waitFor();
}
