import type { Bot } from "@serai/search/bot";
import type { Ys } from "../rules/index.ts";
import { actions as act } from "../rules/index.ts";
import { chooseCard, chooseLook } from "./cards.ts";
import { chooseBid, chooseForThrone, chooseGem, choosePosition, choosePrice } from "./choices.ts";
import { bestOf, chooseNeutral, choosePlacing } from "./plan.ts";

/** Plays Ys by evaluating what everything that can be won is worth at the end, and where its brokers win most of it. */
export const simple: Bot<Ys> = {
  id: "simple",
  choose(sight, chance) {
    const { view, legal } = sight;
    switch (view.step) {
      case "bidding":
        return chooseBid(sight, chance);
      case "ordering":
        return choosePosition(sight, chance);
      case "placing":
        return chooseLook(sight) ?? choosePlacing(sight, chance);
      case "replacing":
        return bestOf(
          legal.filter((action) => act.isVerbOf("replace", action)),
          (action) => -act.replacementOf(action),
        );
      case "placingNeutral":
        return chooseNeutral(sight, chance);
      case "taking":
      case "choosing":
        return chooseGem(sight);
      case "columns":
      case "pricing":
        return choosePrice(sight);
      case "favour":
        return chooseForThrone(sight, chance);
      default:
        return legal.length === 1 ? legal[0] : chooseCard(sight, chance);
    }
  },
};
