import { useEffect } from "preact/hooks";

/** Set on what reads it alone: on the root it would be inherited, and everything be styled anew. */
const READERS = ".game-ys .hand, .game-ys .log-lines";

/** The hand stands on the dock, whatever the dock has to say at the moment: the style sheet reads how high that is. */
export function useDockHeight(): void {
  useEffect(() => {
    const dock = document.querySelector(".dock");
    if (dock === null) return undefined;
    const observer = new ResizeObserver(() => {
      const height = `${dock.getBoundingClientRect().height}px`;
      for (const reader of document.querySelectorAll<HTMLElement>(READERS)) reader.style.setProperty("--dock", height);
    });
    observer.observe(dock);
    return () => observer.disconnect();
  }, []);
}
