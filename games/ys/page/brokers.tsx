import { has } from "@serai/kernel";
import type { Names } from "@serai/words/game-text";
import { parts, type View } from "../rules/index.ts";
import { BrokerPiece } from "./art/broker.tsx";
import { type BrokerOnBoard, lookOf, sideLetters, sideName, sidesOf, worthOf } from "./sides.ts";
import { words } from "./words.ts";

interface BrokersProps {
  readonly view: View;
  readonly names: Names;
  readonly brokers: readonly BrokerOnBoard[];
}

/** One after the other, each by itself. */
export function Brokers({ view, names, brokers }: BrokersProps) {
  const letters = sideLetters(view, names);
  return (
    <>
      {brokers.map((broker) => (
        <OneBroker key={broker.number} view={view} letter={letters[broker.owner]} broker={broker} />
      ))}
    </>
  );
}

interface OneBrokerProps {
  readonly view: View;
  readonly letter: string;
  readonly broker: BrokerOnBoard;
}

function OneBroker({ view, letter, broker: { number, owner, up, value, seen } }: OneBrokerProps) {
  return (
    <BrokerPiece
      seat={lookOf(view, owner)}
      letter={letter}
      isUp={up}
      value={value}
      isMarked={view.marked === number}
      isSpied={!up && view.viewer !== "spectator" && view.viewer !== owner && has(seen, view.viewer)}
      place={`broker-${number}`}
      piece={`broker:${number}`}
    />
  );
}

/** Everybody of one side in a place, what they are worth as far as it is seen, and how many are not. */
interface Party {
  readonly side: number;
  readonly brokers: readonly BrokerOnBoard[];
  readonly sum: number;
  readonly unseen: number;
}

function partiesIn(view: View, brokers: readonly BrokerOnBoard[]): readonly Party[] {
  return sidesOf(view)
    .map((side) => {
      const own = brokers.filter(({ owner }) => owner === side);
      const worth = own.map((broker) => worthOf(view, broker));
      return {
        side,
        brokers: own,
        sum: worth.reduce<number>((sum, value) => sum + (value ?? 0), 0),
        unseen: worth.filter((value) => value === undefined).length,
      };
    })
    .filter((party) => party.brokers.length > 0)
    .sort((a, b) => b.sum - a.sum || a.unseen - b.unseen);
}

/** Side by side by whose they are, who is ahead as far as it is seen next to the prize; too many to stand, as one a side. */
export function Crowd({ view, names, brokers, most }: BrokersProps & { readonly most: number }) {
  const letters = sideLetters(view, names);
  const parties = partiesIn(view, brokers);
  const isCrowded = brokers.length > most;
  return (
    <>
      {parties.map((party, rank) => {
        const isAhead = rank === 0 && party.sum > 0 && party.sum > (parties[1]?.sum ?? -1);
        return (
          <span key={party.side} class={isAhead ? "party is-ahead" : "party"}>
            {isCrowded ? (
              <AsOne view={view} letter={letters[party.side]} {...party} />
            ) : (
              party.brokers.map((broker) => (
                <OneBroker key={broker.number} view={view} letter={letters[party.side]} broker={broker} />
              ))
            )}
          </span>
        );
      })}
    </>
  );
}

/** Those face up as one figure with their sum, and behind it those face down as one cloak, with as many question marks. */
function AsOne({ view, letter, side, brokers }: Party & Pick<OneBrokerProps, "view" | "letter">) {
  const look = { seat: lookOf(view, side), letter };
  return (
    <>
      {[true, false].map((isUp) => {
        const alike = brokers.filter(({ up }) => up === isUp);
        const [last] = alike.slice(-1);
        if (last === undefined) return undefined;
        const worth = alike.map((broker) => worthOf(view, broker));
        const seen = worth.filter((value) => value !== undefined);
        const sum = seen.length > 0 ? String(seen.reduce((all, value) => all + value, 0)) : "";
        return (
          <span key={isUp} class="as-one">
            {alike.slice(0, -1).map(({ number }) => (
              <i key={number} data-place={`broker-${number}`} data-piece={`broker:${number}`} />
            ))}
            <BrokerPiece
              {...look}
              isUp={isUp}
              value={sum + "?".repeat(Math.min(2, worth.length - seen.length))}
              isMarked={alike.some(({ number }) => number === view.marked)}
              place={`broker-${last.number}`}
              piece={`broker:${last.number}`}
            />
            {!isUp && alike.length > 2 && <small class="as-one-count">×{alike.length}</small>}
          </span>
        );
      })}
    </>
  );
}

/** Spoken: whose it is, and its value as far as it is known. */
export function spokenBroker(view: View, names: Names, { number, owner, up, value }: BrokerOnBoard): string {
  const name = sideName(names, owner);
  const marked = view.marked === number ? `, ${words.text.counts(parts.MARKED_WORTH)}` : "";
  const said = up && value !== undefined ? words.text.brokerUp(name, value) : words.text.brokerDown(name, value);
  return said + marked;
}
