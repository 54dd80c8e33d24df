import { lettersFor } from "@serai/ui/art/seat-mark.tsx";
import type { VNode } from "preact";
import { BrokerPiece } from "../../page/art/broker.tsx";
import { Bust } from "../../page/art/bust.tsx";
import { Ship } from "../../page/art/city.tsx";
import { EMBLEMS } from "../../page/art/emblems.ts";
import { YsGem } from "../../page/gem.tsx";
import { parts, places, type View } from "../../rules/index.ts";

/** A character's card as it lies in a palace. */
export const Emblem = ({ card }: { readonly card: number }) => (
  <svg class={`emblem emblem-${card}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={EMBLEMS[card]} />
  </svg>
);

/** Values out of counts by value, the highest first. */
export const spread = (counts: readonly number[]): number[] =>
  counts.flatMap((count, value) => Array<number>(count).fill(value)).reverse();

/** Brokers that are seen, side by side. */
export const Brokers = ({ seat, letter, values }: { seat: number; letter: string; values: readonly number[] }) => (
  <span class="fig-brokers">
    {values.map((value, i) => (
      <BrokerPiece key={i} seat={seat} letter={letter} isUp value={value} />
    ))}
  </span>
);

/** A ship and its gems; those already taken are pale. */
export function Cargo({ ship, left }: { readonly ship: number; readonly left: readonly number[] }) {
  const aboard = [...left];
  return (
    <span class="fig-ship">
      <Ship />
      <span class="fig-cargo">
        {parts.gemsAboard(ship, 4).map((gem, i) => {
          const at = aboard.indexOf(gem);
          if (at >= 0) aboard.splice(at, 1);
          return (
            <span key={i} class={at < 0 ? "is-none" : undefined}>
              <YsGem gem={gem} />
            </span>
          );
        })}
      </span>
    </span>
  );
}

interface QuarterProps {
  readonly view: View;
  readonly quarter: number;
  readonly names: readonly string[];
  /** What each seat has in the quarter, the best first. */
  readonly totals?: readonly { readonly seat: number; readonly total: number }[];
  /** The area that is spoken of, and who wins it. */
  readonly area?: number;
  readonly winner?: number;
  readonly ship?: VNode;
}

/** A quarter: what its areas bring, who stands there, what everybody has in it. */
export function Quarter({ view, quarter, names, totals = [], area, winner, ship }: QuarterProps) {
  const letters = lettersFor(names);
  const card = view.palaces[quarter];
  return (
    <span class="fig-quarter">
      {ship}
      {totals.length > 0 && (
        <span class="fig-totals">
          {totals.map(({ seat, total }) => (
            <span key={seat}>
              <Bust seat={seat} letter={letters[seat]} />
              <b>{total}</b>
            </span>
          ))}
        </span>
      )}
      {places.AREAS.map((name, kind) => (
        <span key={name} class={kind === area ? "fig-area is-lit" : "fig-area"}>
          <span class="fig-reward">
            {kind === places.PORT && <YsGem gem={parts.BLACK} />}
            {kind === places.COMMERCIAL && <b>+{parts.COMMERCIAL_POINTS}</b>}
            {kind === places.PALACE && card >= 0 && <Emblem card={card} />}
          </span>
          <span class="fig-brokers">
            {view.brokers
              .filter(({ place }) => place === places.area(quarter, kind))
              .map(({ owner, up, value }, i) => (
                <BrokerPiece key={i} seat={owner} letter={letters[owner]} isUp={up} value={value} />
              ))}
          </span>
          {kind === area && winner !== undefined && (
            <span class="fig-winner">
              <Bust seat={winner} letter={letters[winner]} />
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

interface MarketProps {
  readonly view: View;
  readonly names: readonly string[];
  /** Who wins the rows, from the first. */
  readonly winners?: readonly number[];
  /** What the rows' gems were, where they have been taken. */
  readonly gems: readonly number[];
  /** By colour: the total of its column, and what its price does. */
  readonly columns?: readonly { readonly total: number; readonly by: number }[];
  readonly prices: readonly number[];
}

/** The stalls: a column a colour with its price, a row a gem. */
export function Market({ view, names, winners, gems, columns, prices }: MarketProps) {
  const letters = lettersFor(names);
  return (
    <span class="fig-market">
      <span />
      {prices.map((price, colour) => (
        <span key={colour} class="fig-price">
          <YsGem gem={colour} />
          <b>{price + 1}</b>
        </span>
      ))}
      {gems.map((gem, row) => (
        <>
          <span class="fig-row-gem">
            <YsGem gem={gem} />
            {winners && <Bust seat={winners[row]} letter={letters[winners[row]]} />}
          </span>
          {prices.map((_, colour) => {
            const broker = view.brokers.find(({ place }) => place === places.square(colour, row));
            return (
              <span key={colour} class="fig-square">
                {broker && (
                  <BrokerPiece
                    seat={broker.owner}
                    letter={letters[broker.owner]}
                    isUp={broker.up}
                    value={broker.value}
                  />
                )}
              </span>
            );
          })}
        </>
      ))}
      {columns && (
        <>
          <span />
          {columns.map(({ total, by }, colour) => (
            <span key={colour} class="fig-column">
              <b>{total}</b>
              <small>{by > 0 ? `▲${by}` : `▼${-by}`}</small>
            </span>
          ))}
        </>
      )}
    </span>
  );
}
