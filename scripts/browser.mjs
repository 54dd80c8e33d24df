import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installByApt } from "./debian.mjs";
import { giveUp, needNode24, root, run } from "./node24.mjs";

/** Chromium without windows of its own: pages cost it a quarter less, but it shows no notifications. */
const SHELL = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const macChrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** Asked for its version, because a file of the right name may be a stub (Ubuntu's only points at a snap). @param {string} file */
const works = (file) => existsSync(file) && spawnSync(file, ["--version"], { stdio: "ignore" }).status === 0;

/** @param {string} name */
const inPath = (name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));

async function find() {
  const { chromium } = await import("playwright-core");
  const { SERAI_BROWSER, CHROME, CHROMIUM } = process.env;
  return [
    ...[SERAI_BROWSER, CHROME, CHROMIUM].filter((file) => file !== undefined),
    ...names.flatMap(inPath),
    macChrome,
    chromium.executablePath(),
  ].find(works);
}

/** Without a font every letter in a screenshot is a box. */
const PACKAGES = ["chromium", SHELL, "fonts-dejavu-core"];

async function installByPlaywright() {
  console.log("No browser found: asking Playwright for one.");
  await run(needNode24(), [join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"], { group: true });
}

/** The path of a Chromium that starts, installed if need be. */
export async function needBrowser() {
  for (const install of [undefined, () => installByApt("No browser found", PACKAGES), installByPlaywright]) {
    await install?.();
    const found = await find();
    if (found) return found;
  }
  return giveUp("The browser tests need Chromium or Chrome: install one, or set CHROME to its path, and run again.");
}

/** The path of a headless shell; without one the browser itself does all of its work. */
export const findShell = () => inPath(SHELL).find(works);
