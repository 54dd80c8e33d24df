import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";

/** The board fills what header, seats, hand and dock leave of the screen: the style sheet reads how much that is. */
export function useRoom(board: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = board.current;
    const table = root?.closest(".table");
    if (!root || !table) return undefined;
    const measure = (): void => {
      const hand = table.querySelector<HTMLElement>(".hand");
      const dock = table.querySelector(".dock")?.getBoundingClientRect().height ?? 0;
      // The hand stands on the dock.
      hand?.style.setProperty("--dock", `${dock}px`);
      root.style.setProperty("--top", `${root.getBoundingClientRect().top + scrollY}px`);
      root.style.setProperty("--below", `${dock + (hand?.getBoundingClientRect().height ?? 0)}px`);
    };
    const observer = new ResizeObserver(measure);
    for (const part of [".hand", ".dock", ".seats"]) {
      const found = table.querySelector(part);
      if (found) observer.observe(found);
    }
    measure();
    return () => observer.disconnect();
  }, [board]);
}
