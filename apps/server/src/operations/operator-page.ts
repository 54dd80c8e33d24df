import type { ReportedLine } from "../store/chat.ts";
import type { Ban, OperatorStore, SetAside } from "../store/operator.ts";
import { type Html, html } from "./html.ts";
import { TEXT } from "./operator-text.ts";
import type { RecentError } from "./recent-errors.ts";

/** What the operator is shown: nothing of a game that runs but how many there are. */
export interface OperatorView {
  readonly load: Readonly<Record<keyof typeof TEXT.load, number>>;
  readonly openTables: Awaited<ReturnType<OperatorStore["openTables"]>>;
  readonly errors: readonly RecentError[];
  readonly reports: readonly ReportedLine[];
  readonly bans: readonly Ban[];
  readonly setAside: readonly SetAside[];
}

type Cell = string | number | Html;

const when = (at: number): string => new Date(at).toISOString().slice(0, 19).replace("T", " ");

const isNumber = (cell: Cell): boolean => typeof cell === "number";

const cellOf = (cell: Cell): Html => (isNumber(cell) ? html`<td class="number">${cell}</td>` : html`<td>${cell}</td>`);

const headsOf = (heads: readonly string[]): Html =>
  heads.length === 0 ? html`` : html`<thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>\n`;

const table = (heads: readonly string[], rows: readonly (readonly Cell[])[]): Html =>
  rows.length === 0
    ? html`<p>${TEXT.none}</p>`
    : html`<div class="scroll"><table>${headsOf(heads)}<tbody>${rows.map((row) => html`<tr>${row.map(cellOf)}</tr>\n`)}</tbody></table></div>`;

const section = (head: string, ...parts: readonly Html[]): Html =>
  html`<section><h2>${head}</h2>\n${parts}</section>\n`;

/** A form of one button, with what it is about. */
const button = (path: string, label: string, about: Readonly<Record<string, string | number>>): Html =>
  html`<form method="post" action="/api/operator/${path}">${hidden(about)}<button>${label}</button></form>`;

const hidden = (about: Readonly<Record<string, string | number>>): Html[] =>
  Object.entries(about).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const loadRows = ({ load }: OperatorView): Cell[][] =>
  Object.entries(TEXT.load).map(([name, label]) => [label, Number(Reflect.get(load, name))]);

const reportRow = ({ table: id, room, number, name, tag, text, by, why, at }: ReportedLine): Cell[] => [
  when(at),
  name,
  text,
  by,
  why,
  html`${button("reports", TEXT.seenTo, { table: id, room, number })}${button("bans", TEXT.banSpeaker, { kind: "person", whose: tag, why: text })}`,
];

const banRow = ({ kind, whose, name, why, at }: Ban): Cell[] => [
  when(at),
  TEXT.kinds[kind],
  name ?? "",
  whose,
  why,
  button("bans/lift", TEXT.lift, { kind, whose }),
];

const banForm = html`<form class="ban" method="post" action="/api/operator/bans">
<label>${TEXT.kind} <select name="kind"><option value="person">${TEXT.kinds.person}</option><option value="address">${TEXT.kinds.address}</option></select></label>
<label>${TEXT.whose} <input name="whose" required maxlength="64"></label>
<label>${TEXT.why} <input name="why" maxlength="200"></label> <button>${TEXT.ban}</button></form>`;

/** HTML and one style sheet: no script, nothing from elsewhere. */
export const operatorPage = (view: OperatorView): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${TEXT.title}</title>
<link rel="stylesheet" href="/api/operator/style.css"></head><body>
<h1>${TEXT.title}</h1>
${section(TEXT.heads.load, table([], loadRows(view)))}
${section(
  TEXT.heads.tables,
  table(
    TEXT.columns.tables,
    view.openTables.map(({ game, status, tables }) => [game, status, tables]),
  ),
)}
${section(
  TEXT.heads.errors,
  table(
    TEXT.columns.errors,
    view.errors.map(({ at, what, error, table: id }) => [when(at), what, error, id ?? ""]),
  ),
)}
${section(TEXT.heads.reports, table(TEXT.columns.reports, view.reports.map(reportRow)))}
${section(TEXT.heads.bans, html`<p>${TEXT.aboutBans}</p>`, table(TEXT.columns.bans, view.bans.map(banRow)), banForm)}
${section(
  TEXT.heads.setAside,
  table(
    TEXT.columns.setAside,
    view.setAside.map(({ table: id, game, rules, updated }) => [
      when(updated),
      game,
      rules,
      html`<a href="/api/operator/tables/${id}">${id}</a>`,
    ]),
  ),
)}
</body></html>
`.text;
