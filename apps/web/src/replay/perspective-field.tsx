import { Segments } from "../parts/segments.tsx";
import { replayText } from "../text/replay/index.ts";
import type { Replay } from "./replay.ts";
import type { Eyes } from "./tape.ts";

/** Whose eyes to look with. */
export function EyesField({ replay }: { readonly replay: Replay }) {
  const text = replayText.text;
  const label = (eyes: Eyes): string =>
    eyes === "spectator" ? text.spectator : eyes === "open" ? text.open : replay.names(eyes);
  return (
    <Segments<Eyes>
      legend={text.eyes}
      name="eyes"
      values={[...replay.record.seats.keys(), "spectator", "open"]}
      label={label}
      chosen={replay.eyes.value}
      onChoose={(eyes) => {
        replay.eyes.value = eyes;
      }}
    />
  );
}
