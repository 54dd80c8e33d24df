import type { Action } from "@serai/kernel";
import type { GameProps } from "@serai/ui/page.ts";
import { actions as act, places, type Ys } from "../rules/index.ts";
import { BrokerPiece } from "./art/broker.tsx";
import { AreaGlyph, ThroneGlyph } from "./art/late-glyphs.tsx";
import { gemName, YsGem } from "./gem.tsx";
import { brokerNamed } from "./place-button.tsx";
import { numeral } from "./quarter.tsx";
import { lookOf, sideLetters, sideName } from "./sides.ts";
import { words } from "./words.ts";

export const GemFace = ({ gem }: { readonly gem: number }) => (
  <>
    <YsGem gem={gem} />
    <span class="chooser-name unseen">{gemName(gem)}</span>
  </>
);

export const StepFace = ({ step }: { readonly step: number }) => (
  <>
    <span class="chooser-arrow" aria-hidden="true">
      {step > 0 ? "▲" : "▼"}
    </span>
    <span>{step > 0 ? words.text.up : words.text.down}</span>
  </>
);

export const QuarterFace = ({ quarter }: { readonly quarter: number }) => (
  <>
    <span class="unseen">{words.text.quarter(quarter + 1)}</span>
    <span class="chooser-numeral" aria-hidden="true">
      {numeral(quarter)}
    </span>
  </>
);

/** Where something lies, short: the quarter and a picture of the area, or the square of the market. */
function PlaceFace({ place }: { readonly place: places.Place }) {
  return (
    <>
      <span class="unseen">{words.text.placeName(place)}</span>
      {places.isSquare(place) ? (
        <span class="place-face" aria-hidden="true">
          <YsGem gem={places.columnOf(place)} />
          {places.rowOf(place) + 1}
        </span>
      ) : (
        <span class="place-face" aria-hidden="true">
          {numeral(places.quarterOf(place))}
          <AreaGlyph area={place % 3} />
        </span>
      )}
    </>
  );
}

export const ZoneFace = ({ zone }: { readonly zone: number }) =>
  zone < act.FIRST_AREA_ZONE ? <QuarterFace quarter={zone} /> : <PlaceFace place={zone - act.FIRST_AREA_ZONE} />;

const InThrone = ({ slot }: { readonly slot: number }) => (
  <span class="place-face">
    <ThroneGlyph />
    <span class="unseen">{words.text.throneRoom}</span>
    {slot + 1}
  </span>
);

/** An own broker on the board or in the throne room. */
export function BrokerFace({ view, viewer, names, name }: GameProps<Ys> & { readonly name: act.BrokerName }) {
  if (viewer === "spectator") return undefined;
  const letter = sideLetters(view, names)[viewer];
  if (act.isThroneName(name)) {
    const slot = act.slotOf(name);
    return (
      <>
        <BrokerPiece seat={viewer} letter={letter} isUp={false} value={view.seats[viewer].throne[slot]?.value} />
        <InThrone slot={slot} />
      </>
    );
  }
  const broker = brokerNamed(view, viewer, name);
  return (
    <>
      <span class="unseen">{broker?.value}</span>
      <BrokerPiece seat={viewer} letter={letter} isUp={broker?.up ?? false} value={broker?.value} />
      <PlaceFace place={act.placeOfName(name)} />
    </>
  );
}

/** A face-down broker the Spy may look at. */
export function LookFace({ view, names, action }: GameProps<Ys> & { readonly action: Action }) {
  const owner = act.ownerLooked(action);
  const name = act.brokerLooked(action);
  const isInThrone = act.isThroneName(name);
  const value = isInThrone ? view.seats[owner].throne[act.slotOf(name)]?.value : brokerNamed(view, owner, name)?.value;
  return (
    <>
      <span class="unseen">{words.text.brokerDown(sideName(names, owner), value)}</span>
      <BrokerPiece seat={lookOf(view, owner)} letter={sideLetters(view, names)[owner]} isUp={false} value={value} />
      {isInThrone ? <InThrone slot={act.slotOf(name)} /> : <PlaceFace place={act.placeOfName(name)} />}
    </>
  );
}

/** A broker in front of the own screen. */
export function Front({ view, viewer, names, value }: GameProps<Ys> & { readonly value: number }) {
  if (viewer === "spectator") return undefined;
  return (
    <>
      <span class="unseen">{words.text.brokerUp(sideName(names, viewer), value)}</span>
      <BrokerPiece seat={viewer} letter={sideLetters(view, names)[viewer]} isUp value={value} />
    </>
  );
}

/** Y-5.5: a neutral broker that the seat chooses by its value. */
export function NeutralFace({ view, names, value }: GameProps<Ys> & { readonly value: number }) {
  const side = view.players;
  return (
    <>
      <span class="unseen">{words.text.brokerDown(sideName(names, side), value)}</span>
      <BrokerPiece seat={lookOf(view, side)} letter={sideLetters(view, names)[side]} isUp={false} value={value} />
    </>
  );
}
