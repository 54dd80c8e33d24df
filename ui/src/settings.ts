import { type Signal, signal } from "@preact/signals";
import { LANGUAGES, type Language } from "@serai/words/game-text";

/** What the page remembers on this device. Storage may be denied: then it remembers until it is closed. */
export const deviceStorage = {
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
  remove(key: string): void {
    try {
      localStorage.removeItem(`serai.${key}`);
    } catch {
      // Denied: there is nothing to remove.
    }
  },
};

/** A setting that this device remembers. */
export function storedSetting<T extends string>(key: string, values: readonly T[], fallback: T): Signal<T> {
  const kept = deviceStorage.get(key);
  const setting = signal(values.find((value) => value === kept) ?? fallback);
  setting.subscribe((value) => deviceStorage.set(key, value));
  return setting;
}

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];
export const speed = storedSetting<Speed>("speed", SPEEDS, "normal");

/** How much longer than normal every pause and motion takes. */
export const STRETCH: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** The first language of the browser that we speak. */
const native = (): Language =>
  navigator.languages.map((tag) => LANGUAGES.find((one) => tag.startsWith(one))).find((one) => one !== undefined) ??
  "en";

export const language = storedSetting<Language>("language", LANGUAGES, native());

/** Nothing is to move. */
export const prefersReducedMotion = (): boolean =>
  speed.peek() === "instant" || matchMedia("(prefers-reduced-motion: reduce)").matches;
