import type { AnyGameProps } from "../page.ts";
import { focusConfirmAfterKey, walkWithArrows } from "./focus.ts";
import "./moves.css";

/** Everything that may be done as buttons: tapping one is choosing it, and it still waits to be confirmed. */
export function Moves({ legal, choice, choose, text, view, names }: AnyGameProps) {
  return (
    <fieldset class="move-buttons" onKeyDown={walkWithArrows}>
      {[...legal].map((action, place) => (
        <button
          key={action}
          type="button"
          class="move-button"
          aria-pressed={choice.action === action}
          data-first={place === 0 ? "" : undefined}
          onClick={(event) => {
            choose(choice.action === action ? {} : { action });
            focusConfirmAfterKey(event);
          }}
        >
          {text.action(action, view, names)}
        </button>
      ))}
    </fieldset>
  );
}
