import type { GameText } from "@serai/words/game-text";
import type { Caylus, CubeSet, Group, KindName, TownName } from "../../rules/index.ts";
import type { PageWords } from "../../words/page-words.ts";

/** What help says about the pieces of Caylus. */
export interface HelpWords {
  readonly page: PageWords;
  readonly action: GameText<Caylus>["action"];
  readonly prompt: GameText<Caylus>["prompt"];
  points(count: number): string;

  /** What all buildings of a group have in common. */
  readonly groups: Readonly<Record<Group, string>>;
  readonly town: Readonly<Record<TownName, string>>;
  readonly house: {
    space(space: number): string;
    readonly reached: string;
    readonly atWork: string;
    readonly free: string;
    readonly couldUse: string;
    readonly couldNotUse: string;
    /** Where one's worker would bring the owner a point. */
    readonly own: string;
    readonly ownWithCube: string;
    income(deniers: number): string;
  };
  readonly plot: { title(space: number): string; readonly is: string };
  readonly stablesUnused: string;
  readonly build: {
    cost(cubes: CubeSet, any: number): string;
    readonly gone: string;
    worth(points: number, favours: number): string;
    readonly enough: string;
    lacks(cubes: CubeSet, any: number): string;
    readonly noResidence: string;
  };
  readonly castle: {
    batches(count: number, points: number): string;
    readonly none: string;
  };
  readonly section: {
    is(houses: number, points: number, space: number): string;
    built(built: number, all: number): string;
    /** How many houses a seat has in it. */
    holds(name: string, houses: number): string;
    readonly scored: string;
    readonly due: string;
    readonly open: string;
    favours(count: number): string;
    readonly nothing: string;
    penalty(points: number): string;
  };
  readonly castleHouse: { title(name: string): string; readonly is: string };
  readonly favours: { readonly is: string; readonly beginner: string };
  readonly line: {
    title(line: string): string;
    readonly is: readonly [string, string, string, string];
    at(column: number): string;
    readonly off: string;
    next(column: number): string;
    readonly stays: string;
  };
  readonly column: {
    readonly is: string;
    readonly open: string;
    readonly shut: string;
    opensAfter(section: string): string;
  };
  readonly cell: {
    title(line: string, column: number): string;
    money(deniers: number): string;
    readonly cubes: readonly [string, string, string, string, string];
    readonly building: readonly [string, string, string, string, string];
    readonly yours: string;
    readonly next: string;
    readonly far: string;
  };
  readonly marker: { title(name: string): string; readonly is: string };
  readonly bridge: {
    readonly is: string;
    passed(number: number): string;
    place(number: number): string;
    readonly first: string;
  };
  readonly price: { readonly title: string; readonly is: string; you(deniers: number): string; readonly guest: string };
  readonly passed: { title(number: number): string; readonly is: string };
  readonly provost: {
    readonly is: string;
    at(space: number): string;
    missed(count: number): string;
    readonly allReached: string;
    readonly noWorkers: string;
    yours(count: number): string;
  };
  readonly bailiff: {
    readonly is: string;
    next(space: number, next: number): string;
    trigger(spaces: number, section: string): string;
  };
  readonly worker: {
    title(name: string): string;
    readonly is: string;
    readonly goesHome: string;
    readonly works: string;
  };
  readonly guest: { title(name: string): string; readonly is: string };
  readonly goods: {
    readonly kinds: Readonly<Record<KindName, string>>;
    holds(count: number): string;
    /** What it would bring if the game ended now, with all other goods or all gold. */
    worth(points: number): string;
  };
  readonly deniers: {
    title(name: string): string;
    readonly is: string;
    income(count: number): string;
    worth(points: number): string;
  };
  readonly workers: { title(name: string): string; readonly is: string };
  readonly score: { title(name: string): string; readonly is: string };
  readonly order: { title(name: string): string; readonly is: string };
  readonly phases: {
    readonly is: readonly [string, string, string, string, string, string, string];
    readonly now: string;
    readonly over: string;
    readonly ahead: string;
  };
  readonly option: { readonly is: string; readonly cube: string };
  readonly pass: string;
  readonly caption: Named;
  readonly map: string;
  readonly tools: Readonly<Record<"favours" | "buildings" | "goods", string>>;
  readonly legend: {
    readonly kinds: Readonly<Record<KindName, string>>;
    readonly any: string;
    readonly plain: string;
    readonly coin: string;
    readonly shield: string;
    readonly crown: string;
    readonly to: string;
    readonly or: string;
    readonly turn: string;
    readonly hammer: string;
    readonly builds: readonly [string, string, string, string];
    readonly worker: string;
    readonly owner: string;
    readonly ownerPoint: string;
    readonly provost: string;
    readonly bailiff: string;
    readonly moon: string;
    readonly milestone: string;
    readonly flag: string;
    readonly crane: string;
    readonly price: string;
    readonly waiting: string;
    readonly gate: string;
    readonly guild: string;
    readonly stables: string;
    readonly inn: string;
    readonly castleHouse: string;
    readonly batch: string;
    readonly order: string;
  };
}

interface Named {
  readonly title: string;
  readonly is: string;
}
