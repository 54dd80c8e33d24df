/** The look of the operator's page, in the colours of the site, by day and by night. */
export const OPERATOR_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f4e8d3, #17110f);
  --surface: light-dark(#fdf7ea, #241b18);
  --ink: light-dark(#2b1d14, #f5e8d2);
  --ink-soft: light-dark(#6a5138, #cbb193);
  --accent: light-dark(#96381f, #f0b561);
  --on-accent: light-dark(#fff6e6, #2a1708);
  --line: light-dark(#dcc7a3, #4c3a2f);
  --line-strong: light-dark(#8a6f4d, #a3876a);
}
* { box-sizing: border-box; }
body {
  max-inline-size: 72rem;
  margin: 0 auto;
  padding: 1rem 1rem 4rem;
  background: var(--ground);
  color: var(--ink);
  font: 1rem / 1.4 Figtree, "Avenir Next", "Segoe UI", Roboto, sans-serif;
}
h1, h2 { font-family: Fraunces, "Iowan Old Style", Palatino, Georgia, serif; line-height: 1.15; }
h1 { margin: 0 0 1rem; }
h2 { margin: 0 0 0.75rem; font-size: 1.1875rem; }
section { margin-block: 1rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); }
p { margin: 0 0 0.75rem; color: var(--ink-soft); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; min-inline-size: 50%; }
th, td { padding: 0.375rem 1.5rem 0.375rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--ink-soft); font-size: 0.8125rem; white-space: nowrap; }
tr:last-child td { border-block-end: 0; }
td { overflow-wrap: anywhere; min-inline-size: 4rem; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
td form { display: inline; }
.ban { display: flex; flex-wrap: wrap; align-items: end; gap: 0.75rem; margin-block-start: 1rem; }
.ban label { display: grid; gap: 0.25rem; font-size: 0.8125rem; font-weight: 600; }
input, select, button {
  min-block-size: 2.75rem;
  padding-inline: 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: 0.75rem;
  background: light-dark(#ffffff, #31251f);
  color: inherit;
  font: inherit;
  font-size: 1rem;
  font-weight: 400;
}
button { font-weight: 600; cursor: pointer; }
.ban button { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid light-dark(#1d4f91, #8cc4ff); outline-offset: 2px; }
`;
