// `node e2e/measure/decisions.ts [--iterations 400] [--decisions 24] [--slower 4] [--networks folder]`: how long a Master thinks
// over a decision with a fixed number of iterations in a browser whose processor is slowed, as on a phone. The folder may hold
// networks of games, as `sultan-network.json`, which are measured beside the games' own Masters.
import { existsSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { gameIds } from "@serai/games/list/index.ts";
import { build } from "vite";
import { openPage, PHONE, startBrowser } from "../support/browser.ts";
import type { Asked } from "./decision-times.ts";
import { median } from "./median.ts";

const { values } = parseArgs({
  options: {
    iterations: { type: "string", default: "400" },
    decisions: { type: "string", default: "24" },
    slower: { type: "string", default: "4" },
    networks: { type: "string", default: resolve(import.meta.dirname, "../../docs/bots-report") },
  },
});

/** The rules and bots of all games as one script. The processor is slowed for the page's own thread, so it runs there and not in a worker. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "decision-times.ts"),
        output: { codeSplitting: false },
      },
    },
  });
  const [chunk] = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  if (chunk?.type !== "chunk") throw new Error("the bots do not fit in one file");
  return chunk.code;
}

const [content, browser] = await Promise.all([bundled(), startBrowser()]);
const { page } = await openPage(browser, { viewport: PHONE });
await page.addScriptTag({ content, type: "module" });
await page.waitForFunction(() => "decisionTimes" in globalThis);
const devtools = await page.context().newCDPSession(page);
await devtools.send("Emulation.setCPUThrottlingRate", { rate: Number(values.slower) });
console.log(`load ${loadavg()[0].toFixed(1)}, processor slowed ${values.slower} times, milliseconds a decision`);

async function measure(name: string, asked: Asked): Promise<void> {
  await page.evaluate((one) => decisionTimes({ ...one, decisions: 4 }), asked);
  const times = await page.evaluate((one) => decisionTimes(one), asked);
  const mean = times.reduce((sum, one) => sum + one, 0) / times.length;
  console.log(
    `${name}: mean ${mean.toFixed(1)}, median ${median(times).toFixed(1)}, longest ${Math.max(...times).toFixed(1)}`,
  );
}

for (const game of gameIds) {
  const asked = { game, iterations: Number(values.iterations), decisions: Number(values.decisions) };
  await measure(`${game}: Master`, { ...asked, network: undefined });
  const file = join(values.networks, `${game}-network.json`);
  if (existsSync(file)) await measure(`${game}: learnt Master`, { ...asked, network: readFileSync(file, "utf8") });
}
await browser.close();
