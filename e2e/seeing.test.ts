import { PAGE_IDS } from "@serai/games/list/generated/ids.ts";
import { expect, test } from "vitest";
import { openPage, PHONE } from "./support/browser.ts";
import { expectNoOverflow, expectNoOverflowEnlarged, IN_TIME } from "./support/checks.ts";
import { pinch, tapUntil } from "./support/hands.ts";
import { browser, server } from "./support/stage.ts";
import { nameOf, openTable, waitForTurn } from "./support/table.ts";

/** 1280 × 800 seen at 200 %. */
const ENLARGED = { width: 640, height: 400 };

/** What may be chosen at the first decision of a game; any seat may begin. */
const CHOOSABLE: Readonly<Record<string, string>> = {
  sultan: ".hand-card.is-open, .drawn-gem",
  byzanz: ".hand-slot.is-open",
  ys: ".stack.is-open",
  caylus: ".spot.is-open",
};

for (const id of PAGE_IDS)
  test(`${nameOf(id)} fits at twice the size and with text twice as large, and shows in forced colours what may be done`, async () => {
    const { page } = await openPage(browser, { viewport: PHONE, hasTouch: true, isMobile: true });
    await openTable(page, server.address, { game: nameOf(id), rivals: 3 });
    await waitForTurn(page);

    const choosable = CHOOSABLE[id];
    expect(choosable).toBeDefined();
    const glowing = page.locator(choosable).first();
    const outlineOf = (): Promise<string> => glowing.evaluate((element) => getComputedStyle(element).outlineStyle);
    await page.emulateMedia({ forcedColors: "active" });
    // What has the focus is framed otherwise, and skipping by key may have led it there.
    await glowing.evaluate((element: HTMLElement) => element.blur());
    await expect.poll(outlineOf, IN_TIME).toBe("dashed");
    await tapUntil(glowing, page.locator(`[aria-pressed=true]:is(${choosable})`));
    await expect.poll(outlineOf, IN_TIME).toBe("solid");
    await page.emulateMedia({ forcedColors: "none" });

    // As if everything had changed at every seat: there is no more to fit than that.
    await page.locator(".seat").evaluateAll((seats) => {
      for (const seat of seats)
        seat.append(Object.assign(document.createElement("span"), { className: "changed-mark" }));
    });
    await page.setViewportSize(ENLARGED);
    await expectNoOverflow(page);
    await page.setViewportSize(PHONE);
    await expectNoOverflowEnlarged(page);
    // Two fingers make it larger still, even on what one finger drags.
    await pinch(page, page.locator(".hand"), [40, 130]);
    await page.waitForFunction(() => (visualViewport?.scale ?? 1) > 1);
  });
