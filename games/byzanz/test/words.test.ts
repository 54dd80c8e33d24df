import { begin, FastChance, keyFromWords, legalActions, play, refusalFor, seatsIn, viewersOf } from "@serai/kernel";
import { describe, expect, test } from "vitest";
import { byzanz, type Event } from "../rules/index.ts";
import { text as en } from "../words/en.ts";
import { text as hu } from "../words/hu.ts";
import { text as nl } from "../words/nl.ts";

const names = (seat: number): string => ["Anna", "Béla", "Cili", "Dani", "Emma", "Feri"][seat];

/** Everything said in a whole game: prompts, buttons, refusals, the log. */
function* sentences(text: typeof en, players: number): Generator<string> {
  const options = { shorter: 1, openScores: players % 2 === 0 };
  const match = begin(byzanz, { options, seats: players, key: keyFromWords(`text ${players}`) });
  const chance = new FastChance(players);
  while (byzanz.result(match.state) === undefined) {
    const asked = [...seatsIn(byzanz.deciders(match.state) | byzanz.volunteers(match.state))];
    const seat = asked[chance.int(asked.length)];
    const view = byzanz.view(match.state, seat);
    const actions = legalActions(byzanz, match.state, seat);
    for (const viewer of viewersOf(players)) yield text.prompt(byzanz.view(match.state, viewer), names);
    for (const action of actions) yield text.action(action, view, names);
    for (const probe of [0, 1, 4, 12, 40, 100, 263, 300]) {
      const refusal = refusalFor(byzanz, match.state, seat, probe);
      const words = Object.entries(text.refusals).find(([code]) => code === refusal?.code)?.[1];
      if (refusal && words) yield words(refusal.params);
    }
    if (actions.length > 0) play(match, seat, actions[chance.int(actions.length)]);
  }
  for (const viewer of viewersOf(players)) {
    yield text.prompt(byzanz.view(match.state, viewer), names);
    for (const event of match.events)
      for (const sight of [byzanz.see(event, viewer), byzanz.retell(event, viewer, options)])
        if (sight) yield text.event(sight, names) ?? "passed over";
  }
}

describe.each([
  ["English", en],
  ["Hungarian", hu],
  ["Dutch", nl],
])("in %s", (_, text) => {
  test.each([3, 4, 5, 6])("everything said with %i players is a sentence", (players) => {
    const wrong = new Set<string>();
    for (const sentence of sentences(text, players))
      if (/^\s*$|undefined|NaN|\[object|: \.|: $/.test(sentence)) wrong.add(sentence);
    expect([...wrong]).toEqual([]);
  });
});

const SOLD: Event = { kind: "sold", seat: 0, cards: [0, 3, 24], points: 4 };
const BID: Event = { kind: "bid", seat: 1, cards: [0, 17], total: 3 };

test("what can be left behind for an auction", () => {
  const orders = ["pass round 2 lot 4", "pass round 2 lot 4 above 7"];
  expect([en, hu, nl].map((text) => orders.map((order) => text.orders?.(order)))).toEqual([
    ["Pass this lot", "Pass once the lot costs more than 7"],
    ["Passz erre a tételre", "Passz, ha többe kerül, mint 7"],
    ["Pas bij deze kavel", "Pas zodra de kavel meer dan 7 kost"],
  ]);
});

test("whole sentences", () => {
  expect([en, hu, nl].map((text) => text.event(SOLD, names))).toEqual([
    "Anna sold cloth 1, cloth 4 and a merchant for 4.",
    "Anna 4 pontért eladta: 1‑es posztó, 4‑es posztó és egy kereskedő.",
    "Anna verkocht laken 1, laken 4 en een koopman voor 4.",
  ]);
  expect([en, hu, nl].map((text) => text.event({ kind: "sold", seat: 0 }, names))).toEqual([
    "Anna sold three cards.",
    "Anna eladott három lapot.",
    "Anna verkocht drie kaarten.",
  ]);
  expect([en, hu, nl].map((text) => text.event(BID, names))).toEqual([
    "Béla bid 3, laying cloth 1 and spice 2.",
    "Béla 3‑at licitált. Letette: 1‑es posztó és 2‑es fűszer.",
    "Béla bood 3 en legde laken 1 en specerij 2.",
  ]);
  expect(hu.event({ kind: "picked", seat: 2, of: 6, cards: [24, 24] }, names)).toBe(
    "Cili elvitte a piacról: 2 kereskedő.",
  );
  expect([en, hu, nl].map((text) => text.event({ kind: "picked", seat: 2, of: 0, cards: [0, 0, 3] }, names))).toEqual([
    "Cili took from the market: cloth 1, 1 and 4.",
    "Cili elvitte a piacról: 1‑es, 1‑es és 4‑es posztó.",
    "Cili nam van de markt: laken 1, 1 en 4.",
  ]);
  expect(en.refusals["bid-too-low"]({ bid: 4, highest: 5 })).toBe("5 is on the table; 4 does not beat it.");
});

test("B-5.2 what decided between equal points is told", () => {
  const counted = (...hands: number[][]): string[] =>
    [en, hu, nl].map((text) => text.event({ kind: "counted", scored: [[3], [3], [0]], hands }, names) ?? "");
  expect(counted([0], [0, 0], [])).toEqual([
    "Points: Anna 4, Béla 4, Cili 1. Level on 4: Anna (goods in hand 1, cards in hand 1) and Béla (goods in hand 2, cards in hand 2). More goods in hand come first.",
    "Pontok – Anna: 4, Béla: 4, Cili: 1. Egyaránt 4 pont: Anna (áru a kézben 1, lap a kézben 1) és Béla (áru a kézben 2, lap a kézben 2). Akinek több áru van a kezében, az áll előrébb.",
    "Punten: Anna 4, Béla 4, Cili 1. Gelijk met 4 punten: Anna (goederen in de hand 1, kaarten in de hand 1) en Béla (goederen in de hand 2, kaarten in de hand 2). Wie meer goederen in de hand heeft, gaat voor.",
  ]);
  expect(counted([0], [0, 24], [])[0]).toMatch(/More cards in hand come first\.$/);
  expect(counted([0], [1], [])[0]).toMatch(/They share the place\.$/);
});
