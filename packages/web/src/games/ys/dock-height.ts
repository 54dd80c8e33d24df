import { useEffect } from "preact/hooks";

/** The hand stands on the dock, whatever the dock has to say at the moment: the style sheet reads how high that is. */
export function useDockHeight(): void {
  useEffect(() => {
    const dock = document.querySelector(".dock");
    if (dock === null) return undefined;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty("--dock", `${dock.getBoundingClientRect().height}px`),
    );
    observer.observe(dock);
    return () => observer.disconnect();
  }, []);
}
