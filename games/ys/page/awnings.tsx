import type { GameProps } from "@serai/ui/page.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { coloursByPrice, parts, places, type Ys } from "../rules/index.ts";
import { CharacterEmblem } from "./art/characters.tsx";
import { MarketGlyph } from "./art/city.tsx";
import { areCardsOut } from "./cards-out.ts";
import { cutOf, gemName, YsGem } from "./gem.tsx";
import { brokersAt } from "./sides.ts";
import { words } from "./words.ts";

/** The awnings of the market's stalls, one a colour with its price on it: always in sight, even where the stalls are not. */
export function Awnings(props: GameProps<Ys>) {
  return (
    <ul class="prices" data-place="prices" aria-label={words.text.market}>
      <li>
        <button
          type="button"
          class="to-market"
          data-live
          data-piece="market:stalls"
          onClick={(event) => walk(event.currentTarget)}
        >
          <MarketGlyph />
          <span class="unseen">{words.text.toMarket}</span>
        </button>
        <ToCards {...props} />
      </li>
      {parts.COLOURS.map((name, colour) => (
        <Awning key={name} {...props} name={name} colour={colour} />
      ))}
    </ul>
  );
}

/** The characters held, on a phone: a tap lays them out, or puts them aside again. */
function ToCards({ view }: GameProps<Ys>) {
  const { hand = [], fresh = [] } = view.own ?? {};
  const held = [...hand, ...fresh];
  if (held.length === 0) return undefined;
  return (
    <button
      type="button"
      class="to-cards"
      data-live
      data-piece="own-cards:hand"
      aria-expanded={areCardsOut.value}
      onClick={() => {
        areCardsOut.value = !areCardsOut.value;
      }}
    >
      <CharacterEmblem card={held[0]} />
      {held.length > 1 && <small aria-hidden="true">{held.length}</small>}
      <span class="unseen">{words.text.ownCards}</span>
    </button>
  );
}

/** Where the city fills a phone, to the stalls and back. */
function walk(from: HTMLElement): void {
  const board = from.closest(".ys-board");
  const city = board?.querySelector(".quarters");
  const isAway = (city?.getBoundingClientRect().top ?? 0) < 0;
  (isAway ? board : board?.querySelector(".squares"))?.scrollIntoView({ block: isAway ? "start" : "nearest" });
}

/** Y-1.6: fifteen squares a colour; the dearest one brings most at the end. */
function Awning(props: GameProps<Ys> & { readonly name: string; readonly colour: parts.Colour }) {
  const { view, changed, choice, name, colour } = props;
  const price = view.prices[colour];
  const draft = draftPrice(choice, colour);
  const rank = coloursByPrice(view.prices).indexOf(colour) + 1;
  return (
    <li class={`price gem-${cutOf(colour)}`} data-piece={`price:${name}`}>
      <button type="button" class="awning" data-live onClick={(event) => walk(event.currentTarget)}>
        <span class="unseen">{words.text.price(gemName(colour), price + 1, rank)}</span>
        <Mark changed={changed} part={`price-${colour}`} />
        <YsGem gem={colour} place={`price-${colour}`} />
        <span class="price-now" aria-hidden="true">
          <strong>{price + 1}</strong>
          {draft !== 0 && (
            <em class="price-draft">
              {draft > 0 ? "▲" : "▼"}
              {price + draft + 1}
            </em>
          )}
        </span>
        <Pips {...props} colour={colour} />
      </button>
    </li>
  );
}

/** Which of the stalls under it are taken. */
function Pips({ view, colour }: GameProps<Ys> & { readonly colour: parts.Colour }) {
  const firstRow = parts.firstRowFor(view.players);
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: parts.ROWS - firstRow }, (_, i) => (
        <i key={i} class={brokersAt(view, places.square(colour, firstRow + i)).length > 0 ? "is-taken" : undefined} />
      ))}
    </span>
  );
}

/** Where the price would go by what is chosen: as top bidder or with the Banker. */
export function draftPrice({ colour, step = 0, raised, lowered }: GameProps<Ys>["choice"], own: number): number {
  if (colour === own) return step;
  if (raised === own) return 1;
  return lowered === own ? -1 : 0;
}
