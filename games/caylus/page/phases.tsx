import type { View } from "../rules/index.ts";
import { words } from "./words.ts";

/** The seven phases of a turn: which are over, and which one it is. */
export function Phases({ view }: { readonly view: View }) {
  const { names, phaseOf } = words.text;
  return (
    <ol class="phases" data-piece="phases">
      {names.phases.map((name, i) => {
        const phase = i + 1;
        const state = phase < view.phase ? "is-done" : phase === view.phase ? "is-now" : undefined;
        return (
          <li
            key={phase}
            class={state}
            data-piece={`phase:${phase}`}
            aria-current={phase === view.phase ? "step" : undefined}
            title={phaseOf(phase, name)}
          >
            <span aria-hidden="true">{phase} </span>
            <span class="phase-name">{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
