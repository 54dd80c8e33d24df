import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 60rem)");

/** Whether there is room beside the board. */
export const isWide = signal(query.matches);
query.addEventListener("change", () => {
  isWide.value = query.matches;
});
