import { KIND_COUNT, KINDS, type KindName } from "./parts.ts";

export type Cubes = Readonly<Partial<Record<KindName, number>>>;

/** What an offer takes. `plain`: cubes of any kinds but gold; `any`: gold too (C-1, symbols). */
export interface Payment {
  readonly deniers?: number;
  readonly cloth?: number;
  readonly gold?: number;
  readonly plain?: number;
  readonly any?: number;
}

/** What an offer gives. `plain`: cubes of any kinds but gold. */
export interface Gain {
  readonly deniers?: number;
  readonly points?: number;
  readonly gold?: number;
  readonly plain?: number;
}

export interface Offer {
  readonly pay: Payment;
  readonly get: Gain;
}

/** The groups of tiles that can be built. */
export type BuildGroup = "wood" | "stone" | "prestige";

export type Use =
  /** One of the choices; it must be taken. */
  | { readonly kind: "produce"; readonly choices: readonly Cubes[] }
  | { readonly kind: "trade"; readonly offers: readonly Offer[] }
  | { readonly kind: "build"; readonly group: BuildGroup }
  | { readonly kind: "lawyer" }
  /** No worker may be placed there. */
  | { readonly kind: "none" };

export type Group = "neutral" | "fixed" | "residence" | BuildGroup;

export interface BuildingPart {
  readonly id: string;
  readonly group: Group;
  readonly use: Use;
  /** Cubes; `any` beside them is one cube of any kind. */
  readonly cost?: Cubes;
  readonly any?: number;
  readonly points?: number;
  readonly favours?: number;
  /** Deniers every turn. */
  readonly income?: number;
  readonly copies?: number;
}

const produce = (...choices: Cubes[]): Use => ({ kind: "produce", choices });
const trade = (...offers: Offer[]): Use => ({ kind: "trade", offers });
const build = (group: BuildGroup): Use => ({ kind: "build", group });
const NONE: Use = { kind: "none" };

