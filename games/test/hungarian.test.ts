import { FastChance } from "@serai/kernel";
import { article, fromTo, numbered, object, the, withNumbered } from "@serai/words/hungarian";
import { sayYou, withYou } from "@serai/words/you";
import { describe, expect, test } from "vitest";
import { text as goofspiel } from "../goofspiel/words/hu.ts";
import { sultan as game, lay } from "../sultan/rules/index.ts";
import { text as sultan } from "../sultan/words/hu.ts";
import { type Event, parts, places } from "../ys/rules/index.ts";
import { text as ys } from "../ys/words/hu.ts";

const names = (seat: number): string => ["Anna", "Béla", "Cili"][seat];

describe("around numbers", () => {
  test.each([
    [1, "az 1‑es", "1‑essel"],
    [2, "a 2‑es", "2‑essel"],
    [3, "a 3‑as", "3‑assal"],
    [5, "az 5‑ös", "5‑össel"],
    [6, "a 6‑os", "6‑ossal"],
    [8, "a 8‑as", "8‑assal"],
    [9, "a 9‑es", "9‑essel"],
    [10, "a 10‑es", "10‑essel"],
    [13, "a 13‑as", "13‑assal"],
    [15, "a 15‑ös", "15‑össel"],
    [20, "a 20‑as", "20‑assal"],
    [50, "az 50‑es", "50‑essel"],
    [100, "a 100‑as", "100‑assal"],
    [1000, "az 1000‑es", "1000‑essel"],
  ])("%i", (number, named, instrument) => {
    expect(the(numbered(number))).toBe(named);
    expect(withNumbered(number)).toBe(instrument);
  });

  test("what is bid", () => {
    expect([0, 1, 2, 3, 5, 6, 10, 12, 20, 100].map(object)).toEqual([
      "0‑t",
      "1‑et",
      "2‑t",
      "3‑at",
      "5‑öt",
      "6‑ot",
      "10‑et",
      "12‑t",
      "20‑at",
      "100‑at",
    ]);
  });

  test("from one price to another", () => {
    expect([fromTo(1, 2), fromTo(3, 4), fromTo(6, 5), fromTo(8, 10), fromTo(15, 13), fromTo(20, 0)]).toEqual([
      "1‑ről 2‑re",
      "3‑ról 4‑re",
      "6‑ról 5‑re",
      "8‑ról 10‑re",
      "15‑ről 13‑ra",
      "20‑ról 0‑ra",
    ]);
  });

  test("the article follows how a number or word is read aloud", () => {
    expect([1, 5, 51, 500, 1000, 5000, 1_000_000].map(article)).toEqual(Array(7).fill("az"));
    expect([2, 10, 11, 15, 100, 10_000, 150_000].map(article)).toEqual(Array(7).fill("a"));
    expect([the("kék"), the("Övé"), the("5. párna"), the("10. párna")]).toEqual([
      "a kék",
      "az Övé",
      "az 5. párna",
      "a 10. párna",
    ]);
  });
});

test("whole sentences of Sultan", () => {
  expect(sultan.event({ kind: "won", seat: 0, cushion: 0, gem: 4, card: 5 }, names)).toBe(
    "Anna az 5‑össel elvitte a kék drágakövet az 1. párnáról.",
  );
  expect(sultan.event({ kind: "won", seat: 1, cushion: 2, gem: 0, card: 9 }, names)).toBe(
    "Béla a 9‑essel elvitte a fehér drágakövet a 3. párnáról.",
  );
  expect(sultan.event({ kind: "laid", seat: 2, cushion: 1 }, names)).toBe("Cili letett egy lapot a 2. párnához.");
  expect(sultan.event({ kind: "unsold", cushion: 0, gem: 1 }, names)).toBe(
    "Az 1. párnánál nincs lap: a piros drágakő visszakerült a zsákba.",
  );
  expect(sultan.refusals["card-not-in-hand"]({ card: 8 })).toBe("Nincs 8‑as lapod.");
  const start = game.setup({ doubling: false, memoryAid: false }, 4, new FastChance(1));
  const view = { ...game.view(start, 0), shown: [0, 3, 4] };
  expect(sultan.action(lay(5, 1), view, names)).toBe("Az 5‑ös a 2. párnához (zöld)");
  expect(sultan.action(lay(12, 0), view, names)).toBe("A 12‑es az 1. párnához (fehér)");
});

