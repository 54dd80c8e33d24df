import { signal } from "@preact/signals";

/** The place that something dragged hovers over. */
export const over = signal<string | undefined>(undefined);

const FAR_ENOUGH = 8;

/** Marked `data-drop`: where something can be dropped. */
function dropAt(x: number, y: number): string | undefined {
  const found = document.elementFromPoint(x, y)?.closest("[data-drop]");
  return found instanceof HTMLElement ? found.dataset.drop : undefined;
}

export interface Drag {
  /** The thing has left its place. */
  lift(): void;
  drop(place: string): void;
}

/** Follows a finger or a mouse from here; a tap stays a tap. */
export function startDrag(event: PointerEvent & { readonly currentTarget: HTMLElement }, { lift, drop }: Drag): void {
  const source = event.currentTarget;
  const { clientX: x, clientY: y, pointerId } = event;
  let ghost: HTMLElement | undefined;

  function begin(): HTMLElement {
    const likeness = source.cloneNode(true);
    const carrier = document.createElement("div");
    carrier.className = "dragged";
    carrier.setAttribute("aria-hidden", "true");
    carrier.style.inlineSize = `${source.offsetWidth}px`;
    carrier.append(likeness);
    // Inside the game, whose colours it wears.
    (source.closest(".table") ?? document.body).append(carrier);
    lift();
    return carrier;
  }

  function move(to: PointerEvent): void {
    if (ghost === undefined && Math.hypot(to.clientX - x, to.clientY - y) < FAR_ENOUGH) return;
    ghost ??= begin();
    ghost.style.translate = `${to.clientX}px ${to.clientY}px`;
    over.value = dropAt(to.clientX, to.clientY);
  }

  function end(to: PointerEvent): void {
    source.removeEventListener("pointermove", move);
    source.removeEventListener("pointerup", end);
    source.removeEventListener("pointercancel", end);
    over.value = undefined;
    if (ghost === undefined) return;
    ghost.remove();
    const place = to.type === "pointerup" ? dropAt(to.clientX, to.clientY) : undefined;
    // The click that follows a drag is not a tap on what was dragged.
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    source.addEventListener("click", swallow, { capture: true });
    setTimeout(() => source.removeEventListener("click", swallow, { capture: true }), 0);
    if (place !== undefined) drop(place);
  }

  source.setPointerCapture(pointerId);
  source.addEventListener("pointermove", move);
  source.addEventListener("pointerup", end);
  source.addEventListener("pointercancel", end);
}
