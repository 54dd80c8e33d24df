import {
  begin,
  FastChance,
  firstOf,
  keyFromWords,
  legalActions,
  play,
  readOptions,
  type Seat,
  type Viewer,
} from "@serai/kernel";
import { type GameHelp, type HelpContext, readPiece } from "@serai/ui/help.ts";
import { LANGUAGES, type Language } from "@serai/words/game-text";
import { expect, test } from "vitest";
import { RULES_TEXTS } from "../../../list/generated/rules-texts.ts";
import { helpIn } from "../../learn/help/index.tsx";
import { batchesFor, canUse, lackFor } from "../../rules/affordable.ts";
import {
  BUILDINGS,
  buildingOf,
  type Caylus,
  caylus,
  housesIn,
  LEVELS,
  LINES,
  ROAD,
  SECTIONS,
  TOWN_NAMES,
} from "../../rules/index.ts";
import { type Position, scene } from "../scene.ts";

const TEXTS = {
  en: async () => await import("../../learn/help/en.ts"),
  hu: async () => await import("../../learn/help/hu.ts"),
  nl: async () => await import("../../learn/help/nl.ts"),
};
const helpOf = async (language: Language): Promise<GameHelp<Caylus>> => helpIn((await TEXTS[language]()).words);

const NAMES = ["Anna", "Béla", "Cleo", "Dóra"];
const LETTERS = ["A", "B", "C", "D"];
const names = (seat: number): string => NAMES[seat] ?? "";
const seenBy = (view: Caylus["View"], viewer: Viewer): HelpContext<Caylus> => ({
  view,
  viewer,
  names,
  listed: names,
  letters: LETTERS,
});
const sceneWith = (position: Position, viewer: Viewer = 0): HelpContext<Caylus> =>
  seenBy(caylus.view(scene(position).state, viewer), viewer);

test("every building has its help in three languages, to be built and on the road, with clauses that exist", async () => {
  const rules = await RULES_TEXTS.caylus.en();
  const clauses = new Set(rules.chapters.flatMap((chapter) => chapter.clauses.map(({ id }) => id)));
  for (const language of LANGUAGES) {
    const { help } = await helpOf(language);
    for (const { id } of BUILDINGS) {
      const all = [
        help({ kind: "building", id }, sceneWith({ options: { jeweller: true } })),
        help({ kind: "space", id: "9" }, sceneWith({ road: { 9: [id, 1] } })),
      ];
      for (const one of all) {
        expect(one?.title, id).not.toBe("");
        expect(one?.is.length, id).toBeGreaterThan(20);
        expect(one?.clauses.filter((clause) => !clauses.has(clause))).toEqual([]);
        expect(one?.picture).toBeDefined();
      }
    }
    for (const id of TOWN_NAMES) expect(help({ kind: "place", id }, sceneWith({}))?.is.length).toBeGreaterThan(20);
  }
});

test("C-4.2 a building says what a worker costs here now, whether the provost reaches it, and the owner's point", async () => {
  const { help } = await helpOf("en");
  const at = (position: Position) => help({ kind: "space", id: "9" }, sceneWith(position));
  const passed = { bridge: [3], road: { 9: ["mason", 1] } } as const;
  expect(at(passed)?.now).toBe(
    "The provost is 3 spaces short of it. No worker stands here. Costs 2 deniers. Béla gets 1 point.",
  );
  const own = at({ bridge: [3], provost: 9, road: { 9: ["park", 0] } });
  expect(own?.now).toBe("As the provost stands, it will work this turn. No worker stands here. Costs 1 denier.");
  expect(own?.you?.text).toContain("1 point and 1 cube");
  expect(at({ ...passed, workers: { "9": 2 } })?.now).not.toContain("Costs");
});

