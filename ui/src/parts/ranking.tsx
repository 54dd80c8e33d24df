import type { Seat } from "@serai/kernel";
import type { ComponentChildren } from "preact";
import { Crown } from "../art/icons.tsx";
import { lettersFor, SeatMark } from "../art/seat-mark.tsx";
import type { AnyGameProps } from "../page.ts";
import { ui } from "../words/index.ts";
import { FinalTitle } from "./final-title.tsx";

export interface RankedSeat {
  readonly rank?: number;
  readonly total?: number;
}

interface RankingProps<S extends RankedSeat> extends Pick<AnyGameProps, "viewer" | "table" | "listed"> {
  readonly seats: readonly S[];
  /** What a seat's points are made of. */
  account(own: S): ComponentChildren;
}

/** Who won, and everybody's account laid open one after the other, best first. */
export function Ranking<S extends RankedSeat>({ seats, viewer, listed, table, account }: RankingProps<S>) {
  const letters = lettersFor(table.seats.map(({ name }) => name));
  const ranked = bestFirst(seats);
  return (
    <>
      <FinalTitle winners={ranked.filter((seat) => seats[seat].rank === 1)} viewer={viewer} listed={listed} />
      <ol class="ranking">
        {ranked.map((seat, place) => {
          const { rank, total = 0 } = seats[seat];
          return (
            <li key={seat} class={rank === 1 ? "ranked is-winner" : "ranked"} style={{ "--place": place }}>
              <div class="ranked-head">
                <span class="ranked-rank">
                  {rank === 1 ? <Crown /> : undefined}
                  {rank}.
                </span>
                <SeatMark seat={seat} letter={letters[seat]} />
                <span class="ranked-name">{listed(seat)}</span>
                <strong class="ranked-total">{ui.text.points(total)}</strong>
              </div>
              {account(seats[seat])}
            </li>
          );
        })}
      </ol>
    </>
  );
}

export const bestFirst = (seats: readonly RankedSeat[]): Seat[] =>
  [...seats.keys()].sort((a, b) => (seats[a].rank ?? 0) - (seats[b].rank ?? 0));
