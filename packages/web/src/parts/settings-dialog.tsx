import type { RefObject } from "preact";
import { Cross } from "../art/icons.tsx";
import { SPEEDS, speed, THEMES, theme } from "../settings.ts";
import { ui } from "../text/index.ts";
import { Devices } from "./devices.tsx";
import { Segments } from "./segments.tsx";

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
        <Segments
          legend={themeLabel}
          name="theme"
          values={THEMES}
          label={(value) => themes[value]}
          chosen={theme.value}
          onChoose={(value) => {
            theme.value = value;
          }}
        />
        <Segments
          legend={speedLabel}
          name="speed"
          values={SPEEDS}
          label={(value) => speeds[value]}
          chosen={speed.value}
          onChoose={(value) => {
            speed.value = value;
          }}
        />
        <Devices />
      </form>
    </dialog>
  );
}
