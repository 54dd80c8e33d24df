// `node e2e/measure/first-board.ts [--runs 5]`: how long until the first page can be used, and until the first board, on a
// slow network and a slow phone.
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
  { game: "Caylus", rivals: 3 },
];

interface Opened {
  /** Milliseconds from the start of the visit until the board is on the screen. */
  readonly board: number;
  readonly firstPaint: number;
  readonly shift: number;
  readonly requests: readonly string[];
}

declare global {
  /** Tells this script, which is outside of the page. */
  var told: (opened: string) => void;
}

/** What has to be there, and the words that are drawn with it: the browser says when those are on the screen. */
interface Awaited {
  readonly part: string;
  readonly words: string;
}
const BOARD: Awaited = { part: ".board", words: ".header-status" };
const HOME: Awaited = { part: ".play-button", words: ".home-game h2 a" };

/** Runs in the page from its very beginning. */
function watch({ part, words }: Awaited): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ("value" in entry) shift += Number(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
  const seen = new MutationObserver(() => {
    if (document.querySelector(part) === null) return;
    seen.disconnect();
    document.querySelector(words)?.setAttribute("elementtiming", "board");
  });
  seen.observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    const [entry] = list.getEntries();
    const board = "renderTime" in entry ? Number(entry.renderTime) : Number.NaN;
    const tell = (): void => {
      const opened: Opened = {
        board,
        firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        shift,
        requests: performance
          .getEntriesByType("resource")
          .filter((resource) => resource instanceof PerformanceResourceTiming)
          .filter(({ startTime }) => startTime < board)
          .map(({ name, startTime, responseEnd, encodedBodySize }) =>
            [startTime.toFixed(), responseEnd.toFixed(), encodedBodySize, name.replace(location.origin, "")].join(" "),
          ),
      };
      told(JSON.stringify(opened));
    };
    // What is drawn after the board must not move it.
    setTimeout(tell, 1_000);
  }).observe({ type: "element" });
}

/**
 * A first visit, with nothing kept and the seat's own key. Nothing is asked of the page meanwhile: what Playwright brings
 * into a page for that takes a tenth of a second there.
 */
async function visit(browser: Browser, from: Page, awaited: Awaited): Promise<Opened> {
  const { page } = await openPage(browser, { viewport: PHONE, speed: "normal", level: "trader" });
  await page.context().addCookies(await from.context().cookies());
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await devtools.send("Runtime.enable");
  await devtools.send("Runtime.addBinding", { name: "told" });
  const opened = new Promise<string>((resolve) =>
    devtools.on("Runtime.bindingCalled", ({ payload }) => resolve(payload)),
  );
  await page.addInitScript(watch, awaited);
  await page.goto(from.url(), { waitUntil: "commit" });
  const told: Opened = JSON.parse(await opened);
  await page.context().close();
  return told;
}

const [server, browser] = await Promise.all([startServer(), startBrowser()]);
console.log(`load ${loadavg()[0].toFixed(1)}, median of ${values.runs} visits, milliseconds`);

async function measure(name: string, page: Page, awaited: Awaited): Promise<void> {
  const visits: Opened[] = [];
  for (let run = 0; run < Number(values.runs); run++) visits.push(await visit(browser, page, awaited));
  const of = (what: "board" | "firstPaint" | "shift"): number => median(visits.map((one) => one[what]));
  console.log(
    `${name}: ${of("board").toFixed()} (${visits.map(({ board }) => board.toFixed()).join(", ")}),`,
    `first paint ${of("firstPaint").toFixed()}, layout shift ${of("shift").toFixed(4)}`,
  );
  if (values.log) console.log(visits[0].requests.join("\n"));
}

for (const { game, rivals } of TABLES) {
  const { page } = await openPage(browser, { viewport: PHONE, speed: "normal", level: "trader" });
  await openTable(page, server.address, { game, rivals });
  // As somebody comes back: with a game of their own in the list.
  if (game === TABLES[0].game) {
    const table = page.url();
    await page.goto(server.address);
    await measure("home", page, HOME);
    await page.goto(table);
  }
  await measure(`${game}: board`, page, BOARD);
  await page.context().close();
}
await browser.close();
await server.stop();
