import type { Seat } from "@serai/kernel";
import type { Ys } from "@serai/ys";
import { ScreenGlyph } from "../../art/city.tsx";
import { CardFan } from "../../art/icons.tsx";
import { ui } from "../../text/index.ts";
import type { GameProps } from "../page.ts";
import { words } from "./words.ts";

/** A seat in short: its points, how many brokers stand behind its screen, how many characters it holds. */
export function SeatNote({ view, seat }: GameProps<Ys> & { readonly seat: Seat }) {
  const { score, behind, cards, fresh } = view.seats[seat];
  return (
    <>
      <strong class="seat-points">
        <span class="unseen">{ui.text.points(score)}</span>
        <span aria-hidden="true">{score}</span>
      </strong>
      <span class="seat-count">
        <ScreenGlyph />
        <span aria-hidden="true">{behind}</span>
        <span class="unseen">{words.text.behind(behind)}</span>
      </span>
      {cards + fresh > 0 && (
        <span class="seat-count">
          <span data-place={`cards-${seat}`}>
            <CardFan />
          </span>
          <span aria-hidden="true">{cards + fresh}</span>
          <span class="unseen">{words.text.cardsHeld(cards + fresh)}</span>
        </span>
      )}
    </>
  );
}
