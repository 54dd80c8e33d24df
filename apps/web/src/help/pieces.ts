/** Pieces carry `data-piece="kind:id"`. */
export const PIECE = "[data-piece]";

export const pieceIn = (element: Element): string => element.getAttribute("data-piece") ?? "";

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** Every piece that is on the screen, each once. */
export function piecesIn(root: Element): Element[] {
  const found = new Map<string, Element>();
  for (const element of root.querySelectorAll(PIECE)) {
    const piece = pieceIn(element);
    if (!found.has(piece) && isSeen(element)) found.set(piece, element);
  }
  return [...found.values()];
}

/** The smallest piece at a point: what lies inside another counts, even under something see-through that covers both. */
export function pieceAt(x: number, y: number): Element | undefined {
  let smallest: Element | undefined;
  for (const element of document.elementsFromPoint(x, y)) {
    const piece = element.closest(PIECE);
    if (piece && (smallest === undefined || (smallest !== piece && smallest.contains(piece)))) smallest = piece;
  }
  return smallest;
}

/** The same piece may have been drawn again since it was asked about. */
export const stillThere = (element: Element): Element | undefined =>
  element.isConnected && isSeen(element)
    ? element
    : (document.querySelector(`[data-piece="${CSS.escape(pieceIn(element))}"]`) ?? undefined);
