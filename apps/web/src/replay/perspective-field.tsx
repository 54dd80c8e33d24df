import { Segments } from "../shell/segments.tsx";
import { replayText } from "../text/replay/index.ts";
import type { Replay } from "./replay.ts";
import type { Perspective } from "./replayed-game.ts";

/** From which seat to look. */
export function PerspectiveField({ replay }: { readonly replay: Replay }) {
  const text = replayText.text;
  const label = (perspective: Perspective): string =>
    perspective === "spectator" ? text.spectator : perspective === "open" ? text.open : replay.listed(perspective);
  return (
    <Segments<Perspective>
      legend={text.perspective}
      name="perspective"
      values={[...replay.record.seats.keys(), "spectator", "open"]}
      label={label}
      chosen={replay.perspective.value}
      onChoose={(perspective) => {
        replay.perspective.value = perspective;
      }}
    />
  );
}
