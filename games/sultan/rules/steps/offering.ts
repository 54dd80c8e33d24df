import { type Chance, only, refuse, type Step, type Tell } from "@serai/kernel";
import { colourOf, putBack } from "../actions.ts";
import type { Event } from "../events.ts";
import { COLOURS, type Colour, tableFor } from "../parts.ts";
import { NO_REVEAL, type State, type Sultan } from "../state.ts";

/** S-2.1: the start seat puts one of the drawn gems back; the others go on the cushions. */
export const offering: Step<Sultan> = {
  deciders: (s) => only(s.start),
  legal(s, _seat, into) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (s.drawn[colour] > 0) into.add(putBack(colour));
  },
  whyNot(_s, _seat, action) {
    const name = COLOURS[action];
    return name === undefined ? refuse("choose-what-goes-back") : refuse("colour-not-drawn", { colour: name });
  },
  apply(s, _seat, action, _chance, tell) {
    s.reveal = NO_REVEAL;
    offer(s, colourOf(action), tell);
  },
};

/** S-2.1: gems are drawn openly. Where all are of one colour there is nothing to choose (G-2). */
export function drawGems(s: State, chance: Chance, tell?: Tell<Event>): void {
  let inBag = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) inBag += s.bag[colour];
  const toDraw = tableFor(s.players).drawn;
  if (inBag < toDraw) throw new Error(`S-2.6: ${inBag} gems in the bag, ${toDraw} to draw`);
  let colour = 0;
  for (let i = 0; i < toDraw; i++) {
    let pick = chance.int(inBag--);
    colour = 0;
    while (pick >= s.bag[colour]) pick -= s.bag[colour++];
    s.bag[colour]--;
    s.drawn[colour]++;
  }
  s.step = "offering";
  tell?.({ kind: "drawn", seat: s.start, gems: spread(s.drawn) });
  if (s.drawn[colour] === toDraw) offer(s, colour, tell);
}

function offer(s: State, back: Colour, tell?: Tell<Event>): void {
  s.drawn[back]--;
  s.bag[back]++;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    for (let i = 0; i < s.drawn[colour]; i++) s.shown.push(colour);
    s.drawn[colour] = 0;
  }
  s.step = "laying";
  tell?.({ kind: "offered", seat: s.start, shown: [...s.shown], back });
}

/** Counts by colour as a list of gems, cheapest first. */
export const spread = (byColour: readonly number[]): Colour[] =>
  byColour.flatMap((count, colour) => Array<Colour>(count).fill(colour));
