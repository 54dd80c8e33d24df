import { parts, places, type Ys } from "@serai/ys";
import { CharacterEmblem } from "../../art/characters.tsx";
import { AreaGlyph, LockGlyph, Ship } from "../../art/city.tsx";
import { SeatMark } from "../../art/seat-mark.tsx";
import { Mark } from "../../parts/mark.tsx";
import type { GameProps } from "../page.ts";
import { cardWords } from "./card-words.ts";
import { rankingIn, winnerIn } from "./count-log.ts";
import { gemName, YsGem } from "./gem.tsx";
import { PlaceButton, spokenPlace } from "./place-button.tsx";
import { isCounting, isMarketStage, lookOf, quarterCounted, sideLetters, sideName, sidesOf, totalIn } from "./sides.ts";
import { words } from "./words.ts";

interface QuarterProps extends GameProps<Ys> {
  readonly quarter: number;
  open(quarter: number): void;
}

const NUMERALS = ["I", "II", "III", "IV"];
export const numeral = (quarter: number): string => NUMERALS[quarter];

/** A quarter of the city: its ship above, its three areas below, each with what the majority wins there. */
export function Quarter(props: QuarterProps) {
  const { view, quarter, open } = props;
  const counted = quarterCounted(view);
  const isDone = isCounting(view) && (isMarketStage(view) || (counted !== undefined && quarter < counted));
  const classes = [
    "quarter",
    counted === quarter && "is-counted",
    isDone && "is-done",
    view.closed === quarter && "is-shut",
  ];
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={words.text.quarter(quarter + 1)}
      data-quarter={quarter}
      data-slide
    >
      <button type="button" class="quarter-head" data-live onClick={() => open(quarter)}>
        <span class="quarter-number" aria-hidden="true">
          {numeral(quarter)}
        </span>
        <span class="unseen">{words.text.aboutQuarter(quarter + 1)}</span>
        <Cargo {...props} />
        <Mark changed={props.changed} part={`ship-${quarter}`} />
        {view.closed === quarter && (
          <span data-place={`lock-${quarter}`}>
            <LockGlyph />
          </span>
        )}
      </button>
      <Totals {...props} />
      {places.AREAS.map((name, kind) => (
        <Area key={name} {...props} kind={kind} isFaded={isDone} />
      ))}
    </section>
  );
}

/** The ship and its gems; the large one counts two with four players (Y-4.2). */
function Cargo({ view, quarter }: QuarterProps) {
  const ship = view.docked[quarter];
  if (ship === undefined) return <span class="ship" />;
  const { large, small } = parts.SHIPS[ship];
  const isTaken = (gem: number): boolean =>
    quarterCounted(view) === quarter && view.stage !== "quarter" && view.cargo[gem] === 0;
  const isPair = view.players === 4 && !(quarterCounted(view) === quarter && view.cargo[large] < 2);
  return (
    <span class="ship" data-place={`ship-${quarter}`}>
      <Ship />
      <span class="unseen">{words.text.ship(gemName(large), view.players === 4 ? 2 : 1, small.map(gemName))}</span>
      <span class="cargo" aria-hidden="true">
        <span class={isTaken(large) ? "cargo-gem is-large is-taken" : "cargo-gem is-large"}>
          <YsGem gem={large} place={`ship-${quarter}-${large}`} />
          {isPair && <span class="cargo-twice">2</span>}
        </span>
        {small.map((gem) => (
          <span key={gem} class={isTaken(gem) ? "cargo-gem is-taken" : "cargo-gem"}>
            <YsGem gem={gem} place={`ship-${quarter}-${gem}`} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** Y-4.1: what everybody has in the quarter as far as it is seen; once counted, in order. */
function Totals({ view, names, log, quarter }: QuarterProps) {
  const letters = sideLetters(view, names);
  const ranked = rankingIn(log, quarter);
  const known = sidesOf(view)
    .map((side) => ({
      side,
      ...totalIn(view, side, places.QUARTER_ZONES[quarter]),
      isThere: isPresent(view, side, quarter),
    }))
    .filter(({ isThere }) => isThere);
  const shown = ranked ? ranked.seats.map((side, i) => ({ side, sum: ranked.totals[i], hidden: 0 })) : known;
  return (
    <ul class={ranked ? "quarter-totals is-ranked" : "quarter-totals"}>
      {shown.map(({ side, sum, hidden }) => (
        <li key={side} data-slide>
          <span class="unseen">{words.text.total(sideName(names, side), sum, hidden)}</span>
          <span class="quarter-total" aria-hidden="true">
            <SeatMark seat={lookOf(view, side)} letter={letters[side]} />
            {sum}
            {hidden > 0 && <small>+{"?".repeat(Math.min(hidden, 2))}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isPresent = ({ brokers, step }: QuarterProps["view"], side: number, quarter: number): boolean =>
  step !== "bidding" &&
  brokers.some(({ owner, place }) => owner === side && places.within(places.QUARTER_ZONES[quarter], place));

/** Y-4.3: an area with what is won there printed on it. */
function Area(props: QuarterProps & { readonly kind: number; readonly isFaded: boolean }) {
  const { view, names, log, quarter, kind } = props;
  const place = places.area(quarter, kind);
  const name = places.AREAS[kind];
  const won = winnerIn(log, name, quarter);
  const card = view.palaces[quarter];
  const points = view.merchant === 1 ? parts.MERCHANT_POINTS : parts.COMMERCIAL_POINTS;
  const rewards = [words.text.blackGem, words.text.points(points), cardWords(card)?.name ?? words.text.nobody];
  const letters = sideLetters(view, names);
  return (
    <PlaceButton {...props} place={place} class={`area area-${name}`} label={spokenPlace(place, rewards[kind])}>
      <span class="area-reward" aria-hidden="true">
        <AreaGlyph area={kind} />
        {kind === places.PORT && <YsGem gem={parts.BLACK} place={`port-${quarter}`} />}
        {kind === places.COMMERCIAL && (
          <span class="area-points" data-place={`shops-${quarter}`}>
            +{points}
          </span>
        )}
        {kind === places.PALACE && card >= 0 && (
          <span class="area-card" data-place={`palace-${quarter}`}>
            <CharacterEmblem card={card} />
          </span>
        )}
      </span>
      {kind === places.PALACE && card >= 0 && (
        <span class="area-name" aria-hidden="true">
          {cardWords(card)?.name}
        </span>
      )}
      {won && (
        <span class="area-won">
          <span class="unseen">{words.text.wonBy(sideName(names, won.seat))}</span>
          <SeatMark seat={lookOf(view, won.seat)} letter={letters[won.seat]} />
        </span>
      )}
    </PlaceButton>
  );
}
