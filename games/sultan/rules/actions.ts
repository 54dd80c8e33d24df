import type { Action, Notation } from "@serai/kernel";
import { COLOURS, type Colour } from "./parts.ts";

/**
 * Two kinds of action: the start seat puts a drawn colour back (S-2.1), a seat lays a card at a cushion (S-2.2).
 * The first five numbers are colours, the rest are lays, card by card.
 */
const LAYS = COLOURS.length;
const MOST_CUSHIONS = 3;
const DEAREST_CARD = 15;
const END = LAYS + (DEAREST_CARD + 1) * MOST_CUSHIONS;

export const putBack = (colour: Colour): Action => colour;
export const lay = (card: number, cushion: number): Action => LAYS + card * MOST_CUSHIONS + cushion;

export const isLay = (action: Action): boolean => action >= LAYS + MOST_CUSHIONS && action < END;
export const colourOf = (action: Action): Colour => action;
export const cardOf = (action: Action): number => Math.floor((action - LAYS) / MOST_CUSHIONS);
export const cushionOf = (action: Action): number => (action - LAYS) % MOST_CUSHIONS;

/** `back red`, `lay 9 at 2`: cushions are counted from 1, as people do. */
export const notation: Notation = {
  write: (action) =>
    isLay(action) ? `lay ${cardOf(action)} at ${cushionOf(action) + 1}` : `back ${COLOURS[colourOf(action)]}`,
  read(text) {
    const [, card, cushion] = /^lay ([1-9]|1[0-5]) at ([1-3])$/.exec(text) ?? [];
    if (card !== undefined) return lay(Number(card), Number(cushion) - 1);
    const colour = COLOURS.findIndex((name) => text === `back ${name}`);
    return colour < 0 ? undefined : putBack(colour);
  },
};
