import { useSignalEffect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ReviewPanel } from "../review/panel.tsx";
import { Header } from "../shell/header.tsx";
import { replayText } from "../text/replay/index.ts";
import { PerspectiveField } from "./perspective-field.tsx";
import type { Replay } from "./replay.ts";
import { ReplayActions } from "./replay-actions.tsx";
import { Scene, SeatsThen } from "./scene.tsx";
import { Story } from "./story.tsx";
import { Timeline } from "./timeline.tsx";
import "./replay.css";

interface FrameProps {
  readonly replay: Replay;
  /** The address alone leads to the game: it then also says which moment of it is looked at. */
  readonly hasAddress: boolean;
  readonly isShared: boolean;
}

/** Browsers take it ill when an address changes with every pixel of a slider. */
const SETTLED = 250;

export function ReplayFrame({ replay, hasAddress, isShared }: FrameProps) {
  const { page, table, text } = replay;
  const words = replayText.text;

  useEffect(() => {
    document.title = `${text.name} · ${words.title} · Serai`;
  }, [text, words]);

  useSignalEffect(() => {
    const { mark } = replay;
    if (!hasAddress) return undefined;
    const timer = setTimeout(() => history.replaceState(undefined, "", `${location.pathname}${mark}`), SETTLED);
    return () => clearTimeout(timer);
  });

  useEffect(() => () => replay.stop(), [replay]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => pressed(replay, event);
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [replay]);

  return (
    <div class={`table replay game-${table.game}`}>
      <Header>
        <h1>{text.name}</h1>
        <p class="header-status">{page.status(replay.view(replay.perspective.value))}</p>
      </Header>
      <main class="table-main">
        <SeatsThen replay={replay} />
        <div class="table-centre">
          <Scene replay={replay} />
          <div class="dock">
            <Latest replay={replay} />
            <Timeline replay={replay} />
          </div>
        </div>
        <div class="table-side">
          <PerspectiveField replay={replay} />
          <Story replay={replay} />
          <ReviewPanel replay={replay} />
          <ReplayActions replay={replay} isShared={isShared} />
          <p class="hint replay-keys">{words.keys}</p>
        </div>
      </main>
    </div>
  );
}

/** What the move just made told the chosen seat; read aloud as one steps. */
function Latest({ replay }: { readonly replay: Replay }) {
  const { played, own, names, sentence } = replay;
  const at = replay.at.value;
  const sentences = replay.told.value
    .filter((told) => told.at === at)
    .map(({ event }) => sentence(event))
    .filter((told) => told !== undefined);
  // As in play, the event that has the stage tells itself.
  const isMoving = replay.isPlaying;
  const { by } = played.moments[at];
  const { nothingSeen, youMoved } = replayText.text;
  const nothing = by !== undefined && by === own ? youMoved : nothingSeen(by === undefined ? "" : names(by));
  return (
    <p class="prompt" role="status">
      {sentences.length > 0 ? (isMoving ? sentences.at(-1) : sentences.join(" ")) : nothing}
    </p>
  );
}

/** The slider and the radio buttons have their own use for these keys, and so has a game's board. */
function pressed(replay: Replay, event: KeyboardEvent): void {
  const isTaken = event.target instanceof Element && event.target.closest("input, select, textarea, dialog") !== null;
  if (isTaken || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = replay.at.peek();
  const steps: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => (event.shiftKey ? replay.goToDecision(-1) : replay.go(at - 1)),
    ArrowRight: () => (event.shiftKey ? replay.goToDecision(1) : replay.stepOn()),
    Home: () => replay.go(0),
    End: () => replay.go(replay.played.last),
  };
  if (!Object.hasOwn(steps, event.key)) return;
  event.preventDefault();
  steps[event.key]();
}
