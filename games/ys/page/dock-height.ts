import { useEffect } from "preact/hooks";

/** Set on what reads it alone: on the root it would be inherited, and everything be styled again. */
function tell(selector: string, name: string, height: number): void {
  document.querySelector<HTMLElement>(selector)?.style.setProperty(name, `${height}px`);
}

const heightOf = (element: Element | null): number => element?.getBoundingClientRect().height ?? 0;

/** The hand stands on the dock, and the awnings on both, whatever these have to say at the moment: the style sheet reads how high that is. */
export function useDockHeight(): void {
  useEffect(() => {
    const dock = document.querySelector(".game-ys .dock");
    const hand = document.querySelector(".game-ys .hand");
    const observer = new ResizeObserver(() => {
      tell(".game-ys .hand", "--dock", heightOf(dock));
      tell(".game-ys .prices", "--foot", heightOf(dock) + heightOf(hand));
    });
    for (const element of [dock, hand]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
