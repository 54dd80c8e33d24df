/** Radio buttons in a row that look like one control. */
export function Segments<T extends string | number>(props: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly label: (value: T) => string;
  /** What is read aloud, where the label alone says too little. */
  readonly spoken?: (value: T) => string;
  readonly chosen: T;
  readonly onChoose: (value: T) => void;
  readonly onFocus?: () => void;
}) {
  const { legend, name, values, label, spoken, chosen, onChoose, onFocus } = props;
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      <div class="segments-row">
        {values.map((value) => (
          <label key={value} class="segment">
            <input
              type="radio"
              name={name}
              checked={chosen === value}
              aria-label={spoken?.(value)}
              onChange={() => onChoose(value)}
              onFocus={onFocus}
            />
            <span>{label(value)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
