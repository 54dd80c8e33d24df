import { useSignal } from "@preact/signals";
import { lazy } from "@serai/ui/lazy.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { AfterPaint } from "@serai/ui/parts/after-paint.tsx";
import { walkWithArrows } from "@serai/ui/parts/focus.ts";
import { useEffect, useRef } from "preact/hooks";
import { parts, type Ys } from "../rules/index.ts";
import { Scene } from "./art/scene.tsx";
import { Awnings } from "./awnings.tsx";
import type { Looked } from "./count-bar.tsx";
import { Drowned, Quarter } from "./quarter.tsx";
import { isCounting, isMarketStage, quarterCounted } from "./sides.ts";
import { words } from "./words.ts";

/** The city is there at once; its drawings come right after, into frames that wait for them. */
const Scenery = lazy(async () => (await import("./art/scenery.tsx")).Scenery);
const MarketSide = lazy(async () => (await import("./market-side.tsx")).MarketSide);
/** Nothing to count yet: drawn from the start, and so fetched right after the board. */
const CountBar = lazy(async () => (await import("./count-bar.tsx")).CountBar);
const QuarterSheet = lazy(async () => (await import("./quarter-sheet.tsx")).QuarterSheet);
const ScoringSheet = lazy(async () => (await import("./scoring-sheet.tsx")).ScoringSheet);

const NOTHING_LEGAL: ReadonlySet<number> = new Set();

/** The city and its market. Looking back, the board shows a moment of the story and nothing on it can be done. */
export function Board(props: GameProps<Ys>) {
  const { legal, boardLook } = props;
  /** The moment of the count that is looked at, for as long as the table lets it be: nobody decides by a board of the past. */
  const looked = useSignal<Looked | undefined>(undefined);
  const root = useRef<HTMLDivElement>(null);
  /** The sheet that lies over the board: of a quarter, or how gems score. */
  const sheet = useSignal<number | "scoring" | undefined>(undefined);
  const putAway = (): void => {
    sheet.value = undefined;
  };
  const past = looked.value?.at === boardLook?.at ? looked.value : undefined;
  const scene: GameProps<Ys> = past ? { ...props, ...past, legal: NOTHING_LEGAL, choice: {} } : props;
  const { view } = scene;

  // What is counted must be in sight. Where something may be decided, nothing moves under the finger.
  const focus = isCounting(view) ? (isMarketStage(view) ? "market" : quarterCounted(view)) : undefined;
  useEffect(() => {
    if (focus === undefined || legal.size > 0) return;
    const wanted = focus === "market" ? ".squares" : `[data-quarter="${focus}"]`;
    root.current?.querySelector(wanted)?.scrollIntoView({ block: "nearest" });
  }, [focus]);

  return (
    <div class={past ? "ys-board is-past" : "ys-board"} ref={root}>
      {boardLook && <CountBar {...props} boardLook={boardLook} looked={looked} />}
      <div class="ys-main" data-slide>
        <Scenery />
        <fieldset
          class={`quarters are-${view.quarters}`}
          aria-label={words.text.city}
          data-place="sea"
          onKeyDown={walkWithArrows}
        >
          <span class="plaza" />
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
          {view.quarters === 3 && <Drowned />}
          <Scene of="bridge" class="bridge is-top" />
          <Scene of="bridge" class="bridge is-low" />
          <button
            type="button"
            class="palace-square"
            data-live
            data-place="square"
            data-piece="square:scoring"
            onClick={() => {
              sheet.value = "scoring";
            }}
          >
            <Scene of="square" class="square-art" />
            <b>
              {view.round + 1}/{parts.ROUNDS}
            </b>
            <span class="unseen">{words.text.scoringTable}</span>
          </button>
        </fieldset>
        <section class={focus === "market" ? "ys-market is-counted" : "ys-market"} aria-label={words.text.market}>
          <Awnings {...scene} />
          <AfterPaint isWanted={focus === "market"}>
            <MarketSide {...scene} />
          </AfterPaint>
        </section>
      </div>
      {sheet.value === "scoring" && <ScoringSheet {...scene} onClose={putAway} />}
      {typeof sheet.value === "number" && <QuarterSheet {...scene} quarter={sheet.value} onClose={putAway} />}
    </div>
  );
}
