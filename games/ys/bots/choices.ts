import type { Action, Chance } from "@serai/kernel";
import type { Sight } from "@serai/search/bot";
import { actions as act, parts, type Ys } from "../rules/index.ts";
import { bestOf } from "./plan.ts";
import { Stakes } from "./stakes.ts";

const { ROUNDS, SPARE_VALUE } = parts;

/** What a point of a broker brings on the board in a round, and what it is good for in front of the screen. */
const POINT_ON_BOARD = 1;
const POINT_IN_FRONT = 0.35;
/** What it is worth to choose one's place in the order before a rival does. */
const EARLIER_CHOICE = 1.5;
/** How rivals bid: about so much, give or take. */
const USUAL_BID = 3.2;
const BID_SPREAD = 1.6;
/** Nearly equal bids are varied, so that the seat is not predictable. */
const BID_NOISE = 1.2;
/** What a point in the throne room is worth at the end. */
const POINT_IN_THRONE = 1.6;

const luck = (chance: Chance): number => chance.int(1000) / 1000;

/** Y-3.4. */
export function chooseBid({ view, legal }: Sight<Ys>, chance: Chance): Action {
  return bestOf(legal, (action) => {
    const sum = act.highOf(action) + act.lowOf(action);
    const beaten = (view.players - 1) / (1 + Math.exp((USUAL_BID - sum) / BID_SPREAD));
    return EARLIER_CHOICE * beaten - (POINT_ON_BOARD - POINT_IN_FRONT) * sum + BID_NOISE * luck(chance);
  });
}

/**
 * Y-3.5: the last to place has seen most; the first to place has the order card that wins ties where fronts are equal
 * (Y-4.5). Either end is better than the middle, and best where the others want the other one: so now this, now that.
 */
export function choosePosition({ legal }: Sight<Ys>, chance: Chance): Action {
  const way = chance.int(2) === 0 ? 1 : -1;
  return bestOf(
    legal.filter((action) => act.isVerbOf("order", action)),
    (action) => way * act.positionOf(action),
  );
}

/** Y-7.1: a broker in the throne room is missed in every round to come; a spare 2 takes its place. */
export const chooseForThrone = ({ view, legal }: Sight<Ys>, chance: Chance): Action => {
  const rounds = ROUNDS - 1 - view.round;
  return bestOf(legal, (action) => {
    const value = act.favouredOf(action);
    return POINT_IN_THRONE * value - rounds * POINT_ON_BOARD * (value - SPARE_VALUE) + luck(chance);
  });
};

/** Y-4.2, Y-1.3: the gem that brings most, to the seat or by being kept from the next. */
export function chooseGem({ view, legal, seat }: Sight<Ys>): Action {
  const stakes = new Stakes(view, seat);
  return bestOf(legal, (action) => {
    const white = act.isVerbOf("take", action) && act.takenOf(action) === parts.WHITE;
    const gem = act.isVerbOf("take", action) ? act.takenOf(action) : act.colourOf(action);
    return stakes.gem[seat][stakes.colourTaken(seat, gem)] + (white ? 0.1 : 0);
  });
}

/** Y-4.8, Y-4.9. */
export function choosePrice({ view, legal, seat }: Sight<Ys>): Action {
  const stakes = new Stakes(view, seat);
  return bestOf(legal, (action) =>
    act.isVerbOf("best", action)
      ? stakes.step[act.columnNamed(action)]
      : stakes.change(({ prices }) => {
          prices[act.pricedOf(action)] += act.stepOf(action);
        }),
  );
}

/** When the count has ended: what a card does to gems and prices. */
export function gainAtEnd(stakes: Stakes, action: Action): number {
  return stakes.change(({ gems, prices }) => {
    const own = gems[stakes.seat];
    if (act.isVerbOf("jeweller", action)) for (const colour of act.jewelsOf(action)) own[colour]++;
    else if (act.isVerbOf("banker", action)) {
      const [up, down] = act.bankedOf(action);
      prices[up]++;
      prices[down]--;
    } else if (action !== act.ALCHEMIST_KEEPS) {
      const [from, to] = act.changedOf(action);
      own[from]--;
      own[to]++;
    }
  });
}
