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

/** A browser that somebody wants to be used. */
function chosen() {
  const { SERAI_BROWSER, CHROME, CHROMIUM } = process.env;
  return [SERAI_BROWSER, CHROME, CHROMIUM].filter((file) => file !== undefined);
}

async function find() {
  const { chromium } = await import("playwright-core");
  return [...chosen(), ...names.flatMap(inPath), macChrome, chromium.executablePath()].find(works);
}

/** As wide as Arial: the letters whose place the page's own take, which must move nothing. */
const FONT = "fonts-liberation";
const hasFont = () => ["liberation", "liberation2"].some((name) => existsSync(`/usr/share/fonts/truetype/${name}`));

/** Without a font every letter in a screenshot is a box. */
const PACKAGES = ["chromium", "fonts-dejavu-core"];
const byApt = (/** @type {string[]} */ packages) => () => installByApt("No browser found", packages);

async function installByPlaywright() {
  console.log("No browser found: asking Playwright for one.");
  await run(needNode24(), [join(root, "node_modules/playwright-core/cli.js"), "install", "chromium"], { group: true });
}

/** The path of a Chromium that starts, installed if need be, with a font to draw with. */
export async function needBrowser() {
  if (!hasFont()) await installByApt("No font found that is as wide as Arial", [FONT]);
  // Not every Debian has the shell.
  for (const install of [undefined, byApt([...PACKAGES, SHELL]), byApt(PACKAGES), installByPlaywright]) {
    await install?.();
    const found = await find();
    if (found) return found;
  }
  return giveUp("The browser tests need Chromium or Chrome: install one, or set CHROME to its path, and run again.");
}

/** The path of a headless shell, unless another browser is wanted; without one the browser itself does all of its work. */
export const findShell = () => (chosen().length === 0 ? inPath(SHELL).find(works) : undefined);
