import { prefersReducedMotion } from "../settings.ts";
import "./celebration.css";

const PIECES = 28;
const COLOURS = 5;

/** Gold, stones and petals fall once over the end of a game. They say nothing that is not written there. */
export function Celebration() {
  if (prefersReducedMotion()) return undefined;
  return (
    <div class="celebration" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <i
          key={i}
          class={`petal petal-${i % COLOURS}`}
          // Spread by steps that share no factor with the number of pieces: no two fall alike.
          style={{ "--across": `${(i * 37 + 11) % 100}%`, "--delay": `${(i * 53) % 900}ms`, "--turn": `${i * 67}deg` }}
        />
      ))}
    </div>
  );
}
