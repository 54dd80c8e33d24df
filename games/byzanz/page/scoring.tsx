import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { bestFirst, Ranking } from "@serai/ui/parts/ranking.tsx";
import { Bars } from "@serai/ui/plots/bars.tsx";
import { plainPaint } from "@serai/ui/plots/figures.ts";
import { Lines } from "@serai/ui/plots/lines.tsx";
import { type Byzanz, type Card, goodsIn, KINDS, kindOf, pointsOf, type SeatView, tableFor } from "../rules/index.ts";
import { SmallCard } from "./art/goods-card.tsx";
import { faceOf, letterOf, spokenCard } from "./face.ts";
import { lotPrices } from "./lot-prices.ts";
import { words } from "./words.ts";
import "./scoring.css";

/** B-5.2, B-6.1: everything sold is turned up and every hand laid open, best first. */
export function Scoring(props: GameProps<Byzanz>) {
  const { seats } = props.view;
  return (
    <>
      <Ranking {...props} seats={seats} account={(own) => <Account own={own} isTied={isTied(own, seats)} />} />
      <Plots {...props} />
    </>
  );
}

const isTied = (own: SeatView, seats: readonly SeatView[]): boolean =>
  seats.filter(({ total }) => total === own.total).length > 1;

function Account({ own: { scored = [], hand = [] }, isTied }: { readonly own: SeatView; readonly isTied: boolean }) {
  return (
    <>
      <Pile label={words.text.kept} cards={scored} />
      {hand.length > 0 && <Pile label={words.text.leftInHand} cards={hand} />}
      {isTied && <p class="tally-tie">{words.text.tie(goodsIn(hand), hand.length)}</p>}
    </>
  );
}

function Pile({ label, cards }: { readonly label: string; readonly cards: readonly Card[] }) {
  return (
    <div class="tally-pile">
      <span class="tally-label">{label}</span>
      <ul aria-label={label}>
        {cards.map((card, place) => (
          <li key={place}>
            <span class="unseen">{spokenCard(card)}</span>
            <SmallCard {...faceOf(card)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where the points came from, what was sold how often, and what the lots went for. */
function Plots({ view, listed, table, log }: GameProps<Byzanz>) {
  const { kinds, pointsPlot, salesPlot, pricesPlot, lot, roundShort } = words.text;
  const marks = lettersFor(table.seats.map(({ name }) => name));
  const seats = bestFirst(view.seats);
  const categories = seats.map((seat) => ({ name: listed(seat), mark: { seat, letter: marks[seat] } }));
  const byKind = (worth: (card: Card) => number) =>
    KINDS.map((name, kind) => ({
      name: kinds[name],
      letter: letterOf(kind),
      look: `good-${kind}`,
      paint: "var(--good)",
      ink: "var(--good-ink)",
      values: seats.map((seat) =>
        (view.seats[seat].scored ?? [])
          .filter((card) => kindOf(card) === kind)
          .reduce((sum, card) => sum + worth(card), 0),
      ),
    }));
  const prices = lotPrices(log);
  // B-2.9: the last lot costs nothing.
  const lots = tableFor(view.players).lots.slice(0, -1);
  return (
    <div class="plots">
      <Bars figures={{ title: pointsPlot, categories, series: byKind(pointsOf) }} />
      <Bars figures={{ title: salesPlot, categories, series: byKind(() => 1) }} />
      <Lines
        figures={{
          title: pricesPlot,
          categories: prices.map((_, round) => ({ name: roundShort(round + 1) })),
          series: lots.map((size, nth) => ({
            name: lot(size),
            letter: String(size),
            ...plainPaint(nth),
            values: prices.map((paid) => paid.get(size) ?? 0),
          })),
        }}
      />
    </div>
  );
}
