import { useSignal } from "@preact/signals";
import type { Ys } from "@serai/ys";
import { useEffect, useRef } from "preact/hooks";
import { TableGlyph } from "../../art/city.tsx";
import { late } from "../../late.tsx";
import { Below } from "../../parts/below.tsx";
import { walkWithArrows } from "../../parts/focus.ts";
import type { GameProps } from "../page.ts";
import type { Looked } from "./count-bar.tsx";
import { Ledger } from "./ledger.tsx";
import { Market } from "./market.tsx";
import { OrderCards } from "./order-cards.tsx";
import { Quarter } from "./quarter.tsx";
import { isCounting, isMarketStage, quarterCounted } from "./sides.ts";
import { words } from "./words.ts";

/** Nothing to count yet: drawn from the start, and so fetched right after the board. */
const CountBar = late(async () => (await import("./count-bar.tsx")).CountBar);
const QuarterSheet = late(async () => (await import("./quarter-sheet.tsx")).QuarterSheet);
const ScoringSheet = late(async () => (await import("./scoring-sheet.tsx")).ScoringSheet);

/** With three rows of squares. */
const ROOM_OF_MARKET = "11.5rem";

const NOTHING_LEGAL: ReadonlySet<number> = new Set();

/** The city and its market. Looking back, the board shows a moment of the story and nothing on it can be done. */
export function Board(props: GameProps<Ys>) {
  /** The moment of the count that is looked at. */
  const looked = useSignal<Looked | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  /** The sheet that lies over the board: of a quarter, or how gems score. */
  const sheet = useSignal<number | "scoring" | undefined>(undefined);
  const putAway = (): void => {
    sheet.value = undefined;
  };
  const past = looked.value;
  const scene: GameProps<Ys> = past ? { ...props, ...past, legal: NOTHING_LEGAL, choice: {} } : props;
  const { view } = scene;

  // What is counted must be in sight; nothing moves while it is.
  const focus = isCounting(view) ? (isMarketStage(view) ? "market" : quarterCounted(view)) : undefined;
  useEffect(() => {
    if (focus === undefined) return;
    const wanted = focus === "market" ? ".ys-market" : `[data-quarter="${focus}"]`;
    root.current?.querySelector(wanted)?.scrollIntoView({ block: "nearest" });
  }, [focus]);

  return (
    <div class={past ? "ys-board is-past" : "ys-board"} ref={root}>
      <OrderCards {...scene} />
      <button
        type="button"
        class="tool-button"
        data-live
        onClick={() => {
          sheet.value = "scoring";
        }}
      >
        <TableGlyph />
        <span>{words.text.scoringTable}</span>
      </button>
      <CountBar {...props} looked={looked} />
      <div class="ys-main" data-slide>
        <fieldset
          class={`quarters are-${view.quarters}`}
          aria-label={words.text.city}
          data-place="sea"
          onKeyDown={walkWithArrows}
        >
          {Array.from({ length: view.quarters }, (_, quarter) => (
            <Quarter
              key={quarter}
              {...scene}
              quarter={quarter}
              open={(wanted) => {
                sheet.value = wanted;
              }}
            />
          ))}
        </fieldset>
        <Below room={ROOM_OF_MARKET} isWanted={focus === "market"}>
          <Market {...scene} />
        </Below>
      </div>
      <Below>
        <Ledger {...scene} />
      </Below>
      {sheet.value === "scoring" && <ScoringSheet {...scene} onClose={putAway} />}
      {typeof sheet.value === "number" && <QuarterSheet {...scene} quarter={sheet.value} onClose={putAway} />}
    </div>
  );
}