test("C-5 a section says what it would bring the viewer, and nothing to a watcher", async () => {
  const { help } = await helpOf("en");
  const houses = [[0, 2, 1, 0]];
  const dungeon = (viewer: Viewer) => help({ kind: "section", id: "0" }, sceneWith({ houses }, viewer));
  expect(dungeon(0)?.you?.points).toBe("−2");
  expect(dungeon(1)?.you?.text).toContain("favour");
  expect(dungeon("spectator")?.you).toBeUndefined();
});

test("C-4.6 batchesFor: as many batches as the cubes make, and the points as sections fill up", () => {
  const cubes = ["food food food wood wood stone gold cloth", "food wood wood", "food food wood stone wood stone"];
  const { state } = scene({ cubes, houses: [[0, 5, 0, 0]] });
  expect([0, 1, 2].map((seat) => batchesFor(state, seat))).toEqual([
    { count: 2, points: 9 },
    { count: 0, points: 0 },
    { count: 2, points: 9 },
  ]);
});

test("lackFor, canUse: what is missing for a building, and whether a worker would have something to do", () => {
  const { state } = scene({ cubes: ["wood", "wood food", "", ""], deniers: [1, 1, 0, 0] });
  const market = buildingOf("market");
  expect([0, 1].map((seat) => lackFor(state, seat, market).any)).toEqual([1, 0]);
  expect(lackFor(state, 2, buildingOf("statue")).cubes).toEqual([0, 0, 2, 0, 1]);
  expect([0, 2].map((seat: Seat) => canUse(state, seat, market))).toEqual([true, false]);
  expect([0, 1].map((seat: Seat) => canUse(state, seat, buildingOf("fixed-carpenter")))).toEqual([false, true]);
});

/** Pieces of the castle, the favours, the bridge and the choices, as the page names them. */
const piecesIn = (view: Caylus["View"], legal: readonly number[]): string[] => [
  "provost",
  "bailiff",
  "bridge",
  "price",
  "favours",
  "map",
  "pass",
  ...TOWN_NAMES.map((name) => `place:${name}`),
  ...Array.from({ length: ROAD }, (_, i) => `space:${i + 1}`),
  ...SECTIONS.flatMap((_, section) => [
    `section:${section}`,
    ...Array.from({ length: housesIn(view, section) }, (__, i) => `house:${section}.${i}`),
  ]),
  ...LINES.flatMap((_, line) => [
    `line:${line}`,
    ...Array.from({ length: LEVELS }, (__, i) => `favour:${line}.${i + 1}`),
    ...view.order.map((seat) => `marker:${line}.${seat}`),
  ]),
  ...Array.from({ length: LEVELS }, (_, i) => `column:${i + 1}`),
  ...view.bridge.map((_, i) => `passed:${i + 1}`),
  ...(view.step === "placing" ? [] : legal.map((action) => `option:${action}`)),
];

test("every piece of the castle, the favours, the map and the choices has its help in three languages", async () => {
  const helps = await Promise.all(LANGUAGES.map(helpOf));
  const chance = new FastChance(4);
  const match = begin(caylus, { options: readOptions(caylus.options, {}, 4), seats: 4, key: keyFromWords("pieces") });
  const wrong = new Set<string>();
  for (let move = 0; caylus.result(match.state) === undefined; move++) {
    const seat = firstOf(caylus.deciders(match.state));
    const legal = legalActions(caylus, match.state, seat);
    if (move % 5 === 0) {
      const view = caylus.view(match.state, seat);
      for (const name of piecesIn(view, legal)) {
        const piece = readPiece(name);
        for (const { help } of helps) {
          const { title = "", is = "", now = "", you } = help(piece, seenBy(view, seat)) ?? {};
          const said = [title, is, now, you?.text].join("|");
          if (title === "" || is.length < 8 || /undefined|NaN|\[object/.test(said)) wrong.add(`${name}: ${said}`);
        }
      }
    }
    play(match, seat, legal[chance.int(legal.length)]);
  }
  expect([...wrong]).toEqual([]);
});
