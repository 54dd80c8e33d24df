import { fieldLabel, fieldText } from "@serai/words/fields";
import type { FieldText, Names } from "@serai/words/game-text";
import "./fields.css";

interface FieldsProps {
  readonly value: unknown;
  /** What is said of the fields of the view; those without a text are left out. */
  readonly texts: Readonly<Record<string, FieldText>>;
  readonly names: Names;
}

/** A view as a table of its named fields. */
export function Fields({ value, texts, names }: FieldsProps) {
  const fields = Object.entries(Object(value)).filter(([name]) => Object.hasOwn(texts, name));
  return (
    <dl class="fields">
      {fields.map(([name, field]) => (
        <div key={name} class="field">
          <dt>{fieldLabel(texts[name])}</dt>
          <dd>{fieldText(field, texts[name], names)}</dd>
        </div>
      ))}
    </dl>
  );
}
