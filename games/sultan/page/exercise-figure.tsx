import { Gem } from "@serai/ui/art/gems.tsx";
import type { Question } from "../words/exercises/exercise.ts";
import { words } from "./words.ts";
import "./exercise-figure.css";

/** The own gems without what they bring: that is what is asked. */
export function Figure({ question }: { readonly question: Question }) {
  if (question.kind === "take") return undefined;
  return (
    <div class="own-gems exercise-gems exercise-figure">
      <p class="own-gems-head">{words.text.behindScreen}</p>
      <ul>
        {question.gems.map((count, colour) => (
          <li key={colour} class={count === 0 ? "own-gem is-none" : "own-gem"}>
            <Gem colour={colour} letter={words.text.letters[colour]} label={words.text.gems[colour]} />
            <span class="own-gem-count">×{count}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
