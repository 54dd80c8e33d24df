import { Forward } from "@serai/ui/art/icons.tsx";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { StepBack, StepForward } from "../art/replay-icons.tsx";
import { sentenceOf } from "../log/sentence.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";

/** In the place of what is asked: which moment the board shows, the ways to others, and the way back to now. */
export function LookingBack({ store, props }: { readonly store: TableStore; readonly props: AnyGameProps }) {
  const { text, names } = props;
  const past = store.past.value;
  if (past === undefined) return undefined;
  const { at, news } = past;
  const log = store.log.value;
  const lines = log.flatMap((event, i) => (sentenceOf(event, text, names, store.viewer) === undefined ? [] : [i]));
  const earlier = lines.findLast((line) => line < at);
  const later = lines.find((line) => line > at);
  return (
    <section class="looking-back" aria-label={ui.text.lookingBack} data-live>
      <p class="prompt" role="status">
        <strong>{ui.text.lookingBack}</strong> {sentenceOf(log[at], text, names, store.viewer)}
      </p>
      <div class="dock-buttons">
        <Step label={ui.text.earlier} to={earlier} store={store} icon={<StepBack />} />
        <Step label={ui.text.later} to={later} store={store} icon={<StepForward />} />
        <button type="button" id="confirm" class="button button-main" onClick={() => store.look(undefined)}>
          <Forward />
          <span>{ui.text.backToNow}</span>
          {news > 0 && <span class="news-badge">{ui.text.newEvents(news)}</span>}
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly store: TableStore;
  readonly label: string;
  readonly icon: preact.VNode;
  /** The line to go to, where there is one. */
  readonly to: number | undefined;
}

const Step = ({ store, label, icon, to }: StepProps) => (
  <button
    type="button"
    class="button button-back"
    aria-label={label}
    aria-disabled={to === undefined}
    onClick={() => {
      if (to !== undefined) store.look(to);
    }}
  >
    {icon}
  </button>
);
