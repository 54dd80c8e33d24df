import { render } from "preact";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/parts.css";
import { App } from "./app.tsx";
import { dressPage, language } from "./settings.ts";
import { common } from "./text/common.ts";
import { ui } from "./text/index.ts";
import { online } from "./text/online/index.ts";

dressPage();
await Promise.all([ui, common, online].map((words) => words.load(language.peek())));

const root = document.getElementById("app");
if (root) render(<App />, root);
