import type { SeatView, Sultan } from "@serai/sultan";
import { Gem } from "../../art/gems.tsx";
import { Crown } from "../../art/icons.tsx";
import { lettersFor, SeatMark } from "../../art/seat-mark.tsx";
import { ui } from "../../text/index.ts";
import type { GameProps } from "../page.ts";
import { words } from "./words.ts";
import "./scoring.css";

/** S-3.1, S-3.2: every collection laid open, gem by gem, best first. */
export function Scoring({ view, viewer, names, table }: GameProps<Sultan>) {
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const ranked = view.seats.map((own, seat) => ({ own, seat })).sort((a, b) => rankOf(a.own) - rankOf(b.own));
  const winners = ranked.filter(({ own }) => own.rank === 1).map(({ seat }) => seat);
  const isOwnWin = winners.length === 1 && winners[0] === viewer;
  return (
    <>
      <h2 class="scoring-title">{isOwnWin ? ui.text.youWin : ui.text.winners(winners.map(names))}</h2>
      <ol class="collections">
        {ranked.map(({ own, seat }, place) => (
          <li key={seat} class={own.rank === 1 ? "collection is-winner" : "collection"} style={{ "--place": place }}>
            <div class="collection-head">
              <span class="collection-rank">
                {own.rank === 1 ? <Crown /> : null}
                {own.rank}.
              </span>
              <SeatMark seat={seat} letter={letters[seat]} />
              <span class="collection-name">{names(seat)}</span>
              <strong class="collection-total">{ui.text.points(own.total ?? 0)}</strong>
            </div>
            <Collection own={own} />
          </li>
        ))}
      </ol>
    </>
  );
}

const rankOf = ({ rank = 0 }: SeatView): number => rank;

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
