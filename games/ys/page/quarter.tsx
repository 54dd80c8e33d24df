import type { GameProps } from "@serai/ui/page.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { actions as act, parts, places, type Ys } from "../rules/index.ts";
import { Bust } from "./art/bust.tsx";
import { CharacterEmblem } from "./art/characters.tsx";
import { LockGlyph, Ship } from "./art/city.tsx";
import { Scene } from "./art/scene.tsx";
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

/** The four quarters lie around the palace square: two above it, two below, palaces inwards and ships outside. */
export const isLow = (quarter: number): boolean => quarter > 1;
const siteOf = (quarter: number): string =>
  `quarter-${quarter} ${isLow(quarter) ? "is-low" : "is-top"} ${quarter % 2 === 1 ? "is-right" : "is-left"}`;

/** A quarter of the city: its ship in the harbour, then quay, shops and palace, each with what the majority wins there. */
export function Quarter(props: QuarterProps) {
  const { view, quarter } = props;
  const counted = quarterCounted(view);
  const isDone = isCounting(view) && (isMarketStage(view) || (counted !== undefined && quarter < counted));
  const classes = [
    "quarter",
    siteOf(quarter),
    counted === quarter && "is-counted",
    isDone && "is-done",
    view.closed === quarter && "is-shut",
  ];
  const inwards = [places.PORT, places.COMMERCIAL, places.PALACE];
  const areas = (isLow(quarter) ? inwards.reverse() : inwards).map((kind) => (
    <Area key={kind} {...props} kind={kind} isFaded={isDone} />
  ));
  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={words.text.quarter(quarter + 1)}
      data-quarter={quarter}
      data-slide
    >
      {!isLow(quarter) && <Harbour {...props} />}
      <div class="quarter-land">{areas}</div>
      {isLow(quarter) && <Harbour {...props} />}
      {view.closed === quarter && <Scene of="chain" class="chain" />}
    </section>
  );
}

/** Y-5.3: where three play, the fourth quarter has gone under. */
export const Drowned = () => <Scene of="drowned" class="drowned" />;

/** The tower with the quarter's number, its ship, and what everybody has there. */
function Harbour(props: QuarterProps) {
  const { view, changed, quarter, open } = props;
  return (
    <div class="harbour">
      <button
        type="button"
        class="quarter-head"
        data-live
        data-piece={`ship:q${quarter + 1}`}
        onClick={() => open(quarter)}
      >
        <span class="quarter-number" aria-hidden="true">
          {numeral(quarter)}
        </span>
        <span class="unseen">{words.text.aboutQuarter(quarter + 1)}</span>
        <Cargo {...props} />
        <Mark changed={changed} part={`ship-${quarter}`} />
        {view.closed === quarter && (
          <span class="lock" data-place={`lock-${quarter}`}>
            <LockGlyph />
          </span>
        )}
      </button>
      <Totals {...props} />
    </div>
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
          {isPair && <span class="cargo-twice">×2</span>}
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

interface Total {
  readonly side: number;
  readonly sum: number;
  readonly hidden: number;
}

/** Y-4.1: what everybody has in the quarter as far as it is seen, best first; once counted, in order. */
function Totals(props: QuarterProps) {
  const { view, names, log, quarter } = props;
  const letters = sideLetters(view, names);
  const ranked = rankingIn(log, quarter);
  const shown: readonly Total[] = ranked
    ? ranked.seats.map((side, i) => ({ side, sum: ranked.totals[i], hidden: 0 }))
    : totalsSeen(props);
  const isLed = shown.length > 0 && (ranked !== undefined || shown[0].sum > (shown[1]?.sum ?? -1));
  return (
    <ul class={isLed ? "quarter-totals is-ranked" : "quarter-totals"} data-piece={`ship:q${quarter + 1}`}>
      {shown.map(({ side, sum, hidden }) => (
        <li key={side} data-slide>
          <span class="unseen">{words.text.total(sideName(names, side), sum, hidden)}</span>
          <span class="quarter-total" aria-hidden="true">
            <Bust seat={lookOf(view, side)} letter={letters[side]} />
            <b>{sum}</b>
            {hidden > 0 && <small>{"?".repeat(Math.min(hidden, 3))}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function totalsSeen({ view, viewer, choice, quarter }: QuarterProps): readonly Total[] {
  const zone = places.QUARTER_ZONES[quarter];
  // What is about to be placed counts already: that is what one wants to see before it is.
  const isPlaced = choice.place !== undefined && places.within(zone, choice.place) && choice.card === undefined;
  return sidesOf(view)
    .map((side) => {
      const { sum, hidden } = totalIn(view, side, zone);
      const draft = isPlaced && side === viewer ? choice.value : undefined;
      return { side, sum: sum + (draft ?? 0), hidden, isThere: draft !== undefined || isPresent(view, side, quarter) };
    })
    .filter(({ isThere }) => isThere)
    .sort((a, b) => b.sum - a.sum || b.hidden - a.hidden);
}

const isPresent = ({ brokers, step }: QuarterProps["view"], side: number, quarter: number): boolean =>
  step !== "bidding" &&
  brokers.some(({ owner, place }) => owner === side && places.within(places.QUARTER_ZONES[quarter], place));

/** So many can stand in an area; before a palace, beside the square, one fewer. */
const MOST = [5, 5, 4];

/** Y-4.3: an area with what is won there set up in it. */
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
    <PlaceButton
      {...props}
      place={place}
      most={MOST[kind]}
      class={`area area-${name}`}
      label={spokenPlace(place, rewards[kind])}
    >
      <Scene of={kind === places.PORT ? (isLow(quarter) ? "quay-low" : "quay") : SCENES[kind]} class="scene" />
      <span class="area-reward" aria-hidden="true">
        {kind === places.PORT && <YsGem gem={parts.BLACK} place={`port-${quarter}`} />}
        {kind === places.COMMERCIAL && (
          <span class="area-points" data-place={`shops-${quarter}`}>
            +{points}
          </span>
        )}
        {kind === places.PALACE && card >= 0 && (
          <span class="area-card" data-place={`palace-${quarter}`} data-piece={`card:${card}`}>
            <CharacterEmblem card={card} />
            <span class="area-name">{cardWords(card)?.name}</span>
          </span>
        )}
      </span>
      {view.closed === act.FIRST_AREA_ZONE + place && (
        <span class="area-lock">
          <LockGlyph />
        </span>
      )}
      {won && (
        <span class="area-won">
          <span class="unseen">{words.text.wonBy(sideName(names, won.seat))}</span>
          <Bust seat={lookOf(view, won.seat)} letter={letters[won.seat]} />
        </span>
      )}
    </PlaceButton>
  );
}

const SCENES = ["quay", "shops", "palace"] as const;
