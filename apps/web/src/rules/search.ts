import { hasAll, placesOf, wordsIn } from "./find.ts";

/* The one script of a rules page. Without it all clauses are there, each with its link, and the browser finds words. */

/** What is searched, one by one; drawings are left out, since their steps are not all in sight. */
const ENTRIES = ".rules .clause, .rules-options > div, #editions > p";
/** A style sheet draws it; browsers that do not know it show the clauses unmarked. */
const MARK = "found";
/** Stands for the number in what the page says. */
const NUMBER = "#";

function textsOf(entry: Element): Text[] {
  const walker = document.createTreeWalker(entry, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(".figure") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

function rangesIn(texts: readonly Text[], words: readonly string[]): Range[] {
  return texts.flatMap((text) =>
    placesOf(text.data, words).map(([from, to]) => {
      const range = new Range();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    }),
  );
}

function start(frame: HTMLElement, field: HTMLInputElement, status: HTMLElement): void {
  const entries = [...document.querySelectorAll<HTMLElement>(ENTRIES)].map((element) => {
    const texts = textsOf(element);
    return { element, texts, text: texts.map(({ data }) => data).join(" ") };
  });
  const sections = [...document.querySelectorAll<HTMLElement>(".rules > section")];
  const short = document.querySelector<HTMLElement>("#short");

  const search = (): void => {
    const words = wordsIn(field.value);
    const isSearching = words.length > 0;
    const found = entries.filter(({ text }) => hasAll(text, words));
    const shown = new Set(found.map(({ element }) => element));
    for (const { element } of entries) element.hidden = !shown.has(element);
    for (const section of sections) section.hidden = !found.some(({ element }) => section.contains(element));
    if (short) short.hidden = isSearching;
    const { none = "", one = "", many = "" } = frame.dataset;
    const sentence = found.length === 0 ? none : found.length === 1 ? one : many;
    status.textContent = isSearching ? sentence.replace(NUMBER, String(found.length)) : "";
    // Typed far down the page: what was found begins at the top.
    if (isSearching && status.getBoundingClientRect().top < 0) status.scrollIntoView();
    if (!("highlights" in CSS)) return;
    CSS.highlights.delete(MARK);
    if (isSearching) CSS.highlights.set(MARK, new Highlight(...found.flatMap(({ texts }) => rangesIn(texts, words))));
  };
  const clear = (): void => {
    field.value = "";
    search();
  };

  frame.hidden = false;
  field.addEventListener("input", search);
  field.addEventListener("keydown", (event) => {
    if (event.key === "Escape") clear();
  });
  // A link leads to what is hidden: everything is shown again, and the place is gone to.
  addEventListener("hashchange", () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target?.closest("[hidden]")) return;
    clear();
    target.scrollIntoView();
  });
  // Browsers keep what was typed when somebody comes back to the page.
  if (field.value !== "") search();
}

const frame = document.querySelector<HTMLElement>(".rules-search");
const field = frame?.querySelector("input");
const status = document.querySelector<HTMLElement>(".rules-found");
if (frame && field && status) start(frame, field, status);
