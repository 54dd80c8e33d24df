import { language } from "../device/settings.ts";
import { EmptyState } from "../shell/empty-state.tsx";
import { follow } from "../shell/router.ts";
import { ui } from "../text/index.ts";
import { people } from "../text/people/index.ts";
import { Name } from "./name.tsx";
import type { LadderLine } from "./people-api.ts";

/** With a minus as wide as a figure. */
export const asRating = (rating: number): string =>
  rating.toLocaleString(language.value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).replace("-", "\u2212");

interface LadderTableProps {
  readonly lines: readonly LadderLine[];
  readonly game: string;
  readonly own?: string;
}

/** The best first; equals share a place. One's own line is marked. */
export function LadderTable({ lines, game, own }: LadderTableProps) {
  const text = people.text;
  if (lines.length === 0)
    return (
      <EmptyState sentence={text.emptyLadder} hint={text.howItCounts}>
        <a class="button button-main" href={`/${game}#friends`} onClick={follow}>
          {text.beFirst}
        </a>
      </EmptyState>
    );
  return (
    <>
      <table class="people-table">
        <caption class="unseen">{text.ladder}</caption>
        <thead>
          <tr>
            <th scope="col" class="number">
              {text.place}
            </th>
            <th scope="col">{text.player}</th>
            <th scope="col" class="number">
              {text.rating}
            </th>
            <th scope="col" class="number">
              {text.games}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => {
            const isOwn = own !== undefined && line.tag === own;
            return (
              <tr key={line.tag ?? line.bot} class={isOwn ? "own-line" : undefined}>
                <td class="number">{1 + lines.filter(({ rating }) => rating > line.rating).length}</td>
                <th scope="row">
                  <Name of={line} />
                  {isOwn && <span class="badge">{ui.text.you}</span>}
                </th>
                <td class="number">{asRating(line.rating)}</td>
                <td class="number">{line.games}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="hint">{text.ratingHint}</p>
      <p class="hint">{text.howItCounts}</p>
    </>
  );
}
