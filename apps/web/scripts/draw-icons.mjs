// Draws the icons of the installed app from public/icon.svg, for launchers that cannot draw SVG. Run by hand when it changes:
//   node apps/web/scripts/draw-icons.mjs
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";

const folder = join(import.meta.dirname, "../public");
const svg = readFileSync(join(folder, "icon.svg"), "utf8");
// Launchers cut maskable icons to shapes of their own: the ground reaches the edge, the picture stays well inside.
const maskable = `<body style="background:#8e3a24"><div style="padding:12%">${svg}</div>`;

const browser = await chromium.launch({
  executablePath: process.env.SERAI_BROWSER ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const [name, size, content] of [
  ["icon-192.png", 192, svg],
  ["icon-512.png", 512, svg],
  ["icon-maskable-512.png", 512, maskable],
]) {
  const page = await browser.newPage({ viewport: { width: Number(size), height: Number(size) } });
  await page.setContent(`<style>* { margin: 0; box-sizing: border-box } svg { display: block }</style>${content}`);
  await page.screenshot({ path: join(folder, String(name)), omitBackground: true });
  await page.close();
}
await browser.close();
