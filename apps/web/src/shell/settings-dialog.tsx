import type { Signal } from "@preact/signals";
import { Cross } from "@serai/ui/art/icons.tsx";
import { useEffect, useRef } from "preact/hooks";
import { SPEEDS, sounds, speed, THEMES, theme, vibration } from "../device/settings.ts";
import { playSound, vibrate } from "../device/sound-and-haptics.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";
import { Devices } from "../you/devices.tsx";
import { follow } from "./router.ts";
import { Segments } from "./segments.tsx";

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const { settings, close, theme: themeLabel, themes, speed: speedLabel, speeds } = ui.text;
  const { sounds: soundsLabel, vibration: vibrationLabel } = ui.text;
  return (
    <dialog ref={dialog} class="dialog" aria-labelledby="settings-title" onClose={onClose}>
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
        <p class="hint">{online.text.speedHint}</p>
        <Switch
          label={soundsLabel}
          hint={online.text.soundsHint}
          setting={sounds}
          onTurnedOn={() => void playSound("turn")}
        />
        {"vibrate" in navigator && <Switch label={vibrationLabel} setting={vibration} onTurnedOn={vibrate} />}
        <a class="button" href="/notices" onClick={follow}>
          {online.text.howTold}
        </a>
        <Devices />
      </form>
    </dialog>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint?: string;
  readonly setting: Signal<"on" | "off">;
  /** Lets it be heard or felt at once. */
  onTurnedOn(): void;
}

function Switch({ label, hint, setting, onTurnedOn }: SwitchProps) {
  return (
    <label class="option">
      <input
        type="checkbox"
        class="switch"
        checked={setting.value === "on"}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          setting.value = checked ? "on" : "off";
          if (checked) onTurnedOn();
        }}
      />
      <span class="option-label">{label}</span>
      {hint !== undefined && <span class="hint">{hint}</span>}
    </label>
  );
}
