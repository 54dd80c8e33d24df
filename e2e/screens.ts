/**
 * Photographs every main screen for a look at all of them: `node e2e/screens.ts --out FOLDER [--only PREFIX]`, after
 * `npm run build`. Home and tables in every language, by day and by night; the other screens in a sample of both.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserContextOptions, Page } from "playwright-core";
import { DESK, openPage, PHONE, startBrowser } from "./support/browser.ts";
import { choose } from "./support/hands.ts";
import { takeOver } from "./support/scene.ts";
import { startServer } from "./support/server.ts";
import { goToSetUp, openTable, waitForTurn } from "./support/table.ts";

const { values } = parseArgs({ options: { out: { type: "string", default: "screens" }, only: { type: "string" } } });
mkdirSync(values.out, { recursive: true });

const WIDE = { width: 1920, height: 1080 };
type Look = readonly [viewport: typeof PHONE, scheme: "light" | "dark", language: "en" | "hu" | "nl"];
const SAMPLE: readonly Look[] = [
  [PHONE, "light", "en"],
  [PHONE, "dark", "hu"],
  [DESK, "light", "hu"],
  [WIDE, "dark", "nl"],
];
const ALL: readonly Look[] = [
  ...SAMPLE,
  [PHONE, "light", "hu"],
  [PHONE, "dark", "nl"],
  [DESK, "dark", "en"],
  [WIDE, "light", "hu"],
];

const server = await startServer();
const browser = await startBrowser();
const { address } = server;

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const { page } = await openPage(browser, {
    viewport: PHONE,
    reducedMotion: "reduce",
    serviceWorkers: "allow",
    level: "trader",
    ...options,
  });
  return page;
}

/** The page as it stands, in each look; `prepare` brings it back to the moment after a reload. */
async function photograph(page: Page, name: string, looks: readonly Look[], prepare?: () => Promise<void>) {
  for (const [viewport, colorScheme, language] of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    if ((await page.locator("html").getAttribute("lang")) !== language) {
      await page.evaluate((to) => localStorage.setItem("serai.language", to), language);
      await page.reload();
      await page.locator(`html[lang="${language}"]`).waitFor();
      await page.locator("main:not([aria-busy])").waitFor();
      await prepare?.();
    }
    await page.waitForTimeout(400);
    const path = join(values.out, `${name}-${viewport.width}-${colorScheme}-${language}.png`);
    await page.screenshot({ path, fullPage: viewport === PHONE && looks === SAMPLE });
  }
}

/** By the plain list of legal moves. */
async function moveByList(page: Page): Promise<void> {
  const list = page.locator("details.moves");
  if (!(await list.evaluate((element) => element.hasAttribute("open")))) await list.locator("summary").click();
  await list.getByRole("button").first().click();
  await page.locator("#confirm").click();
}

async function playOut(page: Page): Promise<void> {
  while (await waitForTurn(page)) await moveByList(page);
}

const home = async (page: Page): Promise<void> => {
  await page.goto(address);
  await page.locator(".home-games").waitFor();
};

async function table(game: string, players: number): Promise<void> {
  const page = await newPage();
  await takeOver(page, address, { game, at: 0.6, players });
  await photograph(page, `table-${game}-${players}`, ALL, async () => {
    await page.locator(".prompt-asked").waitFor();
  });
  await page.context().close();
}

async function invite(game: string): Promise<{ host: Page; guest: Page }> {
  const [host, guest] = [await newPage(), await newPage()];
  await goToSetUp(host, address, game);
  await host.getByLabel("Your name").fill("Anna");
  await choose(host.getByRole("radio", { name: "1 friend" }));
  await host.locator(".set-up button[type=submit]").click();
  await guest.goto(await host.locator(".invite input").inputValue());
  return { host, guest };
}

const PLAIN = [
  "/sultan",
  "/ys",
  "/caylus",
  "/learn",
  "/watch",
  "/ladder",
  "/clubs",
  "/you",
  "/notices",
  "/verify",
  "/r",
  "/privacy",
  "/nowhere",
  "/t/AAAAAAAAAAAAAAAAAAAAAA",
];

