import { useSignal } from "@preact/signals";
import { LANGUAGES } from "@serai/text/game-text";
import type { ComponentChildren } from "preact";
import { Arch, Gear } from "../art/icons.tsx";
import { late } from "../late.tsx";
import { follow } from "../router.ts";
import { language } from "../settings.ts";
import { speak, ui } from "../text/index.ts";

const SettingsDialog = late(async () => (await import("./settings-dialog.tsx")).SettingsDialog);

interface HeaderProps {
  readonly children?: ComponentChildren;
  /** What the page adds beside the language and the settings. */
  readonly tools?: ComponentChildren;
}

export function Header({ children, tools }: HeaderProps) {
  const isSetting = useSignal(false);
  return (
    <header class="header">
      <a class="icon-button home-link" href="/" onClick={follow} aria-label={ui.text.home}>
        <Arch />
      </a>
      <div class="header-title">{children}</div>
      {tools}
      <LanguageSelect />
      <button
        type="button"
        class="icon-button"
        aria-label={ui.text.settings}
        onClick={() => {
          isSetting.value = true;
        }}
      >
        <Gear />
      </button>
      {isSetting.value && (
        <SettingsDialog
          onClose={() => {
            isSetting.value = false;
          }}
        />
      )}
    </header>
  );
}

function LanguageSelect() {
  const choose = (value: string): void => {
    const wanted = LANGUAGES.find((one) => one === value);
    if (wanted) void speak(wanted);
  };
  return (
    <select
      class="language"
      aria-label={ui.text.language}
      value={language.value}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {LANGUAGES.map((one) => (
        <option key={one} value={one} lang={one}>
          {one.toUpperCase()}
        </option>
      ))}
    </select>
  );
}
