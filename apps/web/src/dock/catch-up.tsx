import type { AnyGameProps } from "@serai/ui/page.ts";
import { SpeedSelect } from "@serai/ui/parts/speed-select.tsx";
import { sentenceOf } from "../log/sentence.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";

/**
 * What is played back to somebody who comes to the table: what it is, how much of it, and how fast. It lies over the
 * buttons, with which nothing can be done meanwhile: so nothing moves when it comes and goes.
 */
export function CatchUp({ store, props }: { readonly store: TableStore; readonly props: AnyGameProps }) {
  const { text, names } = props;
  const catchUp = store.catchUp.value;
  const told = (events: readonly unknown[]): number =>
    events.filter((event) => sentenceOf(event, text, names, store.viewer) !== undefined).length;
  const count = catchUp ? told(catchUp.events) : 0;
  if (catchUp === undefined || count === 0) return undefined;
  const shown = told(catchUp.events.slice(0, catchUp.shown));
  const hasPlayed = store.latest.value.decision > 0;
  return (
    <div class="catch-up" data-live>
      <h2>
        <span role="status">{hasPlayed ? ui.text.whileAway(count) : ui.text.beforeYouCame(count)}</span>
        <progress max={count} value={shown} aria-hidden="true" />
      </h2>
      <SpeedSelect />
    </div>
  );
}
