import type { Ys } from "@serai/ys";
import { actions as act } from "@serai/ys";
import type { Bot } from "../bot.ts";
import { chooseCard, chooseLook } from "./cards.ts";
import { chooseBid, chooseForThrone, chooseGem, choosePosition, choosePrice } from "./choices.ts";
import { bestOf, chooseNeutral, choosePlacing } from "./plan.ts";

/** Plays Ys by reckoning: what everything that can be won is worth at the end, and where its brokers win most of it. */
export const ysSimple: Bot<Ys> = {
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
