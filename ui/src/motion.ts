import { prefersReducedMotion, STRETCH, speed } from "./settings.ts";

/**
 * A thing that travels. Places are elements marked `data-place`. With `from`, what lies at `carry` afterwards comes
 * from there; with `to`, what lay at `carry` before goes there and is gone. What lies at `turn` is turned over.
 */
export type Flight =
  | { readonly carry: string; readonly from: string }
  | { readonly carry: string; readonly to: string }
  | { readonly turn: string };

const TRAVEL = 420;
/** Quicker: it makes room for what the moment is about, and is over before the next. */
const SLIDE = 240;
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)";

const placed = (name: string): Element | undefined => document.querySelector(`[data-place="${name}"]`) ?? undefined;

/** Looks at the page before it changes; the function it returns sets things moving once it has changed. */
export function prepareFlights(flights: readonly Flight[]): () => void {
  if (prefersReducedMotion()) return () => {};
  const slide = prepareSlides();
  const departures = flights.flatMap((flight) => {
    const traveller = "to" in flight ? placed(flight.carry) : undefined;
    return "to" in flight && traveller ? [{ traveller, start: traveller.getBoundingClientRect(), to: flight.to }] : [];
  });
  // Where something comes from may be gone when it arrives, and may not be there yet before.
  const arrivals = flights.flatMap((flight) =>
    "from" in flight ? [{ ...flight, start: placed(flight.from)?.getBoundingClientRect() }] : [],
  );
  return () => {
    slide();
    for (const { traveller, start, to } of departures) depart(traveller, start, to);
    for (const { carry, from, start } of arrivals) arrive(carry, start ?? placed(from)?.getBoundingClientRect());
    for (const flight of flights) if ("turn" in flight) turnOver(flight.turn);
  };
}

interface Offset {
  readonly x: number;
  readonly y: number;
}

const STILL: Offset = { x: 0, y: 0 };
const slides = new WeakMap<Element, Animation>();

/** By the end of it, what grows at its beginning: a list with the newest first. */
function cornerOf(element: Element): Offset {
  const { x, top, bottom } = element.getBoundingClientRect();
  return { x, y: element.getAttribute("data-slide") === "end" ? bottom : top };
}

/** What is marked `data-slide` and has to make room for something does not jump: it slides to where it is now. */
function prepareSlides(): () => void {
  const before = [...document.querySelectorAll("[data-slide]")].map((element) => ({ element, ...cornerOf(element) }));
  const scrolled = scrollY;
  return () => {
    // The page itself has moved, as when a list below it is gone: everything would seem to have made room.
    if (scrollY !== scrolled) return;
    const there = before.filter(({ element }) => element.isConnected);
    for (const { element } of there) slides.get(element)?.cancel();
    const moved = new Map<Element | null | undefined, Offset>();
    for (const { element, x, y } of there) {
      const now = cornerOf(element);
      moved.set(element, { x: x - now.x, y: y - now.y });
    }
    for (const [element, { x, y }] of moved) {
      // What lies in something that slides is carried along.
      const carried = moved.get(element?.parentElement?.closest("[data-slide]")) ?? STILL;
      const [dx, dy] = [x - carried.x, y - carried.y];
      if (element && Math.hypot(dx, dy) >= 1) slides.set(element, slideIn(element, dx, dy));
    }
  };
}

const slideIn = (element: Element, dx: number, dy: number): Animation =>
  element.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], timing(SLIDE));

/** What is in the air is gone at once: likenesses fly outside the page's own tree, and outlive what they show. */
export function endFlights(): void {
  for (const likeness of document.querySelectorAll(".travelling")) likeness.remove();
}

const timing = (duration = TRAVEL): KeyframeAnimationOptions => ({
  duration: duration * STRETCH[speed.peek()],
  easing: EASING,
});

/** How to lay one rectangle over another. */
function over(from: DOMRect, to: DOMRect): string {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${dx}px, ${dy}px)`;
}

function arrive(carry: string, start: DOMRect | undefined): void {
  const traveller = placed(carry);
  if (traveller === undefined || start === undefined) return;
  const offset = over(start, traveller.getBoundingClientRect());
  traveller.animate(
    [
      { transform: `${offset} scale(0.6)`, opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    timing(),
  );
}

function turnOver(place: string): void {
  placed(place)?.animate(
    [{ transform: "perspective(20rem) rotateY(90deg) scale(1.25)" }, { transform: "none" }],
    timing(),
  );
}

/** The thing itself is gone from the page by now: a likeness of it travels in its stead. */
function depart(traveller: Element, start: DOMRect, to: string): void {
  const target = placed(to);
  const likeness = traveller.cloneNode(true);
  if (target === undefined || !(likeness instanceof Element)) return;
  const carrier = document.createElement("div");
  carrier.className = "travelling";
  carrier.setAttribute("aria-hidden", "true");
  likeness.removeAttribute("data-place");
  carrier.append(likeness);
  Object.assign(carrier.style, {
    left: `${start.x}px`,
    top: `${start.y}px`,
    width: `${start.width}px`,
    height: `${start.height}px`,
  });
  document.body.append(carrier);
  const offset = over(target.getBoundingClientRect(), start);
  const travel = carrier.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `${offset} scale(1.15)`, opacity: 1, offset: 0.8 },
      { transform: `${offset} scale(0.4)`, opacity: 0 },
    ],
    timing(),
  );
  travel.onfinish = travel.oncancel = () => carrier.remove();
}
