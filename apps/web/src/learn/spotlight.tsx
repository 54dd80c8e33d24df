import { useSignal } from "@preact/signals";
import { useEffect, useId } from "preact/hooks";
import type { Lesson } from "./lesson.ts";

interface Lit {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around a piece. */
const MARGIN = 4;
const ROUND = 10;
/** A board may be scrolling to where play is while a step begins, or a hand be growing. */
const SETTLING_MS = 400;
/** Between the pieces and the dock; less than the gap above it, so that it never leaves the foot of the screen. */
const CLEAR = 6;

/** `hand hand-card:12`: the part of the table, and the piece in it. */
function piecesAt(pointer: string): HTMLElement[] {
  const [part, piece] = pointer.split(" ");
  return [...document.querySelectorAll<HTMLElement>(`.${part} [data-piece="${piece}"]`)];
}

/** A piece that is drawn twice is lit only where nothing lies over it. */
function inSight(pointer: string): readonly HTMLElement[] {
  const pieces = piecesAt(pointer);
  const seen = pieces.filter((piece) => !isCovered(piece));
  return seen.length > 0 ? seen : pieces;
}

/** The pieces that something tapped belongs to, the innermost first. */
function piecesAround(target: Element | null): string[] {
  const piece = target?.closest("[data-piece]");
  if (!piece) return [];
  return [piece.getAttribute("data-piece") ?? "", ...piecesAround(piece.parentElement)];
}

/** The keeper's light: what a step is about is lit and all else is dusk, and only what is lit can be found. */
export function Spotlight({ lesson }: { readonly lesson: Lesson }) {
  const step = lesson.step.value;
  const lit = useSignal<readonly Lit[]>([]);
  const size = useSignal({ width: 0, height: 0 });
  const mask = useId();

  useEffect(() => {
    if (step === undefined) return;
    let isShown = false;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const measure = (): void => {
      const pieces = step.point.flatMap(piecesAt);
      // Some are fetched after the board.
      if (!isShown && step.point.every((pointer) => piecesAt(pointer).length > 0)) {
        isShown = true;
        bringIntoSight(pieces);
        settling = setTimeout(() => {
          for (const piece of pieces.filter(isHidden)) centreInFrames(piece);
        }, SETTLING_MS);
      }
      const boxes = step.point.flatMap(inSight).map((piece) => piece.getBoundingClientRect());
      const drawn = boxes.filter(({ width }) => width > 0);
      const next = drawn.map(({ x, y, width, height }) => ({
        x: x - MARGIN,
        y: y - MARGIN,
        width: width + 2 * MARGIN,
        height: height + 2 * MARGIN,
      }));
      if (JSON.stringify(next) !== JSON.stringify(lit.peek())) lit.value = next;
      if (size.peek().width !== innerWidth || size.peek().height !== innerHeight)
        size.value = { width: innerWidth, height: innerHeight };
    };
    // The page is drawn a moment after the step has changed.
    const frame = requestAnimationFrame(() => {
      measure();
      moveFocus(step.point.flatMap(piecesAt));
    });
    const table = document.querySelector(".table-main");
    const changes = new MutationObserver(measure);
    const sizes = new ResizeObserver(measure);
    if (table) {
      changes.observe(table, { subtree: true, childList: true, attributes: true });
      sizes.observe(table);
    }
    const moved = ["scroll", "resize", "transitionend", "animationend"] as const;
    for (const kind of moved) addEventListener(kind, measure, { capture: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settling);
      changes.disconnect();
      sizes.disconnect();
      for (const kind of moved) removeEventListener(kind, measure, { capture: true });
      lit.value = [];
    };
  }, [step, lit, size]);

  useEffect(() => {
    if (step?.kind !== "find") return;
    const undo = makeReachable(step.point.flatMap(piecesAt));
    const onTap = (event: Event): void => {
      const { target } = event;
      if (!(target instanceof Element) || !target.closest(".board, .hand, .seats")) return;
      if (event instanceof KeyboardEvent && event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      event.stopPropagation();
      lesson.find(piecesAround(target));
    };
    const kinds = ["click", "keydown"] as const;
    for (const kind of kinds) addEventListener(kind, onTap, { capture: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, onTap, { capture: true });
      undo();
    };
  }, [step, lesson]);

  if (step === undefined || lit.value.length === 0) return undefined;
  const { width, height } = size.value;
  return (
    <svg class="dusk" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <mask id={mask}>
        <rect width="100%" height="100%" fill="#fff" />
        {lit.value.map((box, i) => (
          <rect key={i} {...box} rx={ROUND} fill="#000" />
        ))}
      </mask>
      <rect class="dusk-shade" width="100%" height="100%" mask={`url(#${mask})`} />
      {lit.value.map((box, i) => (
        <rect key={i} class="dusk-edge" {...box} rx={ROUND} />
      ))}
    </svg>
  );
}

/** As little scrolled as shows everything lit above the dock: so the dock, too, is always in the same place. */
function bringIntoSight(pieces: readonly Element[]): void {
  for (const piece of pieces) centreInFrames(piece);
  const boxes = pieces.map((piece) => piece.getBoundingClientRect());
  if (boxes.length === 0) return;
  const dock = document.querySelector(".dock")?.getBoundingClientRect().height ?? 0;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + scrollY;
  scrollTo(0, Math.max(0, bottom + CLEAR - (innerHeight - dock)));
  // A game may keep more than the dock in sight: what lies under it comes out further up.
  const covered = pieces.find(isCovered);
  for (let tries = 0; covered && isCovered(covered) && tries < MOST_SCROLLS; tries++) scrollBy(0, SCROLL);
}

const SCROLL = 32;
const MOST_SCROLLS = 15;

/** A board or a hand may be longer than its frame, which is scrolled by itself. */
function centreInFrames(piece: Element): void {
  for (let frame = piece.parentElement; frame && frame !== document.body; frame = frame.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(frame);
    if (overflowX !== "auto" && overflowY !== "auto") continue;
    const [inner, outer] = [piece.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy({
      top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
      left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
      behavior: "instant",
    });
  }
}

/** Something else lies over it, or a part of it is out of sight. */
function isHidden(piece: Element): boolean {
  const { left, top, width, height } = piece.getBoundingClientRect();
  return [0.2, 0.5, 0.8].some((part) => {
    const found = document.elementFromPoint(left + width / 2, top + part * height);
    return found === null || (!piece.contains(found) && !found.contains(piece));
  });
}

/** Something else lies over its lower edge. */
function isCovered(piece: Element): boolean {
  const { left, width, bottom } = piece.getBoundingClientRect();
  const top = document.elementFromPoint(left + width / 2, bottom - 2);
  return top !== null && !piece.contains(top) && !top.contains(piece);
}

/** Focus goes to what is lit, but only from where the last step left it: nobody who reads elsewhere is torn away. */
function moveFocus(pieces: readonly HTMLElement[]): void {
  const { activeElement } = document;
  const isLeft = activeElement === null || activeElement === document.body || activeElement.id === "confirm";
  if (!isLeft && !activeElement.closest(".board, .hand")) return;
  const [first] = pieces.flatMap((piece) => (isFocusable(piece) ? piece : (piece.querySelector("button") ?? [])));
  first?.focus({ preventScroll: true });
}

const isFocusable = (piece: HTMLElement): boolean => piece.tabIndex >= 0;

/** What is no button is one while it is to be found; returns what takes that back. */
function makeReachable(pieces: readonly HTMLElement[]): () => void {
  const made = pieces.filter((piece) => !isFocusable(piece) && piece.querySelector("button") === null);
  for (const piece of made) {
    piece.tabIndex = 0;
    piece.setAttribute("role", "button");
  }
  return () => {
    for (const piece of made) {
      piece.removeAttribute("tabindex");
      piece.removeAttribute("role");
    }
  };
}
