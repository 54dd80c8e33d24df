import { type OptionSpec, valuesOf } from "@serai/kernel";
import type { OptionText } from "@serai/words/game-text";

type Value = boolean | string | number;

interface OptionFieldProps {
  readonly name: string;
  readonly spec: OptionSpec;
  readonly players: number;
  readonly text: OptionText;
  readonly value: Value;
  onChange(value: Value): void;
}

/** One option of a table: a switch, or a list of what can be chosen with so many players. */
export function OptionField({ name, spec, players, text, value, onChange }: OptionFieldProps) {
  const hintId = `hint-${name}`;
  if (spec.kind === "flag")
    return (
      <label class="option">
        <input
          type="checkbox"
          class="switch"
          checked={value === true}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="option-label">{text.label}</span>
        <span id={hintId} class="hint">
          {text.hint}
        </span>
      </label>
    );
  const values = valuesOf(spec, players);
  return (
    <label class="field">
      <span>{text.label}</span>
      <select
        value={String(value)}
        aria-describedby={hintId}
        onChange={(event) => onChange(values[event.currentTarget.selectedIndex])}
      >
        {values.map((one) => (
          <option key={one} value={String(one)}>
            {text.values?.[String(one)] ?? String(one)}
          </option>
        ))}
      </select>
      <span id={hintId} class="hint">
        {text.hint}
      </span>
    </label>
  );
}
