import { render } from "preact";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/drag.css";
import { ui as partWords } from "@serai/ui/words/index.ts";
import { App, prepareFirstPage } from "./app.tsx";
import { applySettings, deviceStorage, language } from "./device/settings.ts";
import { common } from "./text/common.ts";
import { ui } from "./text/index.ts";
import { online } from "./text/online/index.ts";

/** Not awaited by this file itself: the words may share parts with it, and would wait for it in turn. */
async function open(): Promise<void> {
  applySettings();
  await Promise.all([
    prepareFirstPage(),
    ...[partWords, ui, common, online].map((words) => words.load(language.peek())),
  ]);
  const root = document.getElementById("app");
  if (root) render(<App />, root);
}

// Browsers also report things here that are no exception of ours: those have no error.
addEventListener("error", ({ error }) => {
  if (error) void import("./shell/fault-notice.tsx").then(({ showFault }) => showFault());
});

void open();

/** After what was asked for is painted, and not what is seen meanwhile: until then the page is read in the fallback faces. */
function fetchFonts(): void {
  const isThere = document.querySelector("main:not([aria-busy])") !== null;
  requestAnimationFrame(isThere ? () => void import("./styles/fonts.css") : fetchFonts);
}
addEventListener("load", fetchFonts, { once: true });

/** What the first screen must not wait for: nonces that a page cut off could not reveal; what is kept for playing offline. */
const KEEP_AFTER = 1_500;
const earlier = deviceStorage.get("starts")?.split(" ");
if (earlier) setTimeout(async () => (await import("./fair/take-part.ts")).revealForgotten(earlier), KEEP_AFTER);
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register("/sw.js"), KEEP_AFTER);