/** C-6 and C-7 as one table, in the order of the rule book. */
const PARTS = [
  // C-7.1
  { id: "neutral-farm", group: "neutral", use: produce({ food: 1 }, { cloth: 1 }) },
  { id: "forest", group: "neutral", use: produce({ wood: 1 }, { food: 1 }) },
  { id: "neutral-sawmill", group: "neutral", use: produce({ wood: 1 }) },
  { id: "neutral-quarry", group: "neutral", use: produce({ stone: 1 }) },
  { id: "neutral-market", group: "neutral", use: trade({ pay: { any: 1 }, get: { deniers: 4 } }) },
  { id: "neutral-carpenter", group: "neutral", use: build("wood") },
  // C-6
  { id: "fixed-peddler", group: "fixed", use: trade({ pay: { deniers: 2 }, get: { plain: 1 } }) },
  { id: "fixed-carpenter", group: "fixed", use: build("wood") },
  { id: "gold-mine", group: "fixed", use: produce({ gold: 1 }) },
  // C-7.2
  { id: "food-farm", group: "wood", cost: { wood: 1, food: 1 }, points: 2, use: produce({ food: 2 }, { cloth: 1 }) },
  { id: "cloth-farm", group: "wood", cost: { wood: 1, food: 1 }, points: 2, use: produce({ cloth: 2 }, { food: 1 }) },
  { id: "quarry", group: "wood", cost: { wood: 1, food: 1 }, points: 2, use: produce({ stone: 2 }) },
  { id: "sawmill", group: "wood", cost: { wood: 1, food: 1 }, points: 2, use: produce({ wood: 2 }) },
  {
    id: "market",
    group: "wood",
    cost: { wood: 1 },
    any: 1,
    points: 4,
    use: trade({ pay: { any: 1 }, get: { deniers: 6 } }),
  },
  {
    id: "peddler",
    group: "wood",
    cost: { wood: 1 },
    any: 1,
    points: 4,
    use: trade({ pay: { deniers: 1 }, get: { plain: 1 } }, { pay: { deniers: 2 }, get: { plain: 2 } }),
  },
  { id: "mason", group: "wood", cost: { wood: 1, food: 1 }, points: 4, use: build("stone") },
  // C-11.2: the option says how many points it is worth.
  { id: "lawyer", group: "wood", cost: { wood: 1, cloth: 1 }, use: { kind: "lawyer" } },
  // C-7.3
  { id: "stone-farm", group: "stone", cost: { stone: 1, food: 1 }, points: 3, use: produce({ food: 2, cloth: 1 }) },
  { id: "park", group: "stone", cost: { stone: 1, food: 1 }, points: 3, use: produce({ wood: 2, food: 1 }) },
  { id: "workshop", group: "stone", cost: { stone: 1, food: 1 }, points: 3, use: produce({ stone: 2, cloth: 1 }) },
  {
    id: "church",
    group: "stone",
    cost: { stone: 1, cloth: 1 },
    points: 3,
    favours: 1,
    use: trade({ pay: { deniers: 2 }, get: { points: 3 } }, { pay: { deniers: 4 }, get: { points: 5 } }),
  },
  {
    id: "tailor",
    group: "stone",
    cost: { stone: 1, wood: 1 },
    points: 6,
    use: trade({ pay: { cloth: 2 }, get: { points: 4 } }, { pay: { cloth: 3 }, get: { points: 6 } }),
  },
  {
    id: "bank",
    group: "stone",
    cost: { stone: 1, wood: 1 },
    points: 6,
    use: trade({ pay: { deniers: 2 }, get: { gold: 1 } }, { pay: { deniers: 5 }, get: { gold: 2 } }),
  },
  {
    id: "alchemist",
    group: "stone",
    cost: { stone: 1, food: 1 },
    points: 6,
    use: trade({ pay: { plain: 2 }, get: { gold: 1 } }, { pay: { plain: 4 }, get: { gold: 2 } }),
  },
  { id: "architect", group: "stone", cost: { stone: 1, food: 1 }, points: 6, copies: 2, use: build("prestige") },
  {
    id: "jeweller",
    group: "stone",
    cost: { stone: 1, cloth: 1 },
    points: 6,
    use: trade({ pay: { gold: 1 }, get: { points: 5 } }, { pay: { gold: 2 }, get: { points: 9 } }),
  },
  // C-7.4: C-1 says that residences never run out, so they are not counted.
  { id: "residence", group: "residence", income: 1, use: NONE },
  // C-7.5
  { id: "statue", group: "prestige", cost: { stone: 2, gold: 1 }, points: 7, favours: 1, use: NONE },
  { id: "granary", group: "prestige", cost: { food: 3, gold: 1 }, points: 10, use: NONE },
  { id: "library", group: "prestige", cost: { wood: 3, gold: 1 }, points: 10, income: 1, use: NONE },
  { id: "weaver", group: "prestige", cost: { cloth: 3, gold: 1 }, points: 12, use: NONE },
  { id: "theater", group: "prestige", cost: { wood: 3, gold: 2 }, points: 14, favours: 1, use: NONE },
  { id: "college", group: "prestige", cost: { stone: 3, gold: 2 }, points: 14, favours: 1, use: NONE },
  { id: "monument", group: "prestige", cost: { stone: 4, gold: 2 }, points: 14, favours: 2, use: NONE },
  { id: "hotel", group: "prestige", cost: { stone: 3, gold: 2 }, points: 16, income: 2, use: NONE },
  { id: "cathedral", group: "prestige", cost: { stone: 5, gold: 3 }, points: 25, use: NONE },
] as const satisfies readonly BuildingPart[];

export type BuildingId = (typeof PARTS)[number]["id"];
export const BUILDINGS: readonly (BuildingPart & { readonly id: BuildingId })[] = PARTS;
export const BUILDING_COUNT = BUILDINGS.length;

/** The place of a building in BUILDINGS; EMPTY is a road space without one. */
export type Building = number;
export const EMPTY: Building = -1;

export const buildingOf = (id: BuildingId): Building => BUILDINGS.findIndex((building) => building.id === id);

