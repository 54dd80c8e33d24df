import { SpeedSelect } from "@serai/ui/parts/speed-select.tsx";
import type { VNode } from "preact";
import { Back, DecisionBack, DecisionForward, Forth, Pause, Play, ToEnd, ToStart } from "../art/tape-icons.tsx";
import { replayText } from "../text/replay/index.ts";
import type { Replay } from "./replay.ts";

interface Control {
  readonly label: string;
  readonly icon: VNode;
  readonly isOpen: boolean;
  press(): void;
}

/** Where on the tape one is, and the ways to somewhere else. */
export function Timeline({ replay }: { readonly replay: Replay }) {
  const { tape } = replay;
  const text = replayText.text;
  const at = replay.at.value;
  const perspective = replay.perspective.value;
  const hasDecision = (direction: 1 | -1): boolean =>
    typeof perspective === "number" && tape.decisionFrom(at, perspective, direction) !== undefined;
  const controls: readonly Control[] = [
    { label: text.toStart, icon: <ToStart />, isOpen: at > 0, press: () => replay.go(0) },
    {
      label: text.lastDecision,
      icon: <DecisionBack />,
      isOpen: hasDecision(-1),
      press: () => replay.goToDecision(-1),
    },
    { label: text.back, icon: <Back />, isOpen: at > 0, press: () => replay.go(at - 1) },
    replay.isRunning.value
      ? { label: text.pause, icon: <Pause />, isOpen: true, press: () => replay.stop() }
      : { label: text.play, icon: <Play />, isOpen: tape.last > 0, press: () => replay.playOn() },
    { label: text.forward, icon: <Forth />, isOpen: at < tape.last, press: () => replay.stepOn() },
    {
      label: text.nextDecision,
      icon: <DecisionForward />,
      isOpen: hasDecision(1),
      press: () => replay.goToDecision(1),
    },
    { label: text.toEnd, icon: <ToEnd />, isOpen: at < tape.last, press: () => replay.go(tape.last) },
  ];
  return (
    <div class="timeline">
      <p class="timeline-moment" aria-hidden="true">
        {at} / {tape.last}
      </p>
      <input
        type="range"
        class="timeline-range"
        min={0}
        max={tape.last}
        value={at}
        aria-label={text.moment}
        aria-valuetext={text.momentOf(at, tape.last)}
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
