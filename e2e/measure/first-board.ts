// `node e2e/measure/first-board.ts [--runs 5]`: how long until the first board, on a slow network and a slow phone.
import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import type { Browser, Page } from "playwright-core";
import { openPage, PHONE, startBrowser } from "../support/browser.ts";
import { startServer } from "../support/server.ts";
import { openTable } from "../support/table.ts";
import { median } from "./median.ts";

const { values } = parseArgs({ options: { runs: { type: "string", default: "5" }, log: { type: "boolean" } } });

/** Lighthouse's slow 4G: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back; and a processor four times as slow. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;

const TABLES = [
  { game: "Sultan", rivals: 3 },
  { game: "Byzanz", rivals: 3 },
  { game: "Ys", rivals: 3 },
];

interface Opened {
  /** Milliseconds from the start of the visit until the board has been painted. */
  readonly board: number;
  readonly firstPaint: number;
  readonly shift: number;
  readonly requests: readonly string[];
}

/** Runs in the page from its very beginning. */
function watch(): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shift += Number(entry.value);
    document.documentElement.dataset.shift = String(shift);
  }).observe({ type: "layout-shift", buffered: true });
  const seen = new MutationObserver(() => {
    if (document.querySelector(".board") === null) return;
    seen.disconnect();
    // The first task after the frame that paints it: what the page does once the board is there comes later, by timers.
    const painted = new MessageChannel();
    painted.port1.onmessage = () => performance.mark("board");
    requestAnimationFrame(() => painted.port2.postMessage(undefined));
  });
  seen.observe(document, { childList: true, subtree: true });
}

/** A first visit, with nothing kept and the seat's own key. */
async function visit(browser: Browser, from: Page): Promise<Opened> {
  const { page } = await openPage(browser, { viewport: PHONE, serviceWorkers: "block" });
  await page.context().addCookies(await from.context().cookies());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript(watch);
  await page.goto(from.url());
  await page.waitForFunction(() => performance.getEntriesByName("board").length > 0);
  const opened = await page.evaluate(() => ({
    board: performance.getEntriesByName("board")[0].startTime,
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    shift: Number(document.documentElement.dataset.shift ?? 0),
    requests: performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd, encodedBodySize }) =>
        [startTime.toFixed(), responseEnd.toFixed(), encodedBodySize, name.replace(location.origin, "")].join(" "),
      ),
  }));
  await page.context().close();
  return opened;
}

const [server, browser] = await Promise.all([startServer(), startBrowser()]);
console.log(`load ${loadavg()[0].toFixed(1)}, median of ${values.runs} visits, milliseconds`);
for (const { game, rivals } of TABLES) {
  const { page } = await openPage(browser, { viewport: PHONE, serviceWorkers: "block" });
  await openTable(page, server.address, { game, rivals });
  const visits: Opened[] = [];
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(browser, page));
  const of = (what: "board" | "firstPaint" | "shift"): number => median(visits.map((one) => one[what]));
  console.log(
    `${game}: board ${of("board").toFixed()} (${visits.map(({ board }) => board.toFixed()).join(", ")}),`,
    `first paint ${of("firstPaint").toFixed()}, layout shift ${of("shift").toFixed(4)}`,
  );
  if (values.log) console.log(visits[0].requests.join("\n"));
  await page.context().close();
}
await browser.close();
await server.stop();
