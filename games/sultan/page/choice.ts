import type { Action } from "@serai/kernel";
import type { Choice } from "@serai/ui/page.ts";
import { cardOf, colourOf, cushionOf, isLay, lay, putBack, type View } from "../rules/index.ts";

/**
 * A choice holds `back`, the place among the drawn gems of the one that goes back, or `card`, a place in the hand, and
 * `cushion`, in either order. Places, not values: of two equal cards the one that was tapped is lifted.
 */
export function actionOf({ back, card, cushion }: Choice, { step, drawn, hand = [] }: View): Action | undefined {
  if (step === "offering") return back in drawn ? putBack(drawn[back]) : undefined;
  return card in hand && cushion !== undefined ? lay(hand[card], cushion) : undefined;
}

export const choiceOf = (action: Action, { drawn, hand = [] }: View): Choice =>
  isLay(action)
    ? { card: hand.indexOf(cardOf(action)), cushion: cushionOf(action) }
    : { back: drawn.indexOf(colourOf(action)) };

/** Picks something up, or puts it back where it is picked up already. */
export function toggle(choice: Choice, name: string, value: number): Choice {
  const { [name]: old, ...rest } = choice;
  return old === value ? rest : { ...rest, [name]: value };
}
