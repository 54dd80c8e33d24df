import { useSignal } from "@preact/signals";
import type { Replay } from "../replay/replay.ts";
import { replayText } from "../text/replay/index.ts";
import type { Reviewed } from "./calls.ts";
import { change, percent } from "./percent.ts";

interface TableProps {
  readonly replay: Replay;
  readonly review: Reviewed;
}

/** What each seat's share of the win was made of. */
export function SeatTable({ replay, review }: TableProps) {
  const text = replayText.text;
  return (
    <>
      <h3>{text.luckAndPlay}</h3>
      <p class="hint">{text.luckHint}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section class="review-scroll" tabIndex={0} aria-label={text.luckAndPlay}>
        <table class="review-table">
          <thead>
            <tr>
              {[text.player, text.fair, text.deal, text.play, text.fortune, text.outcome].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.seats.map(({ fair, deal, play, fortune }, seat) => (
              <tr key={seat}>
                <th scope="row">{replay.names(seat)}</th>
                <td>{percent(fair)}</td>
                <td>{change(deal)}</td>
                <td>{change(play)}</td>
                <td>{change(fortune)}</td>
                <td>{percent(fair + deal + play + fortune)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** The plot for those who would rather read it. */
export function DecisionTable({ replay, review }: TableProps) {
  const { tape, names, text: ofGame } = replay;
  const text = replayText.text;
  const isOpen = useSignal(false);
  return (
    <details
      class="log"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{text.decisions(review.decisions.length)}</summary>
      {isOpen.value && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section class="review-scroll review-decisions" tabIndex={0} aria-label={text.plot}>
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
                const view = tape.view(move, seat);
                return (
                  <tr key={move} aria-current={replay.at.value === move ? "step" : undefined}>
                    <th scope="row">
                      <button type="button" class="move-number" onClick={() => replay.go(move)}>
                        {move + 1}
                      </button>
                    </th>
                    <td>{names(seat)}</td>
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
      )}
    </details>
  );
}
