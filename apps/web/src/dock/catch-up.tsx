import type { AnyGameProps } from "../games/page.ts";
import type { TableStore } from "../table-store.ts";
import { ui } from "../text/index.ts";
import { sentenceOf } from "./sentence.ts";
import { SpeedSelect } from "./speed-select.tsx";

/** Over what is played back to somebody who comes to the table: what it is, how much of it, and how fast. */
export function CatchUp({ store, props }: { readonly store: TableStore; readonly props: AnyGameProps }) {
  const { text, names } = props;
  const catchUp = store.stage.catchUp.value;
  const told = (events: readonly unknown[]): number =>
    events.filter((event) => sentenceOf(event, text, names) !== undefined).length;
  const count = catchUp ? told(catchUp.events) : 0;
  if (catchUp === undefined || count === 0) return undefined;
  const shown = told(catchUp.events.slice(0, catchUp.shown));
  const hasPlayed = store.company.value.decision > 0;
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
