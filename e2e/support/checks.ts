import axeCore from "axe-core";
import type { Locator, Page } from "playwright-core";
import { expect, vi } from "vitest";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that look at colours: the only ones that can find something else by night, since the page is the same. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

type RunOnly = Extract<axeCore.RunOptions["runOnly"], { values: unknown }>;

/** No breach of WCAG 2.2 AA, by day and by night. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    // Still, so that no colour is measured half-way through an animation.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const runOnly: RunOnly =
      colorScheme === "light" ? { type: "tag", values: RULES } : { type: "rule", values: COLOUR_RULES };
    expect(await breaches(page, runOnly), colorScheme).toEqual([]);
  }
}

async function breaches(page: Page, runOnly: RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeCore.source);
  return page.evaluate(async (only) => {
    // What passed need not be described.
    const { violations } = await globalThis.axe.run(document, { runOnly: only, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
  }, runOnly);
}

declare global {
  /** In the page, once it has been looked at. */
  var axe: typeof import("axe-core");
}

/** For what follows from an action and may still be on its way. */
export const IN_TIME = { timeout: 300_000, interval: 50 };

/** There are so many of them, as soon as the page has been drawn. */
export const expectCount = (things: Locator, count: number): Promise<void> =>
  vi.waitFor(async () => expect(await things.count()).toBe(count), IN_TIME);

/** Nothing sticks out sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const { scrolls, shows, wide } = await page.evaluate(() => {
    const { scrollWidth: scrolls, clientWidth: shows } = document.documentElement;
    const reaches = (element: Element): boolean => element.getBoundingClientRect().right > shows + 1;
    const wide = scrolls > shows ? [...document.body.querySelectorAll("*")].filter(reaches) : [];
    return { scrolls, shows, wide: wide.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  });
  expect(scrolls, wide.join("\n")).toBeLessThanOrEqual(shows);
}

/** Nor with text twice as large. */
export async function expectNoOverflowEnlarged(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const enlarge = async (standard: number): Promise<void> => {
    await devtools.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
    await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, `${standard}px`);
  };
  await enlarge(32);
  await expectNoOverflow(page);
  await enlarge(16);
  await devtools.detach();
}

/** Everything that can be tapped is big enough for a thumb. */
export async function expectThumbSized(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, summary, select, label.segment, label.option")]
      .map((element) => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)}: ${html}`),
  );
  expect(small).toEqual([]);
}

/** Every drawing at the table can be asked about, or is there for its beauty alone. */
export async function expectNamed(page: Page): Promise<void> {
  const nameless = await page.evaluate(() =>
    [...document.querySelectorAll(".table svg")]
      .filter((drawing) => drawing.getBoundingClientRect().width > 0)
      .filter((drawing) => drawing.closest("[data-piece], [data-ornament], dialog") === null)
      .map((drawing) => (drawing.parentElement ?? drawing).outerHTML.slice(0, 160)),
  );
  expect(nameless).toEqual([]);
}
