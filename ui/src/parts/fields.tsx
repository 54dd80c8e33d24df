import { fieldText } from "@serai/words/fields";
import type { Names } from "@serai/words/game-text";
import "./fields.css";

interface FieldsProps {
  readonly value: unknown;
  /** What the fields of the view are called; those without a name are left out. */
  readonly labels: Readonly<Record<string, string>>;
  readonly names: Names;
}

/** A view as a table of its named fields. A list with one item a seat gets the seats' names. */
export function Fields({ value, labels, names }: FieldsProps) {
  const fields = Object.entries(Object(value)).filter(([name]) => Object.hasOwn(labels, name));
  return (
    <dl class="fields">
      {fields.map(([name, field]) => (
        <div key={name} class="field">
          <dt>{labels[name]}</dt>
          <dd>{fieldText(field, names)}</dd>
        </div>
      ))}
    </dl>
  );
}
