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
import { describe, expect, test } from "vitest";
import { actions as act, type Event, parts, places, type View, ys } from "../rules/index.ts";
import * as en from "../words/en.ts";
import * as hu from "../words/hu.ts";
import * as nl from "../words/nl.ts";

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
function* sentences({ text }: Pick<typeof en, "text">, players: number, given: OptionValues): Generator<string> {
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
  test.each(TABLES)("everything said with %i players and %o is a sentence", (players, options) => {
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
    "There was a tie in quarter 1 at 7. It goes to Dani, then Anna (the Intriguer wins ties), then Béla (6 against 5 in front of the screens), then Cili (both 5 in front of the screens, order card 1 before 3).",
    "Döntetlen lett az 1. negyedben (7). Így következnek: Dani, utána Anna (az Intrikus nyeri a döntetlent), utána Béla (a paraván előtti összeg 6, illetve 5), utána Cili (a paraván előtti összeg egyaránt 5, a sorrendkártya 1, illetve 3).",
    "Gelijke stand in wijk 1 met 7. De volgorde is Dani, dan Anna (de Intrigant wint bij een gelijke stand), dan Béla (6 tegen 5 voor het scherm), dan Cili (allebei 5 voor het scherm, volgordekaart 1 gaat voor 3).",
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
    "There was a tie in the port of quarter 2 at 4. It goes to Neutral, then Anna (the neutral wins ties).",
  );
  expect(hu.text.event(event, namesOf(2))).toBe(
    "Döntetlen lett a 2. negyed kikötőjében (4). Így következnek: Semleges, utána Anna (a semleges nyeri a döntetlent).",
  );
});

test("tied columns say who decides, and why", () => {
  const event: Event = { kind: "columnsTied", columns: [0, 3], seat: 1, by: "front", fronts: [5, 7, 6, 5] };
  expect(said(event)).toEqual([
    "The blue and red columns were tied in total and in brokers. Béla decided, with the most in front of the screen: Anna 5, Béla 7, Cili 6, Dani 5.",
    "Összegben és létszámban is döntetlen lett a kék és a piros oszlop között. Béla dönthet, mert övé a legnagyobb összeg a paraván előtt – Anna: 5, Béla: 7, Cili: 6, Dani: 5.",
    "De kolommen blauw en rood waren gelijk, in totaal en in aantal. Béla besliste, met het hoogste totaal voor het scherm: Anna 5, Béla 7, Cili 6, Dani 5.",
  ]);
});

const bluePlace = places.square(0, 2);
test.each<[Event, string]>([
  [
    { kind: "placed", seat: 0, owner: 0, broker: 0, place: 2, up: true, from: "screen", value: 4 },
    "Anna nyíltan letett egy 4‑est az 1. negyed palotájába.",
  ],
  [
    { kind: "placed", seat: 0, owner: 0, broker: 0, place: bluePlace, up: false, from: "screen" },
    "Anna lefordítva letett egy üzletkötőt a kék oszlop 3. mezőjére.",
  ],
  [{ kind: "price", colour: 1, from: 7, to: 9 }, "A zöld ára 8‑ról 10‑re emelkedett."],
  [{ kind: "price", colour: 3, from: 7, to: 6, seat: 2 }, "Cili 8‑ról 7‑re csökkentette a piros árát."],
  [
    { kind: "won", what: "commercial", at: 2, seat: 3, total: 5 },
    "Dani szerezte meg a többséget a 3. negyed üzletsorán (5).",
  ],
  [
    { kind: "gem", seat: 1, gem: parts.WHITE, from: "ship" },
    "Béla levett a hajóról egy fehér drágakövet, amely rögtön színt vált.",
  ],
  [{ kind: "points", seat: 1, points: 5, why: "king" }, "Béla 5 pontot kapott a Királyért."],
  [{ kind: "unclaimed", what: "row", at: 0 }, "A piac 1. sora üres maradt."],
])("in Hungarian: %o", (event, sentence) => {
  expect(hu.text.event(event, names)).toBe(sentence);
});

test("standing orders", () => {
  expect(
    ["decline placings of round 2", "decline round 2", "only when called", "only when called: windowC of round 2"].map(
      (order) => hu.text.orders?.(order),
    ),
  ).toEqual([
    "Ebben a fordulóban a lerakásaimnál nem játszom ki lapot",
    "Ebben a fordulóban már nem játszom ki lapot",
    "Lapot csak akkor, ha szólok",
    "Lapot csak akkor, ha szólok: a következő alkalommal kérdezz",
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
