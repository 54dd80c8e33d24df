import { begin, keyFromWords, play } from "@serai/kernel";
import { COLOURS, lay, putBack, sultan, type View } from "../../rules/index.ts";

const [RED, YELLOW, GREEN, BLUE] = [1, 2, 3, 4];

/** What seat after seat, from the first, lays: a card and where. */
export type Laid = readonly (readonly [card: number, cushion: number])[];

/** A turn played by the rules: red, yellow, green and blue are drawn, green goes back, and these cards are laid. */
export function turn(players: number, laid: Laid): { readonly drawn: View; readonly laid: View } {
  const match = begin(sultan, {
    options: { doubling: false, memoryAid: false },
    seats: players,
    key: keyFromWords("the rules of Sultan"),
  });
  const { state } = match;
  state.start = 0;
  state.drawn.splice(
    0,
    COLOURS.length,
    ...COLOURS.map((_, colour) => Number([RED, YELLOW, GREEN, BLUE].includes(colour))),
  );
  for (const [seat, [card]] of laid.entries()) {
    const hand = state.hands[seat];
    if (!hand.includes(card)) hand.splice(0, 1, card);
    hand.sort((a, b) => a - b);
  }
  const drawn = sultan.view(state, "spectator");
  play(match, 0, putBack(GREEN));
  for (const [seat, [card, cushion]] of laid.entries()) play(match, seat, lay(card, cushion));
  return { drawn, laid: sultan.view(state, "spectator") };
}
