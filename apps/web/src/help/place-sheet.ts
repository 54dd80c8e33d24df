/** Between the piece, the sheet and the edge of the screen. */
const GAP = 12;
/** From here on there is room beside the piece: the width at which tables have three columns. */
const WIDE = "(min-width: 60rem)";

/** Puts the light on the piece, and the sheet where it does not cover it. */
export function placeSheet(piece: Element | undefined, sheet: HTMLElement, light: HTMLElement): void {
  const box = piece?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, 0, 0, 0);
  light.style.cssText = `inset-inline-start:${box.left - 4}px;inset-block-start:${box.top - 4}px;inline-size:${box.width + 8}px;block-size:${box.height + 8}px`;
  // What the piece lies on is left in sight too, where there is room.
  const whole = piece ? outermost(piece).getBoundingClientRect() : box;
  sheet.style.cssText = matchMedia(WIDE).matches ? beside(whole, sheet) : aboveOrBelow(box, whole, sheet);
}

/** The card lies at a cushion: the cushion. A seat's sign stands at the seat: the seat. */
function outermost(piece: Element): Element {
  const around = piece.parentElement?.closest("[data-piece]");
  return around ? outermost(around) : piece;
}

/** A phone: at the edge that is further from the piece, and no higher than up to it. */
function aboveOrBelow(piece: DOMRect, whole: DOMRect, sheet: HTMLElement): string {
  const isLow = piece.top > innerHeight - piece.bottom;
  const roomBeside = ({ top, bottom }: DOMRect): number => (isLow ? top : innerHeight - bottom) - GAP;
  const least = Math.max(roomBeside(piece), innerHeight * 0.4);
  const room = roomBeside(whole) >= sheet.scrollHeight ? roomBeside(whole) : least;
  return `${isLow ? "inset-block-start" : "inset-block-end"}:0;max-block-size:${room}px`;
}

/** A desk: to the right of the piece or to its left, else over or under it. */
function beside(box: DOMRect, sheet: HTMLElement): string {
  const { offsetWidth: width, offsetHeight: height } = sheet;
  const waitAtMost = (value: number, length: number, size: number): number =>
    Math.max(GAP, Math.min(value, length - size - GAP));
  const top = waitAtMost(box.top, innerHeight, height);
  if (box.right + GAP + width + GAP <= innerWidth) return at(box.right + GAP, top);
  if (box.left - GAP - width - GAP >= 0) return at(box.left - GAP - width, top);
  const isLow = box.top > innerHeight - box.bottom;
  const over = isLow ? box.top - GAP - height : box.bottom + GAP;
  return at(waitAtMost(box.left, innerWidth, width), waitAtMost(over, innerHeight, height));
}

const at = (x: number, y: number): string => `left:${x}px;top:${y}px`;
