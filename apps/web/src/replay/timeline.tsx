import { SpeedSelect } from "@serai/ui/parts/speed-select.tsx";
import type { VNode } from "preact";
import {
  DecisionBack,
  DecisionForward,
  Pause,
  Play,
  StepBack,
  StepForward,
  ToEnd,
  ToStart,
} from "../art/replay-icons.tsx";
import { replayText } from "../text/replay/index.ts";
import type { Replay } from "./replay.ts";

interface Control {
  readonly label: string;
  readonly icon: VNode;
  readonly isOpen: boolean;
  press(): void;
}

/** The moment shown, and buttons that lead to others. */
export function Timeline({ replay }: { readonly replay: Replay }) {
  const { played } = replay;
  const text = replayText.text;
  const at = replay.at.value;
  const perspective = replay.perspective.value;
  const hasDecision = (direction: 1 | -1): boolean =>
    typeof perspective === "number" && played.decisionFrom(at, perspective, direction) !== undefined;
  const controls: readonly Control[] = [
    { label: text.toStart, icon: <ToStart />, isOpen: at > 0, press: () => replay.go(0) },
    {
      label: text.lastDecision,
      icon: <DecisionBack />,
      isOpen: hasDecision(-1),
      press: () => replay.goToDecision(-1),
    },
    { label: text.back, icon: <StepBack />, isOpen: at > 0, press: () => replay.go(at - 1) },
    replay.isRunning.value
      ? { label: text.pause, icon: <Pause />, isOpen: true, press: () => replay.stop() }
      : { label: text.play, icon: <Play />, isOpen: played.last > 0, press: () => replay.playOn() },
    { label: text.forward, icon: <StepForward />, isOpen: at < played.last, press: () => replay.stepOn() },
    {
      label: text.nextDecision,
      icon: <DecisionForward />,
      isOpen: hasDecision(1),
      press: () => replay.goToDecision(1),
    },
    { label: text.toEnd, icon: <ToEnd />, isOpen: at < played.last, press: () => replay.go(played.last) },
  ];
  return (
    <div class="timeline">
      <p class="timeline-moment" aria-hidden="true">
        {at} / {played.last}
      </p>
      <input
        type="range"
        class="timeline-range"
        min={0}
        max={played.last}
        value={at}
        aria-label={text.moment}
        aria-valuetext={text.momentOf(at, played.last)}
        onInput={({ currentTarget }) => replay.go(currentTarget.valueAsNumber)}
      />
      <SpeedSelect />
      <div class="timeline-buttons">
        {controls.map(({ label, icon, isOpen, press }) => (
          <button
            key={label === text.pause ? text.play : label}
            type="button"
            class="icon-button"
            aria-label={label}
            title={label}
            aria-disabled={!isOpen}
            onClick={() => isOpen && press()}
          >
            {icon}
          </button>
        ))}
      </div>
    </div>
  );
}