export const FIXED_PEDDLER = buildingOf("fixed-peddler");
export const FIXED_CARPENTER = buildingOf("fixed-carpenter");
export const GOLD_MINE = buildingOf("gold-mine");
export const LAWYER = buildingOf("lawyer");
export const JEWELLER = buildingOf("jeweller");
export const RESIDENCE = buildingOf("residence");

/** The neutral tiles, for the shuffle (C-2.2). */
export const NEUTRALS: readonly Building[] = [...BUILDINGS.keys()].filter((b) => BUILDINGS[b].group === "neutral");

/** The tiles of a group are neighbours in the table: from `first` up to, not including, `end`. */
export interface Range {
  readonly first: Building;
  readonly end: Building;
}
const rangeOf = (group: BuildGroup): Range => ({
  first: BUILDINGS.findIndex((building) => building.group === group),
  end: BUILDINGS.findLastIndex((building) => building.group === group) + 1,
});
export const RANGES: Readonly<Record<BuildGroup, Range>> = {
  wood: rangeOf("wood"),
  stone: rangeOf("stone"),
  prestige: rangeOf("prestige"),
};

/* What the rules ask for all the time, as plain lists of numbers. */

const byKind = (cubes: Cubes): number[] => KINDS.map((name) => cubes[name] ?? 0);

/** Whether a worker may be placed there (C-4 phase 2). */
export const IS_USABLE: readonly boolean[] = BUILDINGS.map(({ use }) => use.kind !== "none");
/** Cubes by building and kind, `COST[building * KIND_COUNT + kind]`; the "any" cube beside them. */
export const COST: readonly number[] = BUILDINGS.flatMap(({ cost = {} }) => byKind(cost));
export const ANY: readonly number[] = BUILDINGS.map(({ any = 0 }) => any);
export const FAVOURS: readonly number[] = BUILDINGS.map(({ favours = 0 }) => favours);
export const INCOMES: readonly number[] = BUILDINGS.map(({ income = 0 }) => income);
export const IS_NEUTRAL: readonly boolean[] = BUILDINGS.map(({ group }) => group === "neutral");
export const IS_CRAFT: readonly boolean[] = BUILDINGS.map(({ group }) => group === "wood" || group === "stone");
/** C-4 phase 5: whether another player's worker brings the owner a cube. */
export const GIVES_BONUS: readonly boolean[] = BUILDINGS.map(
  ({ group, use }) => group === "stone" && use.kind === "produce",
);
/** C-4 phase 5: what each choice of a production building gives, by kind. */
export const YIELDS: readonly (readonly (readonly number[])[])[] = BUILDINGS.map(({ use }) =>
  use.kind === "produce" ? use.choices.map(byKind) : [],
);
/** The kinds a production building gives, as bits. */
export const YIELD_KINDS: readonly number[] = YIELDS.map((choices) =>
  choices.flat().reduce((kinds, count, i) => (count > 0 ? kinds | (1 << (i % KIND_COUNT)) : kinds), 0),
);

/** A payment or a gain with every part named: quicker to read in a hot path than one with gaps. */
export interface Bargain {
  readonly pay: Required<Payment>;
  readonly get: Required<Gain>;
}
export const BARGAINS: readonly (readonly Bargain[])[] = BUILDINGS.map(({ use }) =>
  use.kind === "trade"
    ? use.offers.map(({ pay, get }) => ({
        pay: { deniers: 0, cloth: 0, gold: 0, plain: 0, any: 0, ...pay },
        get: { deniers: 0, points: 0, gold: 0, plain: 0, ...get },
      }))
    : [],
);

/** C-11.1: how many of a tile there are to build. */
export const copiesOf = (building: Building, jeweller: boolean): number => {
  const { group, copies = 1 } = BUILDINGS[building];
  if (group !== "wood" && group !== "stone" && group !== "prestige") return 0;
  return building === JEWELLER && !jeweller ? 0 : copies;
};

/** C-7, C-11.2. */
export const pointsOf = (building: Building, lawyerVp: number): number =>
  building === LAWYER ? lawyerVp : (BUILDINGS[building].points ?? 0);
