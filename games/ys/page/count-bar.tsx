import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { Cross } from "@serai/ui/art/icons.tsx";
import type { BoardLook, GameProps } from "@serai/ui/page.ts";
import { SpeedSelect } from "@serai/ui/parts/speed-select.tsx";
import { STRETCH, speed } from "@serai/ui/settings.ts";
import { ui } from "@serai/ui/words/index.ts";
import { sayYou, withYou } from "@serai/words/you";
import { useEffect } from "preact/hooks";
import type { Event, Ys } from "../rules/index.ts";
import { BackGlyph, PauseGlyph, PlayGlyph, StepBack, StepOn } from "./art/late-glyphs.tsx";
import { countEvents, countStart } from "./count-log.ts";
import { pace } from "./motion.ts";
import { retold } from "./show.ts";
import { words } from "./words.ts";

/** A moment of the story, told by what happened up to it. */
export interface Looked extends Pick<GameProps<Ys>, "view" | "log"> {
  readonly at: number;
}

interface CountBarProps extends GameProps<Ys> {
  readonly boardLook: BoardLook;
  /** What the board is to show while a moment is looked at. */
  readonly looked: Signal<Looked | undefined>;
}

/** Fast enough for anybody, and still seen. */
const QUICKEST = 0.12;

/** The count can be gone through again, step by step, forwards and back, at any speed. Play goes on meanwhile. */
export function CountBar({ view, viewer, log, text, names, boardLook, looked }: CountBarProps) {
  const { at } = boardLook;
  const isRunning = useSignal(false);
  const start = countStart(log);
  const hasSentence = (event: Event): boolean => text.event(event, names) !== undefined;
  const last = log.findLastIndex(hasSentence);

  function look(to: number): void {
    const story = log.slice(0, to + 1);
    looked.value = { at: to, view: retold(view, story), log: story };
    boardLook.go(to);
  }

  function step(by: 1 | -1): void {
    let next = (at ?? log.length) + by;
    while (next > 0 && next < last && !hasSentence(log[next])) next += by;
    if (next > last) boardLook.go(undefined);
    else look(Math.max(0, next));
  }

  useEffect(() => {
    if (at === undefined || !isRunning.value) {
      isRunning.value = at !== undefined && isRunning.value;
      return undefined;
    }
    const timer = setTimeout(() => step(1), pace(log[at]) * Math.max(QUICKEST, STRETCH[speed.value]));
    return () => clearTimeout(timer);
  }, [at, isRunning.value, speed.value]);

  if (start < 0) return undefined;
  if (at === undefined) {
    const label = countEvents(log).length === 0 ? words.text.lastCount : words.text.fromStart;
    return (
      <div class="count-bar is-closed" data-live data-piece="count:bar">
        <IconButton label={label} onClick={() => look(start)}>
          <BackGlyph />
          <span>{label}</span>
        </IconButton>
      </div>
    );
  }
  const told = text.event(log[at], withYou(names, viewer));
  const sentence = told && sayYou(told, ui.text.you);
  return (
    <section class="count-bar" aria-label={words.text.count} data-live data-piece="count:bar">
      <div class="count-controls">
        <IconButton label={words.text.fromStart} onClick={() => look(start)}>
          <BackGlyph />
        </IconButton>
        <IconButton label={words.text.stepBack} onClick={() => step(-1)}>
          <StepBack />
        </IconButton>
        <IconButton
          label={isRunning.value ? words.text.pause : words.text.play}
          onClick={() => {
            isRunning.value = !isRunning.value;
          }}
        >
          {isRunning.value ? <PauseGlyph /> : <PlayGlyph />}
        </IconButton>
        <IconButton label={words.text.stepOn} onClick={() => step(1)}>
          <StepOn />
        </IconButton>
        <SpeedSelect />
        <IconButton label={words.text.backToNow} onClick={() => boardLook.go(undefined)}>
          <Cross />
        </IconButton>
      </div>
      <p class="count-sentence">{sentence ?? words.text.count}</p>
    </section>
  );
}

interface IconButtonProps {
  readonly label: string;
  onClick(): void;
  readonly children: preact.ComponentChildren;
}

const IconButton = ({ label, onClick, children }: IconButtonProps) => (
  <button type="button" class="count-button" aria-label={label} onClick={onClick}>
    {children}
  </button>
);
