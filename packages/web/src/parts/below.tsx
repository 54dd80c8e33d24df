import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";

/** What a phone shows only to those who scroll: drawn once the board has been painted. */
export function Below({ children }: { readonly children: ComponentChildren }) {
  const isDrawn = useSignal(matchMedia("(min-width: 60rem)").matches);
  useEffect(() => {
    isDrawn.value = true;
  }, [isDrawn]);
  return isDrawn.value ? children : undefined;
}
