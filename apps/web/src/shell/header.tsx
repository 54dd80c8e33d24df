import { useSignal } from "@preact/signals";
import { Arch, Gear } from "@serai/ui/art/icons.tsx";
import { lazy } from "@serai/ui/lazy.tsx";
import { LANGUAGES } from "@serai/words/game-text";
import type { ComponentChildren } from "preact";
import { language } from "../device/settings.ts";
import { speak, ui } from "../text/index.ts";
import { follow } from "./router.ts";

const SettingsDialog = lazy(async () => (await import("./settings-dialog.tsx")).SettingsDialog);

interface HeaderProps {
  readonly children?: ComponentChildren;
  /** What the page adds beside the language and the settings. */
  readonly tools?: ComponentChildren;
}

export function Header({ children, tools }: HeaderProps) {
  const isSetting = useSignal(false);
  return (
    <header class="header">
      <a class="icon-button home-link" data-piece="control:home" href="/" onClick={follow} aria-label={ui.text.home}>
        <Arch />
      </a>
      <div class="header-title">{children}</div>
      {tools}
      <LanguageSelect />
      <button
        type="button"
        class="icon-button"
        data-piece="control:settings"
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
      data-piece="control:language"
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
