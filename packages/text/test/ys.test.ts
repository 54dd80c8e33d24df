import {
  begin,
  FastChance,
  keyFromWords,
  legalActions,
  type OptionValues,
  play,
  readOptions,
  refusalFor,
  seatsIn,
  viewersOf,
} from "@serai/kernel";
import { actions as act, type Event, parts, places, type View, ys } from "@serai/ys";
import { describe, expect, test } from "vitest";
import * as en from "../src/ys/en.ts";
import * as hu from "../src/ys/hu.ts";
import * as nl from "../src/ys/nl.ts";

const PEOPLE = ["Anna", "Béla", "Cili", "Dani"];
/** At a table of so many: the neutral has no name of its own. */
const namesOf =
  (players: number) =>
  (seat: number): string =>
    seat < players ? PEOPLE[seat] : "";
const names = namesOf(4);
const NUMBER_OF_ACTIONS = act.look(4, 0);

const TABLES: readonly (readonly [number, OptionValues])[] = [
  [2, {}],
  [2, { neutral: "4-3-1-0", neutralValues: "known", recall: false }],
  [3, { quarters: "3", kingsFavour: true, queen: "area" }],
  [3, { express: true, kingsFavour: true, placement: "open" }],
  [4, {}],
  [4, { kingsFavour: true, queen: "area", recall: false }],
];

/** Everything said in a whole game: prompts, buttons, refusals, the log. */
function* sentences({ text }: typeof en, players: number, given: OptionValues): Generator<string> {
  const options = readOptions(ys.options, given, players);
  const match = begin(ys, { options, seats: players, key: keyFromWords(`text ${players}`) });
  const chance = new FastChance(players);
  const called = namesOf(players);
  while (ys.result(match.state) === undefined) {
    const asked = [...seatsIn(ys.deciders(match.state) | ys.volunteers(match.state))];
    const seat = asked[chance.int(asked.length)];
    const view = ys.view(match.state, seat);
    const legal = legalActions(ys, match.state, seat);
    for (const viewer of viewersOf(players)) yield text.prompt(ys.view(match.state, viewer), called);
    for (const action of legal) yield text.action(action, view, called);
    for (let probe = 0; probe < 12; probe++) {
      const refusal = refusalFor(ys, match.state, seat, chance.int(NUMBER_OF_ACTIONS));
      const words = Object.entries(text.refusals).find(([code]) => code === refusal?.code)?.[1];
      if (refusal && words) yield words(refusal.params);
    }
    play(match, seat, legal[chance.int(legal.length)]);
  }
  for (const viewer of viewersOf(players)) {
    yield text.prompt(ys.view(match.state, viewer), called);
    // Passing over a card stop is the only thing the log keeps quiet about.
    for (const event of match.events)
      for (const sight of [ys.see(event, viewer), ys.retell(event, viewer, options)])
        if (sight && sight.kind !== "passed") yield text.event(sight, called) ?? "";
  }
}

