import { sounds, vibration } from "./settings.ts";
import type { Sound } from "./sounds.ts";

const VIBRATION_MS = 40;

/** Where sounds are switched on and somebody has tapped the page; only then are they fetched. */
export async function playSound(sound: Sound): Promise<void> {
  const hasTapped = navigator.userActivation?.hasBeenActive ?? true;
  if (sounds.peek() === "on" && hasTapped) (await import("./sounds.ts")).play(sound);
}

export function vibrate(): void {
  if (vibration.peek() === "on") navigator.vibrate?.(VIBRATION_MS);
}