test.each<[Event, string]>([
  [{ kind: "bid", seat: 0 }, "Anna titokban licitált."],
  [{ kind: "ordered", seat: 1, position: 0 }, "Béla az 1. helyet választotta a sorrendben."],
  [{ kind: "played", seat: 0, card: parts.CHARACTERS.indexOf("intriguer") }, "Anna kijátszotta az Intrikust."],
  [{ kind: "replaced", seat: 2, value: 0 }, "Cili egy 0‑ást tett helyette a paraván elé."],
  [{ kind: "closed", seat: 0, zone: 1 }, "Anna lezárta a 2. negyedet."],
  [{ kind: "closed", seat: 0, zone: 4 }, "Anna lezárta az 1. negyed kikötőjét."],
  [
    { kind: "swapped", seat: 1, brokers: [0, 1], to: [1, places.square(3, 0)] },
    "Béla megcserélte két üzletkötőjét: az egyik az 1. negyed üzletsorára, a másik a piros oszlop 1. mezőjére került.",
  ],
  [
    { kind: "looked", seat: 0, owner: 2, broker: 3, place: 8, value: 4 },
    "Anna megnézte Cili egyik lefordított üzletkötőjét a 3. negyed palotájában. Az értéke 4.",
  ],
  [{ kind: "docked", quarters: [0, 2] }, "Az 1. és a 3. negyed hajója helyet cserélt."],
  [
    { kind: "moved", seat: 2, broker: 0, from: 3, to: 1 },
    "Cili a 2. negyed kikötőjéből az 1. negyed üzletsorára küldte egy üzletkötőjét.",
  ],
  [{ kind: "ranked", quarter: 0, seats: [], totals: [] }, "Az 1. negyedbe nem jött senki."],
  [{ kind: "unclaimed", what: "palace", at: 0 }, "Az 1. negyed palotájába nem jött senki."],
  [{ kind: "gem", seat: 1, gem: 0, from: "white" }, "Béla fehér drágaköve kék lett."],
  [{ kind: "favoured", seat: 1, value: 3 }, "Béla a trónterembe küldött egy 3‑ast."],
])("whole sentences of Ys: %o", (event, sentence) => {
  expect(ys.event(event, names)).toBe(sentence);
});

test.each<[Event, string]>([
  [{ kind: "gem", seat: 1, gem: 0, from: "white" }, "A fehér drágaköved kék lett."],
  [{ kind: "marked", seat: 1, broker: 0, place: 0 }, "Az üzletkötőd 5‑öt ér az 1. negyed kikötőjében."],
  [
    { kind: "looked", seat: 0, owner: 1, broker: 3, place: 8 },
    "Anna megnézte az egyik lefordított üzletkötődet a 3. negyed palotájában.",
  ],
  [{ kind: "won", what: "market", at: 0, seat: 1, total: 7 }, "Te lettél a legjobb licitáló a piacon (7)."],
  [{ kind: "ranked", quarter: 0, seats: [0, 1], totals: [5, 3] }, "Az 1. negyedben így állnak – Anna: 5, te: 3."],
])("the player at seat 1 reads of Ys: %o", (event, sentence) => {
  expect(sayYou(ys.event(event, withYou(names, 1)) ?? "", "Te")).toBe(sentence);
});

test("whole sentences of Goofspiel", () => {
  expect(goofspiel.event({ kind: "settled", prize: 5, bids: [9, 4], winner: 0 }, names)).toBe(
    "Licitek: Anna 9, Béla 4. Az 5‑ös díjat Anna vitte el.",
  );
  expect(goofspiel.event({ kind: "bid", seat: 1, card: 11 }, names)).toBe("Béla a 11‑est licitálta.");
});
