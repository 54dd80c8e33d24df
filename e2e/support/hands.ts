import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Taps everything that cannot be used now, and tells how much that was: each says why. */
export async function expectReasons(page: Page): Promise<number> {
  const { silent, count } = await page.evaluate(async () => {
    const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const takeBack = async (): Promise<void> => {
      dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
      await drawn();
    };
    await takeBack();
    const refusal = document.querySelector(".dock .refusal");
    const shut = [...document.querySelectorAll<HTMLElement>('main button[aria-disabled="true"]')];
    // Its label is the reason: choose first.
    const controls = shut.filter((control) => control.id !== "confirm" && control.offsetParent !== null);
    const found: string[] = [];
    for (const control of controls) {
      await takeBack();
      control.click();
      await drawn();
      if ((refusal?.textContent ?? "").length < 8) found.push(control.outerHTML.slice(0, 200));
    }
    return { silent: found, count: controls.length };
  });
  expect(silent).toEqual([]);
  return count;
}

/** Switches it on, or off, by its label: that is what is drawn, and a finger meets whatever lies over it. */
export async function choose(input: Locator, on = true): Promise<void> {
  if ((await input.isChecked()) !== on) await input.locator("xpath=ancestor::label").click();
  await input.and(input.page().locator(on ? ":checked" : ":not(:checked)")).waitFor({ state: "attached" });
}

/** Taps it until something is chosen: rivals may decide at the same time, and a tap while that is being shown only hurries it. */
export async function tapUntil(thing: Locator, chosen: Locator): Promise<void> {
  do {
    await thing.click();
    await thing.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  } while ((await chosen.count()) === 0);
}

/** Focus is on something a person can go on from. */
export async function expectFocus(page: Page): Promise<void> {
  // For a moment it may be nowhere: what takes the place of the button just used may still be on its way.
  await page.waitForFunction(() => document.activeElement !== document.body);
}

/** Walks with Tab until the focus is where it should be. */
export async function tabTo(page: Page, selector: string, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let i = 0; i < 250; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${selector} by keyboard`);
}

const middleOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const box = await thing.boundingBox();
  if (box === null) throw new Error("nothing to take hold of");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** With a finger, as the screen itself would report it. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const screen = await page.context().newCDPSession(page);
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const move = (part: number): Promise<unknown> => {
    const touchPoints = [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }];
    return screen.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints });
  };
  // Both at once: a finger that rests because the machine is busy asks for help instead.
  await Promise.all([screen.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] }), move(0.2)]);
  for (const part of [0.5, 0.8, 1]) await move(part);
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await screen.detach();
}

/** Two fingers, this far from the middle at first and in the end. */
export async function pinch(page: Page, at: Locator, [from, to]: readonly [number, number]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const { x, y } = await middleOf(at);
  for (const [i, apart] of [from, (2 * from + to) / 3, (from + 2 * to) / 3, to].entries()) {
    const touchPoints = [-apart, apart].map((d, id) => ({ x: x + d, y, id }));
    await screen.send("Input.dispatchTouchEvent", { type: i === 0 ? "touchStart" : "touchMove", touchPoints });
  }
  await screen.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await screen.detach();
}
