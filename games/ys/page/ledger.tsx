import { has, type Seat } from "@serai/kernel";
import { CardFan } from "@serai/ui/art/icons.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import type { Ys } from "../rules/index.ts";
import { Bust } from "./art/bust.tsx";
import { ThroneGlyph } from "./art/late-glyphs.tsx";
import { gemName, YsGem } from "./gem.tsx";
import { GEMS_KEPT } from "./seat-wealth.tsx";
import { gemsOf, lookOf, scoreOf, sideLetters, sideName, sidesOf, spread, sumOf } from "./sides.ts";
import { words } from "./words.ts";

/** What lies in the open of every side: points, gems, the front that breaks ties, cards, and the throne room. */
export function Ledger(props: GameProps<Ys>) {
  const { view } = props;
  return (
    <table class={view.neutral ? "ledger has-neutral" : "ledger"} data-slide data-piece="ledger:open">
      <caption class="unseen">{words.text.ledger}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="unseen">{words.text.who}</span>
          </th>
          <th scope="col">{words.text.pointsShort}</th>
          {GEMS_KEPT.map((gem) => (
            <th key={gem} scope="col">
              <YsGem gem={gem} isSpoken />
            </th>
          ))}
          <th scope="col">{words.text.front}</th>
          <th scope="col">
            <span class="unseen">{words.text.cards}</span>
            <CardFan />
          </th>
          {view.options.kingsFavour && (
            <th scope="col">
              <span class="unseen">{words.text.throneRoom}</span>
              <ThroneGlyph />
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {sidesOf(view).map((side) => (
          <LedgerRow key={side} {...props} side={side} />
        ))}
      </tbody>
    </table>
  );
}

function LedgerRow({ view, viewer, names, listed, side }: GameProps<Ys> & { readonly side: Seat }) {
  const seat = view.seats[side];
  const isSeat = side < view.players;
  return (
    <tr
      class={isSeat ? (side === viewer ? "is-seat is-own" : "is-seat") : undefined}
      data-place={isSeat ? undefined : "neutral"}
    >
      <th scope="row">
        <Bust seat={lookOf(view, side)} letter={sideLetters(view, names)[side]} />
        <span class="ledger-name">{sideName(listed, side)}</span>
      </th>
      <td class="ledger-points">{scoreOf(view, side)}</td>
      {GEMS_KEPT.map((gem) => {
        const count = gemsOf(view, side)[gem] ?? 0;
        return (
          <td key={gem} class={count === 0 ? "is-zero" : undefined} aria-label={`${gemName(gem)}: ${count}`}>
            {count}
          </td>
        );
      })}
      <td class="ledger-front">
        {isSeat ? <FrontOf front={seat.front} /> : view.neutral && <small>{words.text.left(view.neutral.left)}</small>}
      </td>
      <td>{isSeat ? seat.cards + seat.fresh : "–"}</td>
      {view.options.kingsFavour && (
        <td class="ledger-throne">
          {seat?.throne.map(({ value, seen }, slot) => (
            <span
              key={slot}
              class={
                viewer !== "spectator" && viewer !== side && has(seen, viewer)
                  ? "throne-broker is-spied"
                  : "throne-broker"
              }
            >
              {value ?? "?"}
            </span>
          ))}
        </td>
      )}
    </tr>
  );
}

/** Brokers in front of a screen, and their sum: it breaks ties (Y-4.5). */
function FrontOf({ front }: { readonly front: readonly number[] }) {
  const values = spread(front);
  if (values.length === 0) return <>–</>;
  return (
    <>
      <span class="front-values">{values.join(" ")}</span>
      <strong>{sumOf(front)}</strong>
    </>
  );
}
