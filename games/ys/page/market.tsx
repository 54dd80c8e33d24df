import type { GameProps } from "@serai/ui/page.ts";
import { walkWithArrows } from "@serai/ui/parts/focus.ts";
import { coloursByPrice, parts, places, type Ys } from "../rules/index.ts";
import { Bust } from "./art/bust.tsx";
import { Scene } from "./art/scene.tsx";
import { draftPrice } from "./awnings.tsx";
import { winnerIn } from "./count-log.ts";
import { cutOf, gemName, YsGem } from "./gem.tsx";
import { PlaceButton, spokenPlace } from "./place-button.tsx";
import { lookOf, sideLetters, sideName } from "./sides.ts";
import { words } from "./words.ts";

/** The stalls of the market under their awnings: a column a colour, a row a gem. */
export function Stalls(props: GameProps<Ys>) {
  const firstRow = parts.firstRowFor(props.view.players);
  const rows = Array.from({ length: parts.ROWS - firstRow }, (_, i) => firstRow + i);
  return (
    <fieldset class="squares" aria-label={words.text.squares} onKeyDown={walkWithArrows}>
      {rows.map((row) => (
        <Row key={row} {...props} row={row} />
      ))}
    </fieldset>
  );
}

/** The prices once more, as towers of fifteen storeys with the gem on the roof; the highest brings most at the end. */
export function Towers({ view, choice }: GameProps<Ys>) {
  const ranked = coloursByPrice(view.prices);
  return (
    <div class="towers" aria-hidden="true">
      <Scene of="light" class="lighthouse" />
      {parts.COLOURS.map((name, colour) => {
        const price = view.prices[colour] + 1;
        const draft = price + draftPrice(choice, colour);
        return (
          <span
            key={name}
            class={`tower gem-${cutOf(colour)}`}
            data-piece={`price:${name}`}
            style={{ "--price": price, "--draft": draft }}
          >
            <span class="tower-wall" />
            {draft !== price && <span class="tower-draft" />}
            <YsGem gem={colour} />
            <small>{ranked.indexOf(colour) + 1}.</small>
          </span>
        );
      })}
    </div>
  );
}

function Row(props: GameProps<Ys> & { readonly row: number }) {
  const { view, names, log, row } = props;
  const gem = view.market[row];
  const won = winnerIn(log, "row", row);
  const reward = gem >= 0 ? gemName(gem) : words.text.nobody;
  return (
    <>
      <span class="row-gem" data-piece={`row:${row + 1}`}>
        {gem >= 0 && <YsGem gem={gem} isSpoken place={`row-${row}`} />}
        {won && gem < 0 && (
          <>
            <span class="unseen">{words.text.wonBy(sideName(names, won.seat))}</span>
            <Bust seat={lookOf(view, won.seat)} letter={sideLetters(view, names)[won.seat]} />
          </>
        )}
        <span class="row-number" aria-hidden="true">
          {row + 1}
        </span>
      </span>
      {parts.COLOURS.map((name, colour) => {
        const place = places.square(colour, row);
        return (
          <PlaceButton
            key={name}
            {...props}
            place={place}
            most={1}
            class={`square gem-${cutOf(colour)}`}
            label={spokenPlace(place, reward)}
          />
        );
      })}
    </>
  );
}
