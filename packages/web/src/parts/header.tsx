import { LANGUAGES } from "@serai/text/game-text";
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Arch, Gear } from "../art/icons.tsx";
import { follow } from "../router.ts";
import { language } from "../settings.ts";
import { speak, ui } from "../text/index.ts";
import { SettingsDialog } from "./settings-dialog.tsx";

export function Header({ children }: { readonly children?: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <header class="header">
      <a class="icon-button home-link" href="/" onClick={follow} aria-label={ui.text.home}>
        <Arch />
      </a>
      <div class="header-title">{children}</div>
      <LanguageSelect />
      <button
        type="button"
        class="icon-button"
        aria-label={ui.text.settings}
        onClick={() => dialog.current?.showModal()}
      >
        <Gear />
      </button>
      <SettingsDialog dialog={dialog} />
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
