import type { Signal } from "@preact/signals";
import { Segments } from "../shell/segments.tsx";
import { offline } from "../text/offline/index.ts";
import type { TablePlace } from "../text/offline/offline-text.ts";

export const PLACES: readonly TablePlace[] = ["online", "device", "shared"];

interface PlaceProps {
  readonly place: TablePlace;
  readonly onChoose: (place: TablePlace) => void;
}

/** Where the table stands. */
export function PlaceField({ place, onChoose }: PlaceProps) {
  const text = offline.text;
  return (
    <>
      <Segments
        legend={text.where}
        name="place"
        values={PLACES}
        label={(value) => text.places[value]}
        chosen={place}
        onChoose={onChoose}
      />
      <p class="hint">{text.placeHints[place]}</p>
    </>
  );
}

interface PeopleProps {
  /** Those who share the device beside its owner. */
  readonly others: Signal<readonly string[]>;
  readonly players: number;
}

/** Who hands the device around: as many names as people. */
export function People({ others, players }: PeopleProps) {
  const text = offline.text;
  const count = Math.min(players, others.value.length + 1);
  return (
    <>
      <Segments
        legend={text.people}
        name="people"
        values={Array.from({ length: players - 1 }, (_, i) => i + 2)}
        label={String}
        spoken={text.peopleCount}
        chosen={count}
        onChoose={(wanted) => {
          others.value = Array.from({ length: wanted - 1 }, (_, i) => others.value[i] ?? "");
        }}
      />
      {others.value.slice(0, count - 1).map((name, i) => (
        <label key={i} class="field">
          <span>{text.nameOf(i + 2)}</span>
          <input
            type="text"
            maxLength={40}
            autocomplete="off"
            placeholder={text.nameless(i + 2)}
            value={name}
            onInput={({ currentTarget: { value } }) => {
              others.value = others.value.with(i, value);
            }}
          />
        </label>
      ))}
    </>
  );
}
