import { effect } from "@preact/signals";
import { language, STRETCH, speed, storedSetting } from "@serai/ui/settings.ts";

export { deviceStorage, language, SPEEDS, type Speed, STRETCH, speed } from "@serai/ui/settings.ts";

export const THEMES = ["auto", "light", "dark"] as const;
export const theme = storedSetting("theme", THEMES, "auto");

const SWITCH = ["off", "on"] as const;
/** Heard from the first tap on: browsers do not allow sound before. */
export const sounds = storedSetting("sounds", SWITCH, "on");
export const vibration = storedSetting("vibration", SWITCH, "on");

/** The page itself follows: CSS reads the theme and the speed, screen readers the language. */
export function applySettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = theme.value;
    root.lang = language.value;
    root.style.setProperty("--stretch", String(STRETCH[speed.value]));
  });
}
