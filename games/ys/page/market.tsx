import { parts, places, type Ys } from "@serai/ys";
import { SeatMark } from "../../art/seat-mark.tsx";
import { walkWithArrows } from "../../parts/focus.ts";
import { Mark } from "../../parts/mark.tsx";
import type { GameProps } from "../page.ts";
import { winnerIn } from "./count-log.ts";
import { coloursRanked } from "./final.ts";
import { cutOf, gemName, YsGem } from "./gem.tsx";
import { PlaceButton, spokenPlace } from "./place-button.tsx";
import { isCounting, isMarketStage, lookOf, sideLetters, sideName } from "./sides.ts";
import { words } from "./words.ts";

/** The market: a column a colour under its price, a row a gem. */
export function Market(props: GameProps<Ys>) {
  const { view } = props;
  const firstRow = parts.firstRowFor(view.players);
  const rows = Array.from({ length: parts.ROWS - firstRow }, (_, i) => firstRow + i);
  const isCounted = isCounting(view) && isMarketStage(view);
  return (
    <section class={isCounted ? "ys-market is-counted" : "ys-market"} data-slide aria-label={words.text.market}>
      <Prices {...props} />
      <fieldset class="squares" aria-label={words.text.squares} onKeyDown={walkWithArrows}>
        {rows.map((row) => (
          <Row key={row} {...props} row={row} />
        ))}
      </fieldset>
    </section>
  );
}

/** Y-1.6: fifteen squares a colour; the dearest one brings most at the end. */
function Prices({ view, changed, choice }: GameProps<Ys>) {
  const ranked = coloursRanked(view.prices);
  return (
    <ul class="prices" data-place="prices">
      {parts.COLOURS.map((name, colour) => {
        const price = view.prices[colour];
        const draft = draftPrice(choice, colour);
        return (
          <li key={name} class={`price gem-${cutOf(colour)}`} style={{ "--price": price, "--draft": price + draft }}>
            <span class="unseen">{words.text.price(gemName(colour), price + 1, ranked.indexOf(colour) + 1)}</span>
            <Mark changed={changed} part={`price-${colour}`} />
            <span class="price-head" aria-hidden="true">
              <YsGem gem={colour} place={`price-${colour}`} />
              <strong>{price + 1}</strong>
              <small>{ranked.indexOf(colour) + 1}.</small>
            </span>
            <span class="price-track" aria-hidden="true">
              {draft !== 0 && <span class="price-draft" />}
              <span class="price-marker" />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Where the price would go by what is chosen: as top bidder or with the Banker. */
function draftPrice({ colour, step = 0, raised, lowered }: GameProps<Ys>["choice"], own: number): number {
  if (colour === own) return step;
  if (raised === own) return 1;
  return lowered === own ? -1 : 0;
}

function Row(props: GameProps<Ys> & { readonly row: number }) {
  const { view, names, log, row } = props;
  const gem = view.market[row];
  const won = winnerIn(log, "row", row);
  const reward = gem >= 0 ? gemName(gem) : words.text.nobody;
  return (
    <>
      <span class="row-gem">
        <span class="row-number" aria-hidden="true">
          {row + 1}
        </span>
        {gem >= 0 && <YsGem gem={gem} isSpoken place={`row-${row}`} />}
        {won && gem < 0 && (
          <>
            <span class="unseen">{words.text.wonBy(sideName(names, won.seat))}</span>
            <SeatMark seat={lookOf(view, won.seat)} letter={sideLetters(view, names)[won.seat]} />
          </>
        )}
      </span>
      {parts.COLOURS.map((name, colour) => {
        const place = places.square(colour, row);
        return (
          <PlaceButton
            key={name}
            {...props}
            place={place}
            class={`square gem-${cutOf(colour)}`}
            label={spokenPlace(place, reward)}
          />
        );
      })}
    </>
  );
}
