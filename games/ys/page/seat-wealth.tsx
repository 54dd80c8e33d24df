import { has } from "@serai/kernel";
import { parts } from "../rules/index.ts";
import { gemName, YsGem } from "./gem.tsx";
import type { NoteProps } from "./seat-note.tsx";
import { spread, sumOf } from "./sides.ts";
import { words } from "./words.ts";

export const GEMS_KEPT = [0, 1, 2, 3, parts.BLACK];

/** Gems, the front that breaks ties (Y-4.5), and the throne room (Y-7.1). */
export function Wealth({ view, viewer, seat }: NoteProps) {
  const { gems, front, throne } = view.seats[seat];
  return (
    <span class="seat-wealth">
      {GEMS_KEPT.map((gem) => (
        <span key={gem} class={gems[gem] > 0 ? "seat-gems" : "seat-gems is-zero"} data-piece={`gems:${gem}`}>
          <YsGem gem={gem} />
          <span class="unseen">{gemName(gem)}: </span>
          {gems[gem]}
        </span>
      ))}
      <span class="seat-front" data-place={`front-${seat}`}>
        {sumOf(front) + spread(front).length > 0 && (
          <>
            {words.text.front} {spread(front).join("+")} = <strong>{sumOf(front)}</strong>
          </>
        )}
      </span>
      {throne.length > 0 && (
        <span class="seat-throne" data-place={`throne-${seat}`} data-piece={`throne:${seat}`}>
          <span class="unseen">{words.text.throneRoom}: </span>
          {throne.map(({ value, seen }, slot) => (
            <span
              key={slot}
              class={
                viewer !== "spectator" && viewer !== seat && has(seen, viewer)
                  ? "throne-broker is-spied"
                  : "throne-broker"
              }
            >
              {value ?? "?"}
            </span>
          ))}
        </span>
      )}
    </span>
  );
}
