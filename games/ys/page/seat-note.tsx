import type { Seat } from "@serai/kernel";
import { CardFan } from "@serai/ui/art/icons.tsx";
import { lazy } from "@serai/ui/lazy.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { ui } from "@serai/ui/words/index.ts";
import type { Ys } from "../rules/index.ts";
import { ScreenGlyph } from "./art/city.tsx";
import { words } from "./words.ts";

export type NoteProps = GameProps<Ys> & { readonly seat: Seat };

/** A phone has no room for it: fetched right after the board. */
const Wealth = lazy(async () => (await import("./seat-wealth.tsx")).Wealth, {
  waiting: () => <span class="seat-wealth" />,
  failed: () => undefined,
});

/** A seat in short: when it comes, its points, how many brokers and characters it holds; beside a board, all it has in the open. */
export function SeatNote(props: NoteProps) {
  const { view, seat } = props;
  const { score, behind, cards, fresh } = view.seats[seat];
  return (
    <>
      <Order {...props} />
      <strong class="seat-points" data-place={`points-${seat}`} data-piece={`points:${seat}`}>
        <span class="unseen">{ui.text.points(score)}</span>
        <span aria-hidden="true">{score}</span>
      </strong>
      <span class="seat-counts">
        <span class="seat-count" data-piece={`behind:${seat}`}>
          <ScreenGlyph />
          <span aria-hidden="true">{behind}</span>
          <span class="unseen">{words.text.behind(behind)}</span>
        </span>
        {cards + fresh > 0 && (
          <span class="seat-count" data-piece={`cards-held:${seat}`}>
            <span data-place={`cards-${seat}`}>
              <CardFan />
            </span>
            <span aria-hidden="true">{cards + fresh}</span>
            <span class="unseen">{words.text.cardsHeld(cards + fresh)}</span>
          </span>
        )}
      </span>
      <Wealth {...props} />
    </>
  );
}

/** Y-3.5: its order card; until new ones are picked, the one of the last round. */
function Order({ view, changed, seat }: NoteProps) {
  const position = (view.step === "ordering" ? view.picked : view.order).indexOf(seat);
  if (position < 0) return undefined;
  return (
    <span
      class={view.step === "bidding" ? "seat-order is-old" : "seat-order"}
      data-place={`order-${position}`}
      data-piece={`order:${position + 1}`}
    >
      <span class="unseen">{words.text.order} </span>
      {position + 1}
      <Mark changed={changed} part={`order-${position}`} />
    </span>
  );
}
