import type { Seat } from "@serai/kernel";
import { Crown } from "@serai/ui/art/icons.tsx";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { FinalTitle } from "@serai/ui/parts/final-title.tsx";
import { Bars } from "@serai/ui/plots/bars.tsx";
import { plainPaint, seatPaint } from "@serai/ui/plots/figures.ts";
import { Lines } from "@serai/ui/plots/lines.tsx";
import { ui } from "@serai/ui/words/index.ts";
import { useEffect } from "preact/hooks";
import { type Caylus, SECTIONS, SOURCES, type Source, type View } from "../rules/index.ts";
import { winnersOf } from "../words/shared.ts";
import { pointsByTurn } from "./story.ts";
import { words } from "./words.ts";
import "./scoring.css";

const sourceOf = ({ sources }: View, seat: Seat, source: Source): number =>
  sources[seat * SOURCES.length + SOURCES.indexOf(source)];

/** C-9: who won, where everybody's points came from, and how they came turn by turn. */
export function Scoring(props: GameProps<Caylus>) {
  const { view, viewer, listed, table } = props;
  const { text } = words;
  const winners = winnersOf(view);
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const seats = [...view.points.keys()].sort((a, b) => view.points[b] - view.points[a]);
  const sources = SOURCES.filter((source) => seats.some((seat) => sourceOf(view, seat, source) !== 0));
  // The board may have been scrolled anywhere; the result begins at the top.
  useEffect(() => scrollTo({ top: 0 }), []);
  return (
    <>
      <FinalTitle winners={winners.seats} viewer={viewer} listed={listed} />
      <div class="caylus-final">
        <table class="final-table">
          <caption class="unseen">{ui.text.finalScore}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span class="unseen">{text.what}</span>
              </th>
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  {winners.seats.includes(seat) && <Crown />}
                  <SeatMark seat={seat} letter={letters[seat]} />
                  <span class="final-name">{listed(seat)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source, i) => (
              <tr key={source} style={{ "--place": i }}>
                <th scope="row">{text.names.sources[source]}</th>
                {seats.map((seat) => {
                  const points = sourceOf(view, seat, source);
                  return (
                    <td key={seat} class={points === 0 ? "is-zero" : undefined}>
                      <strong>{points < 0 ? `−${-points}` : points}</strong>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{text.sum}</th>
              {seats.map((seat) => (
                <td key={seat} class={winners.seats.includes(seat) ? "is-winner" : undefined}>
                  {view.points[seat]}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <Plots {...props} seats={seats} letters={letters} />
    </>
  );
}

interface PlotsProps extends GameProps<Caylus> {
  readonly seats: readonly Seat[];
  readonly letters: readonly string[];
}

function Plots({ view, listed, log, seats, letters }: PlotsProps) {
  const { text } = words;
  const categories = seats.map((seat) => ({ name: listed(seat), mark: { seat, letter: letters[seat] } }));
  const turns = pointsByTurn(view, log);
  return (
    <div class="plots">
      <Bars
        figures={{
          title: text.pointsPlot,
          categories,
          series: SOURCES.map((source, nth) => ({
            name: text.names.sources[source],
            letter: text.sourceLetters[source],
            ...plainPaint(nth),
            values: seats.map((seat) => sourceOf(view, seat, source)),
          })),
        }}
      />
      <Lines
        figures={{
          title: text.storyPlot,
          categories: turns.map((_, turn) => ({ name: text.turnShort(turn + 1) })),
          series: seats.map((seat) => ({
            name: listed(seat),
            letter: letters[seat],
            ...seatPaint(seat),
            values: turns.map((points) => points[seat]),
          })),
        }}
      />
      <Bars
        figures={{
          title: text.housesPlot,
          categories,
          series: SECTIONS.map((_, section) => ({
            name: text.names.sections[section],
            letter: text.names.sections[section].charAt(0),
            ...plainPaint(section),
            values: seats.map((seat) => view.houses[section * view.players + seat]),
          })),
        }}
      />
    </div>
  );
}
