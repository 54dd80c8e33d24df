import { render } from "preact";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import "./styles/drag.css";
import { App, comeIn } from "./app.tsx";
import { dressPage, language } from "./settings.ts";
import { common } from "./text/common.ts";
import { ui } from "./text/index.ts";
import { online } from "./text/online/index.ts";

/** Not awaited by this file itself: the words may share parts with it, and would wait for it in turn. */
async function open(): Promise<void> {
  dressPage();
  await Promise.all([comeIn(), ...[ui, common, online].map((words) => words.load(language.peek()))]);
  const root = document.getElementById("app");
  if (root) render(<App />, root);
}

void open();

/** What is kept for playing without a network is fetched when the first screen, which must not wait for it, is there. */
const KEEP_AFTER = 1_500;
if (import.meta.env.PROD) setTimeout(() => void navigator.serviceWorker?.register("/sw.js"), KEEP_AFTER);
