import type { FirstGameText, Tried } from "@serai/words/first-game";
import { actions as act, parts, type Ys } from "../../rules/index.ts";
import { characters, gems } from "../../words/en/names.ts";
import { page } from "../../words/en/page.ts";
import type { StepId } from "./index.ts";
import { CHEAPEST, CHEAPEST_SECOND, DEAREST, DEAREST_SECOND, insteadOf, isLastRound, rivalAt } from "./outcome.ts";

/** The letter on black gems. */
const black = page.letters[parts.BLACK];
const gem = (which: number): string => gems[parts.GEMS[which]];

function otherwise(tried: Tried<Ys>): string | undefined {
  const instead = insteadOf(tried);
  switch (instead?.kind) {
    case "bid":
      return `That bids ${instead.sum}. Bid ${instead.wanted} with the two that are lit: it will be the highest.`;
    case "too-strong":
      return `A ${instead.value} would do it too, but the ${instead.wanted} is enough. Keep the strong ones.`;
    case "too-weak":
      return `A ${instead.value} is easily beaten there. Send the ${instead.wanted}.`;
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Ys, StepId> = {
  steps: {
    ship: {
      say: () =>
        `Most points after ${parts.ROUNDS} rounds win, and gems bring most. *Ships* bring gems to the quarters: tap the ship of quarter 1.`,
    },
    bid: {
      say: ({ wanted }) =>
        `Bid two *brokers* for the turn order: the ${act.highOf(wanted)} and the ${act.lowOf(wanted)}. The highest sum picks first.`,
      otherwise,
    },
    order: {
      say: ({ wanted }) =>
        `You bid most. Pick *order card* ${act.positionOf(wanted) + 1}: the last to place sees most.`,
    },
    port: {
      say: ({ wanted }) =>
        `Place your ${act.placedValue(wanted)} in the *port* of quarter 1. Most value there wins a *black gem* (${black}): one is worth ${parts.BLACK_POINTS[1]}, two ${parts.BLACK_POINTS[2]}, three ${parts.BLACK_POINTS[3]}.`,
      otherwise,
    },
    lone: {
      say: ({ wanted }) =>
        `The second one lies *face down*: your ${act.placedValue(wanted)} in the palace of quarter 2. Alone there, even a 0 wins its *character*.`,
      otherwise,
    },
    shops: {
      say: ({ wanted }) =>
        `Place your ${act.placedValue(wanted)} in the *shops* of quarter 1 for 3 points. In a quarter all your brokers add up.`,
      otherwise,
    },
    market: {
      say: ({ wanted }) =>
        `Place a ${act.placedValue(wanted)} on the *market*: 1 point at once. Most value in a row wins the gem beside it.`,
      otherwise,
    },
    column: {
      say: ({ wanted }) =>
        `Place your ${act.placedValue(wanted)} in the same *column*. The column with most value rises most in price.`,
      otherwise,
    },
    row: {
      say: ({ wanted }) =>
        `Place a ${act.placedValue(wanted)} in the same row, face down. Together they should win the gem of that row.`,
      otherwise,
    },
    tie: {
      say: ({ view, names, wanted }) =>
        `Place your ${act.placedValue(wanted)} in the port of quarter 3, against the ${act.placedValue(wanted)} of ${names(rivalAt(view, act.placeOf(wanted)))}. Who wins such a *tie*?`,
      otherwise,
    },
    front: {
      say: () => "Place a 1 on the market again. What is left joins your two bid brokers: the three are your *front*.",
      otherwise,
    },
    take: {
      say: ({ wanted }) =>
        `Quarter 1 is yours: the first takes *two gems* of its ship. Take ${gem(act.takenOf(wanted))}.`,
    },
    white: { say: () => "Take the *white gem* too: it becomes a colour of your choice at once." },
    change: {
      say: ({ wanted }) =>
        `Make it ${gem(act.colourOf(wanted))}. At the end most gems of the dearest colour score ${DEAREST}, second most ${DEAREST_SECOND}; of the cheapest ${CHEAPEST} and ${CHEAPEST_SECOND}.`,
    },
    king: {
      say: () =>
        `Your lone 0 won the ${characters.king.name}: 5 points at once. Most characters are kept and played from the next round on, two a round: tap the blue price.`,
    },
    price: {
      say: () =>
        "Your higher *front* won the tied port, and you have most on the market: move one *price* by 1. Raise blue: the dearest colour scores most.",
    },
  },
  advice(view) {
    if (isLastRound(view) && view.step === "bidding")
      return "The last round: *blue cards* lie in the palaces. Each is a gem of your choice.";
    switch (view.step) {
      case "bidding":
        return "A high bid picks the order first, and is a strong front in ties. But those brokers stay out.";
      case "ordering":
        return "Early you take the best squares, late you see more. The choice is yours.";
      case "placing":
        return "Look where rivals are weak: an empty palace or port falls to any broker. Ships pay the two strongest.";
      case "taking":
      case "choosing":
        return "Collect what you have already: most of a colour scores, black gems more with every one.";
      case "pricing":
        return "Raise a colour you own most of, or lower one of a rival.";
      default:
        return "You may play a *yellow card* won in an earlier round, two a round. Tap one to read when it works, or pass.";
    }
  },
  farewell: `In round ${parts.ROUNDS} *blue cards* bring a gem of your choice; most gems of the dearest colour pay ${DEAREST} in the end. Now you know Ys: play on!`,
};
