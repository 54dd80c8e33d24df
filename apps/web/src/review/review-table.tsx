import { useSignal } from "@preact/signals";
import type { Replay } from "../replay/replay.ts";
import { replayText } from "../text/replay/index.ts";
import type { Reviewed } from "./calls.ts";
import { percent } from "./percent.ts";
import { WinChancePlot } from "./win-chance-plot.tsx";

interface InNumbersProps {
  readonly replay: Replay;
  readonly review: Reviewed;
}

/** The chances to win as a plot, and every decision as a row of a table. */
export function ReviewTable({ replay, review }: InNumbersProps) {
  const isOpen = useSignal(false);
  return (
    <details
      class="log"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{replayText.text.inNumbers}</summary>
      {isOpen.value && (
        <>
          <WinChancePlot replay={replay} review={review} />
          <DecisionTable replay={replay} review={review} />
        </>
      )}
    </details>
  );
}

function DecisionTable({ replay, review }: InNumbersProps) {
  const { played, names, listed, text: ofGame } = replay;
  const text = replayText.text;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section class="review-scroll review-decisions" tabIndex={0} aria-label={text.decisions(review.decisions.length)}>
      <table class="review-table">
        <thead>
          <tr>
            {[text.move, text.player, text.before, text.after, text.played, text.best].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {review.decisions.map(({ move, seat, action, best, before, after }) => {
            const view = played.view(move, seat);
            return (
              <tr key={move} aria-current={replay.at.value === move ? "step" : undefined}>
                <th scope="row">
                  <button type="button" class="move-number" onClick={() => replay.go(move)}>
                    {move + 1}
                  </button>
                </th>
                <td>{listed(seat)}</td>
                <td>{percent(before)}</td>
                <td>{percent(after)}</td>
                <td>{ofGame.action(action, view, names)}</td>
                <td>{best === action ? "=" : ofGame.action(best, view, names)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
