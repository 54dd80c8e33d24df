import { render } from "preact";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import { App } from "./app.tsx";
import { dressPage, language } from "./settings.ts";
import { common } from "./text/common.ts";
import { ui } from "./text/index.ts";

dressPage();
await Promise.all([ui.load(language.peek()), common.load(language.peek())]);

const root = document.getElementById("app");
if (root) render(<App />, root);
