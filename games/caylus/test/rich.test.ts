import { ActionList, FastChance, optionCombinations } from "@serai/kernel";
import { expect, test } from "vitest";
import { caylus, KIND_COUNT, type State, type StepName, sources, WORKERS } from "../rules/index.ts";

/*
 * Random play hardly ever builds a prestige building or reaches the far columns. Here everybody begins rich, so that
 * every question of the rules comes up, and what must always hold is looked at after every action.
 */

/** Everybody gets a pile of cubes and deniers now and then. */
function enrich(s: State): void {
  for (let seat = 0; seat < s.players; seat++) {
    s.deniers[seat] += 4;
    for (let kind = 0; kind < KIND_COUNT; kind++) s.cubes[seat * KIND_COUNT + kind] += 2;
  }
}

function faultIn(s: State): string | undefined {
  if ([...s.deniers, ...s.cubes, ...s.points, ...s.workers, ...s.supply, s.due].some((n) => n < 0)) return "below 0";
  const standing = [...s.worker, ...s.castle, ...s.stables, s.guest];
  for (let seat = 0; seat < s.players; seat++) {
    const workers = s.workers[seat] + standing.filter((one) => one === seat).length;
    if (workers !== WORKERS) return `seat ${seat} has ${workers} workers`;
    if (Object.values(sources(s)[seat]).reduce((sum, n) => sum + n, 0) !== s.points[seat]) return "sources";
  }
  if (s.tiles.some((tile, space) => space > 0 && space < s.site && tile < 0)) return "a gap in the road";
  return undefined;
}

test("rich players: every question comes up, nobody is asked without a choice, nothing falls below 0, states are plain JSON", () => {
  const asked = new Set<StepName>();
  const legal = new ActionList();
  const chance = new FastChance(11);
  let games = 0;
  for (let round = 0; round < 4; round++)
    for (const players of [2, 3, 4, 5])
      for (const options of optionCombinations(caylus.options, players)) {
        const s = caylus.setup(options, players, chance);
        let turn = 0;
        while (s.step !== "over") {
          if (s.turn !== turn) {
            turn = s.turn;
            enrich(s);
          }
          asked.add(s.step);
          legal.clear();
          caylus.legal(s, s.asked, legal);
          expect(legal.count, s.step).toBeGreaterThan(1);
          caylus.apply(s, s.asked, legal.at(chance.int(legal.count)), chance);
          expect(faultIn(s)).toBeUndefined();
        }
        expect(turn).toBeLessThanOrEqual(18); // C-3
        expect(JSON.parse(JSON.stringify(s))).toEqual(s);
        expect(JSON.stringify(caylus.view(s, "spectator")).length).toBeLessThanOrEqual(6_000);
        games++;
      }
  expect(games).toBe(128);
  expect([...asked].sort()).toEqual([
    ...["anyCube", "bonus", "building", "buying", "castle", "effect", "favourCube", "gate", "guild", "inn", "joust"],
    ...["lawyer", "line", "paying", "placing", "producing", "provost", "swapGive", "swapTake", "trading"],
  ]);
});
