import { PIECE, pieceAt } from "./pieces.ts";

/** How long a finger stays on a piece to ask about it. */
const HOLD_MS = 450;
/** A finger that moves further drags or scrolls. */
const STILL_PX = 8;
/** Until the ring is drawn: a tap shows none. */
const RING_MS = 150;

export interface Gestures {
  /** `undefined`: nothing in particular. */
  ask(piece: Element | undefined): void;
}

/** Listens for hold, right click and `?` inside `root`; the answer stops it. */
export function listen(root: HTMLElement, { ask }: Gestures): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let stopHolding = (): void => {};

  root.addEventListener(
    "pointerdown",
    (event) => {
      stopHolding();
      if (event.pointerType === "mouse" || !event.isPrimary) return;
      const piece = pieceAt(event.clientX, event.clientY);
      if (piece) stopHolding = hold(event, () => ask(piece));
    },
    { signal, capture: true },
  );

  // Also what Android makes of a hold, and what the menu key does with the piece that has the focus.
  root.addEventListener(
    "contextmenu",
    (event) => {
      const isByKey = event.clientX === 0 && event.clientY === 0;
      const target = event.target instanceof Element ? event.target.closest(PIECE) : undefined;
      const piece = isByKey ? target : (pieceAt(event.clientX, event.clientY) ?? target);
      if (!piece) return;
      event.preventDefault();
      stopHolding();
      if (!document.querySelector("dialog[open]")) ask(piece);
    },
    { signal },
  );

  addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      ask(document.activeElement?.closest(PIECE) ?? undefined);
    },
    { signal },
  );

  return () => {
    stopHolding();
    listening.abort();
  };
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input:not([type=radio], [type=checkbox]), textarea, select") !== null;

/** Waits while the finger stays where it is; then what it rests on is asked about, and neither tapped nor dragged. */
function hold(start: PointerEvent, done: () => void): () => void {
  const { clientX: x, clientY: y, pointerId, target } = start;
  const holding = new AbortController();
  const { signal } = holding;
  let ring: HTMLElement | undefined;
  const stop = (): void => {
    holding.abort();
    clearTimeout(drawing);
    clearTimeout(waiting);
    ring?.remove();
  };
  const drawing = setTimeout(() => {
    ring = document.createElement("div");
    ring.className = "hold-ring";
    ring.style.translate = `${x}px ${y}px`;
    document.body.append(ring);
  }, RING_MS);
  const waiting = setTimeout(() => {
    stop();
    swallowTap(pointerId);
    target?.dispatchEvent(new PointerEvent("pointercancel", { pointerId, bubbles: true }));
    done();
  }, HOLD_MS);
  addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerId === pointerId && Math.hypot(event.clientX - x, event.clientY - y) > STILL_PX) stop();
    },
    { signal },
  );
  for (const end of ["pointerup", "pointercancel", "scroll"]) addEventListener(end, stop, { signal, capture: true });
  return stop;
}

/** The finger is still down: what it does when it leaves is no tap, on the piece or on what has come over it. */
function swallowTap(pointerId: number): void {
  const swallowing = new AbortController();
  const options = { signal: swallowing.signal, capture: true };
  const swallow = (event: Event): void => {
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, options);
  addEventListener("contextmenu", swallow, options);
  addEventListener(
    "pointerup",
    (event) => {
      if (event.pointerId !== pointerId) return;
      // The click follows the finger's leaving in the same turn of the browser.
      setTimeout(() => swallowing.abort(), 50);
    },
    options,
  );
}