const screens: Readonly<Record<string, () => Promise<void>>> = {
  "home-empty": async () => {
    const page = await newPage();
    await home(page);
    await photograph(page, "home-empty", ALL);
  },
  "home-used": async () => {
    const page = await newPage();
    await openTable(page, address, { game: "Sultan", rivals: 1 });
    await playOut(page);
    for (const game of ["Ys", "Byzanz"]) await openTable(page, address, { game, rivals: 3 });
    await home(page);
    await page.locator(".ticket").first().waitFor();
    await photograph(page, "home-used", ALL);
    await page.locator(".remove-button").first().click();
    await photograph(page, "home-remove", [[PHONE, "light", "nl"]]);
  },
  ...Object.fromEntries(
    [
      ["sultan", 2],
      ["sultan", 5],
      ["byzanz", 3],
      ["byzanz", 6],
      ["ys", 3],
      ["ys", 4],
      ["caylus", 2],
      ["caylus", 5],
    ].map(([game, players]) => [`table-${game}-${players}`, () => table(String(game), Number(players))]),
  ),
  lobby: async () => {
    const { host, guest } = await invite("Sultan");
    await photograph(host, "lobby-host", SAMPLE);
    await photograph(guest, "lobby-guest", SAMPLE);
  },
  friends: async () => {
    const { host, guest } = await invite("Sultan");
    await guest.locator(".name-field input, input[autocomplete=nickname]").first().fill("Béla");
    await guest.getByRole("button", { name: "Take a seat" }).click();
    await host.locator(".board").waitFor();
    await photograph(host, "friends-table", SAMPLE);
    for (const viewport of [PHONE, DESK]) {
      await host.setViewportSize(viewport);
      await host.locator(".table-menu summary").click();
      await photograph(host, "friends-menu", [[viewport, "light", "nl"]]);
      await host.locator(".table-menu button", { hasText: "Opgeven" }).click();
      await photograph(host, "friends-resign", [[viewport, "light", "nl"]]);
      await host.locator("dialog[open] button").first().click();
    }
  },
  end: async () => {
    for (const game of ["sultan", "byzanz", "ys", "caylus"]) {
      const page = await newPage();
      await takeOver(page, address, { game, at: 0.985 });
      await playOut(page);
      await photograph(page, `end-${game}`, SAMPLE);
      if (game !== "sultan") continue;
      await page.locator(".after-links a").first().click();
      await page.getByRole("slider").waitFor();
      await page.getByRole("slider").fill("12");
      await photograph(page, "replay", SAMPLE);
    }
  },
  review: async () => {
    const page = await newPage();
    await openTable(page, address, { game: "Sultan", rivals: 1 });
    await playOut(page);
    await page.locator(".after-links a").first().click();
    const ask = async (): Promise<void> => {
      await page.locator(".review .button").first().click();
      await page.locator(".review:not(:has(> .button))").waitFor();
    };
    await ask();
    await photograph(page, "review", SAMPLE, ask);
  },
  club: async () => {
    const [hers, his] = [await newPage(), await newPage()];
    await hers.goto(`${address}/clubs`);
    await hers.getByLabel("The club's name").fill("Kávéház");
    await hers.getByRole("button", { name: "Found it" }).click();
    const link = await hers.locator(".invite input").inputValue();
    await his.goto(link);
    await his.getByLabel("Your name").fill("Béla");
    await photograph(his, "club-join", SAMPLE);
    await his.locator("main form button[type=submit]").click();
    await his.locator("main details").first().waitFor();
    await photograph(his, "club-guest", SAMPLE);
    await hers.reload();
    await hers.locator("summary", { hasText: "Begin a tournament" }).click();
    await hers.getByLabel("The tournament's name").fill("Spring cup");
    const form = hers.locator("form", { hasText: "Who plays" });
    await choose(form.getByRole("radio", { name: "2 players" }));
    await hers.screenshot({ path: join(values.out, "club-tournament-form.png"), fullPage: true });
    await form.getByRole("button", { name: "Begin" }).click();
    await hers.getByRole("heading", { level: 1, name: "Spring cup" }).waitFor();
    await photograph(hers, "tournament", SAMPLE);
    await hers.goBack();
    await hers.getByRole("heading", { level: 1 }).waitFor();
    await photograph(hers, "club", SAMPLE);
  },
  settings: async () => {
    const page = await newPage();
    await home(page);
    const open = async (): Promise<void> => {
      await page.locator("[data-piece='control:settings']").click();
      await page.locator("dialog[open]").waitFor();
    };
    await open();
    await photograph(page, "settings", SAMPLE, open);
  },
  handover: async () => {
    const page = await newPage();
    await goToSetUp(page, address, "Sultan");
    await choose(page.getByRole("radio", { name: "Pass and play" }));
    await photograph(page, "set-up-device", [[PHONE, "light", "en"]]);
    await page.locator(".set-up button[type=submit]").click();
    await page.locator(".curtain").waitFor();
    await photograph(page, "handover", SAMPLE);
  },
  offline: async () => {
    const page = await newPage();
    await home(page);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    await page.reload();
    await page.locator(".home-games").waitFor();
    await photograph(page, "offline", [
      [PHONE, "light", "en"],
      [DESK, "light", "hu"],
    ]);
  },
  busy: async () => {
    const page = await newPage();
    await page.route("**/api/tables", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, json: { code: "server-busy", params: {} } })
        : route.continue(),
    );
    await home(page);
    await page.locator(".play-button").first().click();
    await photograph(page, "busy", [[PHONE, "light", "en"]]);
  },
  ...Object.fromEntries(
    PLAIN.map((path) => [
      `page${path.replaceAll("/", "-").slice(0, 12)}`,
      async () => {
        const page = await newPage();
        await page.goto(address + path);
        await page.locator("h1").first().waitFor();
        await photograph(page, `page${path.replaceAll("/", "-").slice(0, 12)}`, SAMPLE);
        await page.context().close();
      },
    ]),
  ),
};

try {
  for (const [name, take] of Object.entries(screens)) {
    if (values.only !== undefined && !values.only.split(",").some((prefix) => name.startsWith(prefix))) continue;
    await take().catch((error: unknown) => console.error(`${name}: ${String(error).slice(0, 400)}`));
  }
} finally {
  await browser.close();
  await server.stop();
}
