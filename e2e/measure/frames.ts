// `node e2e/measure/frames.ts`: frames and layout shift while a game of four is played and shown at normal speed.
import { loadavg } from "node:os";
import { openPage, PHONE, startBrowser } from "../support/browser.ts";
import { startServer } from "../support/server.ts";
import { openTable } from "../support/table.ts";
import { median } from "./median.ts";

/** How long a game is watched. */
const WATCHED = 20_000;
/** A frame that came later than this was missed by somebody who looks on at 60 a second. */
const LATE = 25;

/** Runs in the page: the time between frames, and how far things jumped that nobody had touched. */
function watch(): void {
  const frames: number[] = [];
  let last = performance.now();
  const tick = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("value" in entry && "hadRecentInput" in entry && !entry.hadRecentInput) shift += Number(entry.value);
  }).observe({ type: "layout-shift" });
  Object.assign(globalThis, { seen: () => ({ frames, shift }) });
}

const [server, browser] = await Promise.all([startServer(), startBrowser()]);
for (const slower of [1, 4])
  for (const game of ["Sultan", "Byzanz", "Ys"]) {
    const { page } = await openPage(browser, { viewport: PHONE, speed: "normal", level: "trader" });
    await openTable(page, server.address, { game, rivals: 3 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
    await page.evaluate(watch);
    const until = Date.now() + WATCHED;
    // Moves from the list, any of them: what counts is what they set moving.
    await page.locator(".moves summary").click();
    // People look at the board, not at the list below it.
    await page.evaluate(() => scrollTo(0, 0));
    while (Date.now() < until) {
      await page.evaluate(() => {
        const move = document.querySelector<HTMLElement>(".move:not([aria-pressed=true])");
        move?.click();
        if (move) document.getElementById("confirm")?.click();
      });
      await page.waitForTimeout(100);
    }
    const { frames, shift } = await page.evaluate((): { frames: number[]; shift: number } =>
      Reflect.get(globalThis, "seen")(),
    );
    const missed = frames.filter((time) => time > LATE).length;
    console.log(
      `${game}, processor ${slower}× slower, load ${loadavg()[0].toFixed(1)}:`,
      `median frame ${median(frames).toFixed(1)} ms, ${((100 * missed) / frames.length).toFixed(1)} % late,`,
      `layout shift ${shift.toFixed(3)}`,
    );
    await page.context().close();
  }
await browser.close();
await server.stop();
