import { caylus } from "@serai/games/caylus/rules/index.ts";
import { styleOfMaster } from "@serai/games/list/styles.ts";
import { levels } from "@serai/games/sultan/bots/levels.ts";
import { type Sultan, sultan } from "@serai/games/sultan/rules/index.ts";
import { FastChance, firstOf, readOptions, type Seat } from "@serai/kernel";
import { expect, test } from "vitest";
import type { Bot, Sight } from "../src/bot.ts";
import { chooseByVisits } from "../src/search/search-bot.ts";
import { leanings, opennessOf, STYLES, type Style } from "../src/search/style.ts";
import { SeatMemories } from "../src/seat-memories.ts";

test("openness is how far results lie apart, of what is possible with their mean", () => {
  const many = (one: number, other: number): number[] => Array.from({ length: 20 }, (_, i) => (i % 2 ? one : other));
  expect(opennessOf(many(0.3, 0.3))).toBeCloseTo(0);
  expect(opennessOf(many(0.2, 0.8))).toBeCloseTo(0.6);
  expect(opennessOf(many(0, 1))).toBeCloseTo(1);
  expect(opennessOf([0, 1])).toBeUndefined();
});

test("a style leans towards open or settled results, and not at all where nothing is known", () => {
  expect(leanings([0, 0.5], "bold")).toEqual([-1, 1]);
  expect(leanings([0, 0.5], "cautious")).toEqual([1, -1]);
  for (const same of [
    leanings([0, 0.5], "even"),
    leanings([0.3, 0.3], "bold"),
    leanings([undefined, undefined], "bold"),
  ])
    for (const leaning of same) expect(leaning).toBeCloseTo(0);
});

test("of two actions that are as good, the bold bot mostly takes the open one; a clearly better one all take", () => {
  const drawn = (style: Style, visits: number): number => {
    const values = [
      { action: 1, visits: 100, share: 0.4, openness: 0.1 },
      { action: 2, visits, share: 0.4, openness: 0.3 },
    ];
    return Array.from({ length: 200 }, (_, i) => chooseByVisits(values, 0.1, new FastChance(i), style)).filter(
      (action) => action === 2,
    ).length;
  };
  expect(drawn("bold", 100)).toBeGreaterThan(150);
  expect(drawn("cautious", 100)).toBeLessThan(50);
  for (const style of STYLES) expect(drawn(style, 30)).toBe(0);
});

/** What that bot does at one seat after the other in forty positions, always with the same luck. */
function played(bot: Bot<Sultan>, givenTo: (seat: Seat) => Partial<Sight<Sultan>>): readonly number[] {
  const luck = new FastChance(3);
  const state = sultan.setup(readOptions(sultan.options, {}, 4), 4, luck);
  const memories = new SeatMemories(sultan, state, 4);
  return Array.from({ length: 40 }, (_, i) => {
    const seat = firstOf(sultan.deciders(state));
    const sight = memories.sightOf(state, seat);
    sultan.apply(state, seat, sight.legal[luck.int(sight.legal.length)], luck, (event) => memories.remember([event]));
    return bot.choose({ ...sight, ...givenTo(seat) }, new FastChance(i), { goOn: (done) => done < 150 });
  });
}

test("Masters of different styles choose differently in the same positions with the same luck", () => {
  const [, , , master] = levels;
  const cautious = played(master, () => ({ style: "cautious" }));
  const bold = played(master, () => ({ style: "bold" }));
  expect(bold.filter((action, i) => action !== cautious[i]).length).toBeGreaterThan(1);
});

test("a Master plays in the style that its seat tells: by turns bold and cautious, and another at another table", () => {
  const table = (id: string) => ({ id, game: sultan.id, rules: sultan.rules });
  const told = (id: string): readonly unknown[] => [0, 1, 2, 3].map((seat) => styleOfMaster(table(id), seat));
  expect(told("a")).toEqual(["bold", "cautious", "bold", "cautious"]);
  expect(told("b")).toEqual(["cautious", "bold", "cautious", "bold"]);
  const [, , , master] = levels;
  const seated = played(master, () => ({ biasSeed: "a" }));
  expect(seated).toEqual(played(master, (seat) => ({ style: styleOfMaster(table("a"), seat) ?? "even" })));
  expect(seated).not.toEqual(played(master, () => ({ style: "even" })));
});

test("a seat tells no style where its game has none", () => {
  expect(styleOfMaster({ id: "a", game: caylus.id, rules: caylus.rules }, 0)).toBeUndefined();
});
