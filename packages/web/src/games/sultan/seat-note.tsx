import type { Seat } from "@serai/kernel";
import type { Sultan } from "@serai/sultan";
import { Gem } from "../../art/gems.tsx";
import { CardFan, Lantern } from "../../art/icons.tsx";
import type { GameProps } from "../page.ts";
import { words } from "./words.ts";

/** What everybody knows of a seat: its cards left, who begins; with the memory aid also gems and played cards (S-4.2). */
export function SeatNote({ view, viewer, seat }: GameProps<Sultan> & { readonly seat: Seat }) {
  const { cardsInHand, gems, played } = view.seats[seat];
  const isAided = view.options.memoryAid && seat !== viewer;
  return (
    <>
      <span class="cards-left">
        <CardFan />
        <span aria-hidden="true">{cardsInHand}</span>
        <span class="unseen">{words.text.cardsLeft(cardsInHand)}</span>
      </span>
      {view.start === seat && view.step !== "over" && <Lantern label={words.text.start} />}
      {isAided && gems && (
        <span class="seat-gems">
          {gems.map(
            (count, colour) =>
              count > 0 && (
                <span key={colour} class="seat-gem">
                  <Gem colour={colour} letter={words.text.letters[colour]} label={words.text.gems[colour]} />
                  {count}
                </span>
              ),
          )}
        </span>
      )}
      {isAided && played && played.length > 0 && (
        <span class="seat-played">
          <span class="unseen">{words.text.played}: </span>
          {played.toSorted((a, b) => a - b).join(" ")}
        </span>
      )}
    </>
  );
}
