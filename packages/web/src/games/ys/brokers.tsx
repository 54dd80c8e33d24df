import { has } from "@serai/kernel";
import type { Names } from "@serai/text/game-text";
import { parts, type View } from "@serai/ys";
import { BrokerPiece } from "../../art/broker.tsx";
import { type BrokerOnBoard, lookOf, sideLetters, sideName } from "./sides.ts";
import { words } from "./words.ts";

interface BrokersProps {
  readonly view: View;
  readonly names: Names;
  readonly brokers: readonly BrokerOnBoard[];
}

export function Brokers({ view, names, brokers }: BrokersProps) {
  const letters = sideLetters(view, names);
  return (
    <>
      {brokers.map(({ number, owner, up, value, seen }) => (
        <BrokerPiece
          key={number}
          seat={lookOf(view, owner)}
          letter={letters[owner]}
          isUp={up}
          value={value}
          isMarked={view.marked === number}
          isSpied={!up && view.viewer !== "spectator" && view.viewer !== owner && has(seen, view.viewer)}
          place={`broker-${number}`}
        />
      ))}
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
