import { signal } from "@preact/signals";
import type { ComponentChildren, VNode } from "preact";
import { useEffect } from "preact/hooks";

export type Part<P> = (props: P) => VNode | undefined;

/** A part that can also be fetched before it is drawn. */
export interface LazyPart<P> extends Part<P> {
  fetch(): Promise<void>;
}

/** A part that may also draw what JSX leaves out. */
type Drawn<P> = (props: P) => ComponentChildren;

/** What stands in a part's place: while it is on its way, and when it has not come. */
interface Meanwhile {
  waiting(): VNode | undefined;
  failed(): VNode | undefined;
}

const EMPTY: Meanwhile = { waiting: () => undefined, failed: () => undefined };

/**
 * Whatever the first board does without: fetched when it is first drawn, and there at once from then on. Where it did
 * not come, it is tried again when it is wanted again.
 */
export function lazy<P extends object>(load: () => Promise<Drawn<P>>, meanwhile: Meanwhile = EMPTY): LazyPart<P> {
  const part = signal<Drawn<P> | undefined>(undefined);
  const hasFailed = signal(false);
  let isOnItsWay = false;

  async function fetchPart(): Promise<void> {
    if (isOnItsWay || part.peek()) return;
    isOnItsWay = true;
    hasFailed.value = false;
    try {
      part.value = await load();
    } catch {
      hasFailed.value = true;
    }
    isOnItsWay = false;
  }

  const drawn: Part<P> = (props) => {
    useEffect(() => void fetchPart(), []);
    const Loaded = part.value;
    if (Loaded) return <Loaded {...props} />;
    return hasFailed.value ? meanwhile.failed() : meanwhile.waiting();
  };
  return Object.assign(drawn, { fetch: fetchPart });
}
