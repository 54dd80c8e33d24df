import type { Signal } from "@preact/signals";
import type { RefObject } from "preact";
import { Cross } from "../art/icons.tsx";
import { SPEEDS, speed, THEMES, theme } from "../settings.ts";
import { ui } from "../text/index.ts";

export function SettingsDialog({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
  const { settings, close, theme: themeLabel, themes, speed: speedLabel, speeds } = ui.text;
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="settings-title">
      <form method="dialog">
        <div class="dialog-head">
          <h2 id="settings-title">{settings}</h2>
          <button type="submit" class="icon-button" aria-label={close}>
            <Cross />
          </button>
        </div>
        <Choices legend={themeLabel} name="theme" values={THEMES} labels={themes} setting={theme} />
        <Choices legend={speedLabel} name="speed" values={SPEEDS} labels={speeds} setting={speed} />
      </form>
    </dialog>
  );
}

function Choices<T extends string>(props: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly T[];
  readonly labels: Readonly<Record<T, string>>;
  readonly setting: Signal<T>;
}) {
  const { legend, name, values, labels, setting } = props;
  return (
    <fieldset class="segments">
      <legend>{legend}</legend>
      <div class="segments-row">
        {values.map((value) => (
          <label key={value} class="segment">
            <input
              type="radio"
              name={name}
              checked={setting.value === value}
              onChange={() => {
                setting.value = value;
              }}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
