import { ui } from "../words/index.ts";

/** On a part of the page that changed, while its viewer was away or in the moment looked at: a small diamond, and the word for those who listen. */
export function Mark({ changed, part }: { readonly changed: ReadonlySet<string>; readonly part: string }) {
  if (!changed.has(part)) return undefined;
  return (
    <span class="changed-mark" data-piece={`changed:${part}`}>
      <span class="unseen"> {ui.text.changed} </span>
    </span>
  );
}
