import type { Chance } from "@serai/kernel";
import { BLUE_CARD, marketGems, NEUTRAL_SETS, NO_CARD, ROUNDS, SHIPS } from "../parts.ts";
import type { State } from "../state.ts";
import { automatic } from "./step.ts";

/** Phase 1, Y-3.1 to Y-3.3: characters, ships and the market's gems are turned up. */
export const arrivals = automatic((s, chance, tell) => {
  tell?.({ kind: "round", round: s.round });
  for (let quarter = 0; quarter < s.quarters; quarter++) {
    s.palaces[quarter] = s.round === ROUNDS - 1 ? BLUE_CARD : (s.piles[quarter].pop() ?? NO_CARD); // Y-3.1
    s.docked[quarter] = drawShip(s); // Y-3.2
  }
  s.marketShip = drawShip(s);
  const gems = MARKETS[s.players][s.marketShip];
  for (let row = 0; row < s.market.length; row++) s.market[row] = gems[row]; // Y-3.3
  for (const set of s.neutrals) fillNeutrals(s, set, chance);
  tell?.({
    kind: "arrived",
    characters: [...s.palaces],
    ships: [...s.docked],
    marketShip: s.marketShip,
    market: [...s.market],
  });
  s.step = "bidding";
});

/** Y-3.3 for every number of players and every ship. */
const MARKETS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((players) =>
  SHIPS.map((_, ship) => marketGems(ship, players)),
);

/** Never empty: four rounds of five ships leave four of twenty-four, or just none in Express (Y-7.2). */
function drawShip(s: State): number {
  const ship = s.ships.pop();
  if (ship === undefined) throw new Error("Y-1.4: no ship left");
  return ship;
}

/** Y-5.5: all four neutral brokers every round; blind ones in an order nobody knows. */
function fillNeutrals(s: State, set: number[], chance: Chance): void {
  set.length = 0;
  for (const value of NEUTRAL_SETS[s.options.neutral]) set.push(value);
  if (s.options.neutralValues === "blind") chance.shuffle(set);
}
