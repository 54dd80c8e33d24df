import type { Page } from "playwright-core";
import { expect } from "vitest";

/** Everybody's points stand best first, and are what the numbers under the plot of their sources add up to. */
export async function expectFinalScore(page: Page, sides: number): Promise<void> {
  await page.locator(".plot-figure").first().waitFor();
  const { totals, sums } = await page.evaluate(() => {
    const numbers = (cells: Iterable<Element>): number[] =>
      [...cells].map(({ textContent }) => Number.parseInt(textContent, 10));
    const [points] = document.querySelectorAll(".plot-figure");
    const rows = [...points.querySelectorAll("tbody tr")].map((row) => numbers(row.querySelectorAll("td")));
    return {
      totals: numbers(document.querySelectorAll(".ranked-total, .final-table tfoot td")),
      sums: rows[0].map((_, side) => rows.reduce((sum, row) => sum + row[side], 0)),
    };
  });
  expect(totals).toHaveLength(sides);
  expect(sums).toEqual(totals);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
}
