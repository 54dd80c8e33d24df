import { effect, type Signal, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "@serai/text/game-text";

/** What the page remembers on this device. Storage may be denied: then it remembers until it is closed. */
export const memory = {
  get(key: string): string | undefined {
    try {
      return localStorage.getItem(`serai.${key}`) ?? undefined;
    } catch {
      return undefined;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(`serai.${key}`, value);
    } catch {
      // Denied or full: the setting holds for this visit.
    }
  },
};

function remembered<T extends string>(key: string, values: readonly T[], fallback: T): Signal<T> {
  const kept = memory.get(key);
  const setting = signal(values.find((value) => value === kept) ?? fallback);
  setting.subscribe((value) => memory.set(key, value));
  return setting;
}

export const THEMES = ["auto", "light", "dark"] as const;
export const theme = remembered("theme", THEMES, "auto");

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = remembered<Speed>("speed", SPEEDS, "normal");

/** How much longer than normal every pause and motion takes. */
export const STRETCH: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

const SWITCH = ["off", "on"] as const;
/** Silent until asked for: nobody likes a page that makes noise of itself. */
export const sounds = remembered("sounds", SWITCH, "off");
export const vibration = remembered("vibration", SWITCH, "on");

/** The first language of the browser that we speak. */
const native = (): Language =>
  navigator.languages.map((tag) => LANGUAGES.find((one) => tag.startsWith(one))).find((one) => one !== undefined) ??
  "en";

export const language = remembered<Language>("language", LANGUAGES, native());

/** The page itself follows: CSS reads the theme and the speed, screen readers the language. */
export function dressPage(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = theme.value;
    root.lang = language.value;
    root.style.setProperty("--stretch", String(STRETCH[speed.value]));
  });
}