describe.each([
  ["English", en],
  ["Hungarian", hu],
  ["Dutch", nl],
])("in %s", (_, words) => {
  test.each(TABLES)("everything said with %i players and %o is a sentence", { timeout: 30_000 }, (players, options) => {
    const wrong = new Set<string>();
    for (const sentence of sentences(words, players, options))
      if (/^\s*$|undefined|NaN|\[object|: \.|: $|\(\)|^ | {2}/.test(sentence)) wrong.add(sentence);
    expect([...wrong]).toEqual([]);
  });

  test("every refusal has its words", () => {
    for (const [code, say] of Object.entries(words.text.refusals)) {
      const params = {
        ...{
          step: "placing",
          value: 5,
          high: 4,
          low: 1,
          position: 1,
          positions: 4,
          side: "up",
          place: "q2.palace",
          gem: "white",
        },
        ...{ column: "blue", colour: "red", card: "spy" },
      };
      expect(say(params), code).toMatch(/^\p{Lu}.*\.$/u);
      expect(say(params), code).not.toMatch(/undefined|q2/);
    }
  });

  test("every card, area and gem has a name, and every card an effect in one sentence", () => {
    expect(Object.keys(words.characters)).toEqual([...parts.CHARACTERS, "blue"]);
    expect(Object.keys(words.areas)).toEqual([...places.AREAS]);
    expect(Object.keys(words.rewards)).toEqual([...places.AREAS]);
    expect(Object.keys(words.gems)).toEqual([...parts.GEMS]);
    for (const { effect } of Object.values(words.characters)) expect(effect).toMatch(/^[^.]+\.$/);
  });
});

const said = (event: Event): (string | undefined)[] => [en, hu, nl].map(({ text }) => text.event(event, names));

test("a tie is explained, rule by rule and with its sums", () => {
  const event: Event = {
    kind: "tie",
    what: "quarter",
    at: 0,
    total: 7,
    seats: [3, 0, 1, 2],
    by: ["intriguer", "front", "order"],
    fronts: [2, 6, 5, 5],
    positions: [3, 1, 0, 2],
  };
  expect(said(event)).toEqual([
    "Tie in quarter 1 at 7: Dani, then Anna (the Intriguer wins ties), then Béla (fronts 6 and 5), then Cili (fronts equal at 5, order cards 1 and 3).",
    "Döntetlen (1. negyed, 7): Dani, majd Anna (az Intrikus nyeri a döntetlent), majd Béla (a paraván előtt 6 és 5), majd Cili (a paraván előtt egyaránt 5, sorrendkártya: 1 és 3).",
    "Gelijkspel in wijk 1 met 7: Dani, dan Anna (de Intrigant wint bij gelijkspel), dan Béla (voor het scherm 6 en 5), dan Cili (voor het scherm allebei 5, volgordekaarten 1 en 3).",
  ]);
});

test("the neutral is named by the game's own words", () => {
  const event: Event = {
    kind: "tie",
    what: "port",
    at: 1,
    total: 4,
    seats: [2, 0],
    by: ["neutral"],
    fronts: [0, 6],
    positions: [-1, 0],
  };
  expect(en.text.event(event, namesOf(2))).toBe(
    "Tie in the port of quarter 2 at 4: Neutral, then Anna (the neutral wins ties).",
  );
  expect(hu.text.event(event, namesOf(2))).toBe(
    "Döntetlen (2. negyed, kikötő, 4): Semleges, majd Anna (a semleges nyeri a döntetlent).",
  );
});

test("tied columns say who decides, and why", () => {
  const event: Event = { kind: "columnsTied", columns: [0, 3], seat: 1, by: "front", fronts: [5, 7, 6, 5] };
  expect(said(event)).toEqual([
    "Tied columns, in total and in brokers: blue and red. Béla decided, with the best front: Anna 5, Béla 7, Cili 6, Dani 5.",
    "Döntetlen oszlopok, összegben és létszámban is: kék és piros. A döntés joga: Béla (a legnagyobb összeg a paraván előtt – Anna: 5, Béla: 7, Cili: 6, Dani: 5).",
    "Kolommen gelijk, in totaal en in aantal: blauw en rood. Béla besliste, met het hoogste totaal voor het scherm: Anna 5, Béla 7, Cili 6, Dani 5.",
  ]);
});

const bluePlace = places.square(0, 2);
test.each<[Event, string]>([
  [
    { kind: "placed", seat: 0, owner: 0, broker: 0, place: 2, up: true, from: "screen", value: 4 },
    "Anna: 4-es nyíltan – 1. negyed, palota.",
  ],
  [
    { kind: "placed", seat: 0, owner: 0, broker: 0, place: bluePlace, up: false, from: "screen" },
    "Anna: egy üzletkötő lefordítva – piac, kék 3.",
  ],
  [{ kind: "price", colour: 1, from: 7, to: 9 }, "A zöld ára emelkedett: 8 helyett 10."],
  [{ kind: "price", colour: 3, from: 7, to: 6, seat: 2 }, "Cili – a piros ára csökkent: 8 helyett 7."],
  [{ kind: "won", what: "commercial", at: 2, seat: 3, total: 5 }, "Dani – többség: 3. negyed, üzletsor (5)."],
  [{ kind: "gem", seat: 1, gem: parts.WHITE, from: "ship" }, "Béla – a hajóról: fehér, rögtön színt vált."],
  [{ kind: "points", seat: 1, points: 5, why: "king" }, "Béla: 5 pont a Királyért."],
  [{ kind: "unclaimed", what: "row", at: 0 }, "Piac, 1. sor: nincs itt senki."],
])("in Hungarian: %o", (event, sentence) => {
  expect(hu.text.event(event, names)).toBe(sentence);
});

test("standing orders", () => {
  expect(["decline placings of round 2", "decline round 2"].map((order) => hu.text.orders?.(order))).toEqual([
    "Ebben a fordulóban a lerakásaimnál nem játszom ki lapot",
    "Ebben a fordulóban már nem játszom ki lapot",
  ]);
});

test("Hungarian articles", () => {
  expect(hu.text.refusals["card-not-held"]({ card: "intriguer" })).toBe("Nincs a kezedben az Intrikus.");
  expect(hu.text.refusals["card-not-held"]({ card: "banker" })).toBe("Nincs a kezedben a Bankár.");
  expect(hu.text.refusals["position-taken"]({ position: 1 })).toBe("Foglalt az 1. hely a sorrendben.");
});

test("who won, by how much, and whether the city beat both", () => {
  const options = readOptions(ys.options, {}, 2);
  const match = begin(ys, { options, seats: 2, key: keyFromWords("city") });
  const final = (total: number) => ({ track: total, colours: [0, 0, 0, 0], black: 0, throne: 0, total });
  const view = ys.view(match.state, 0);
  const over = (totals: readonly number[], cityWon: boolean): View => ({
    ...view,
    step: "over",
    waiting: 0,
    seats: view.seats.map((seat, i) => ({ ...seat, final: final(totals[i]) })),
    neutral: { score: 0, gems: [0, 0, 0, 0, 0], left: [0, 0], final: final(99) },
    cityWon,
  });
  expect(en.text.prompt(over([80, 70], false), names)).toBe("Winner: Anna, 80 points.");
  expect(hu.text.prompt(over([80, 80], false), names)).toBe("Megosztott győzelem: Anna és Béla, fejenként 80 pont.");
  expect(hu.text.prompt(over([70, 80], true), names)).toBe(
    "A győztes: Béla, 80 pont. De a város mindkettőtöknél gazdagabb: Semleges, 99 pont.",
  );
});
