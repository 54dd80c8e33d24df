import { type Signal, signal } from "@preact/signals";

let wide: Signal<boolean> | undefined;

/** Whether there is room for the whole road at once. */
export function isWide(): boolean {
  wide ??= watch();
  return wide.value;
}

function watch(): Signal<boolean> {
  const enough = matchMedia("(min-width: 64rem)");
  const isEnough = signal(enough.matches);
  enough.addEventListener("change", () => {
    isEnough.value = enough.matches;
  });
  return isEnough;
}
