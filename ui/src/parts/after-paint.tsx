import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

interface AfterPaintProps {
  readonly children: ComponentChildren;
  /** The height that is kept free for it. */
  readonly room?: string;
  /** What is shown leads there: it has to be there at once. */
  readonly isWanted?: boolean;
}

/** What a phone shows only to those who scroll: drawn once the board has been painted. */
export function AfterPaint({ children, room, isWanted = false }: AfterPaintProps) {
  const isDrawn = useSignal(isWanted || matchMedia("(min-width: 60rem)").matches);
  useEffect(() => {
    isDrawn.value = true;
  }, [isDrawn]);
  if (isDrawn.value) return children;
  return room === undefined ? undefined : <div style={{ blockSize: room }} />;
}
