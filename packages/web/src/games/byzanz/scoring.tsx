import { type Byzanz, type Card, goodsIn, KINDS, kindOf, pointsOf, type SeatView } from "@serai/byzanz";
import { Good } from "../../art/goods.tsx";
import { SmallCard } from "../../art/goods-card.tsx";
import { Crown } from "../../art/icons.tsx";
import { lettersFor, SeatMark } from "../../art/seat-mark.tsx";
import { ui } from "../../text/index.ts";
import type { GameProps } from "../page.ts";
import { faceOf, letterOf, spokenCard } from "./face.ts";
import { words } from "./words.ts";
import "./scoring.css";

/** B-5.2, B-6.1: everything sold is turned up and every hand laid open, best first. */
export function Scoring({ view, viewer, names, table }: GameProps<Byzanz>) {
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const ranked = view.seats.map((own, seat) => ({ own, seat })).sort((a, b) => rankOf(a.own) - rankOf(b.own));
  const winners = ranked.filter(({ own }) => own.rank === 1).map(({ seat }) => seat);
  const isOwnWin = winners.length === 1 && winners[0] === viewer;
  const most = Math.max(1, ...view.seats.map(({ total = 0 }) => total));
  return (
    <>
      <h2 class="tally-title">{isOwnWin ? ui.text.youWin : ui.text.winners(winners.map(names))}</h2>
      <ol class="tallies">
        {ranked.map(({ own, seat }, place) => (
          <li key={seat} class={own.rank === 1 ? "tally is-winner" : "tally"} style={{ "--place": place }}>
            <div class="tally-head">
              <span class="tally-rank">
                {own.rank === 1 ? <Crown /> : null}
                {own.rank}.
              </span>
              <SeatMark seat={seat} letter={letters[seat]} />
              <span class="tally-name">{names(seat)}</span>
              <strong class="tally-total">{ui.text.points(own.total ?? 0)}</strong>
            </div>
            <PointsByKind scored={own.scored ?? []} most={most} />
            <Pile label={words.text.kept} cards={own.scored ?? []} />
            {own.hand && own.hand.length > 0 && <Pile label={words.text.leftInHand} cards={own.hand} />}
            {isTied(own, view.seats) && (
              <p class="tally-tie">{words.text.tie(goodsIn(own.hand ?? []), own.hand?.length ?? 0)}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

const rankOf = ({ rank = 0 }: SeatView): number => rank;

const isTied = (own: SeatView, seats: readonly SeatView[]): boolean =>
  seats.filter(({ total }) => total === own.total).length > 1;

/** Where the points came from, on one scale for all seats. */
function PointsByKind({ scored, most }: { readonly scored: readonly Card[]; readonly most: number }) {
  const parts = KINDS.map((name, kind) => ({
    name,
    kind,
    points: scored.filter((card) => kindOf(card) === kind).reduce((sum, card) => sum + pointsOf(card), 0),
  })).filter(({ points }) => points > 0);
  return (
    <ul class="points-bar" style={{ "--most": most }}>
      {parts.map(({ name, kind, points }) => (
        <li key={name} class={`points-part good-${kind}`} style={{ "--points": points }}>
          <span class="unseen">
            {words.text.kinds[name]}: {ui.text.points(points)}
          </span>
          <span aria-hidden="true">
            <Good kind={kind} />
            <span class="points-letter">{letterOf(kind)}</span> {points}
          </span>
        </li>
      ))}
    </ul>
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
