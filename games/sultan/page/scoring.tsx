import { Gem } from "@serai/ui/art/gems.tsx";
import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { bestFirst, Ranking } from "@serai/ui/parts/ranking.tsx";
import { Bars } from "@serai/ui/plots/bars.tsx";
import { gemPaint, plainPaint } from "@serai/ui/plots/figures.ts";
import type { SeatView, Sultan } from "../rules/index.ts";
import { words } from "./words.ts";
import "./scoring.css";

/** S-3.1, S-3.2: every collection laid open, gem by gem, best first. */
export function Scoring(props: GameProps<Sultan>) {
  return (
    <>
      <Ranking {...props} seats={props.view.seats} account={(own) => <Collection own={own} />} />
      <Plots {...props} />
    </>
  );
}

function Collection({ own: { score = [] } }: { readonly own: SeatView }) {
  return (
    <ul class="collection-gems">
      {score.map(({ count, worth, bonus }, colour) => (
        <li key={colour} class={count === 0 ? "collection-gem is-none" : "collection-gem"}>
          <span class="collection-count">
            <Gem colour={colour} letter={words.text.letters[colour]} label={words.text.gems[colour]} />×{count}
          </span>
          <span class="collection-worth">
            <span class="unseen">{words.text.worth(worth)}</span>
            <span aria-hidden="true">{worth}</span>
          </span>
          {bonus > 0 && (
            <span class="collection-bonus">
              <span class="unseen">{words.text.bonus(bonus)}</span>
              <span aria-hidden="true">+{bonus}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where the points came from: gems by colour, and the bonuses for many of one. And how many gems each seat won. */
function Plots({ view, listed, table }: GameProps<Sultan>) {
  const { letters, gems, pointsPlot, gemsPlot, bonuses } = words.text;
  const marks = lettersFor(table.seats.map(({ name }) => name));
  const seats = bestFirst(view.seats);
  const categories = seats.map((seat) => ({ name: listed(seat), mark: { seat, letter: marks[seat] } }));
  const scores = seats.map((seat) => view.seats[seat].score ?? []);
  const ofColours = (what: "worth" | "count") =>
    gems.map((name, colour) => ({
      name,
      letter: letters[colour],
      ...gemPaint(colour),
      values: scores.map((score) => score[colour]?.[what] ?? 0),
    }));
  const bonus = {
    name: bonuses,
    letter: "+",
    ...plainPaint(0),
    values: scores.map((score) => score.reduce((sum, { bonus }) => sum + bonus, 0)),
  };
  return (
    <div class="plots">
      <Bars figures={{ title: pointsPlot, categories, series: [...ofColours("worth"), bonus] }} />
      <Bars figures={{ title: gemsPlot, categories, series: ofColours("count") }} />
    </div>
  );
}
