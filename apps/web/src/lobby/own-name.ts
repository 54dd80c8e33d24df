import type { Language } from "@serai/words/game-text";
import { deviceStorage, language } from "../device/settings.ts";
import { GUEST_NAMES } from "../text/guest-names.ts";

/** The name the player has given, else a friendly one that stays theirs, and that nobody at the table has. */
export function ownName(taken: readonly string[] = []): string {
  const given = deviceStorage.get("name");
  if (given) return given;
  const kept = deviceStorage.get("guest-name");
  if (kept && !taken.includes(kept)) return kept;
  const name = guestName(language.peek(), taken, Math.random());
  deviceStorage.set("guest-name", name);
  return name;
}

/** Names of those who share the device: what they gave, else friendly ones, no two alike. */
export function othersNamed(given: readonly string[], own: string): string[] {
  const named: string[] = [];
  for (const name of given) {
    const taken = [own, ...given, ...named];
    named.push(name.trim() || guestName(language.peek(), taken, Math.random()));
  }
  return named;
}

/** One of the language's friendly names, `at` from 0 up to 1 among those that are free. */
export function guestName(spoken: Language, taken: readonly string[], at: number): string {
  const { first, second } = GUEST_NAMES[spoken];
  const free = first.flatMap((one) => second.map((two) => `${one} ${two}`)).filter((name) => !taken.includes(name));
  return free[Math.floor(at * free.length)];
}
