import type { BuildGroup, Building, KindName, TownName } from "../rules/index.ts";
import type { NameWords } from "./shared.ts";

/** What the page says beyond the words of the rules. */
export interface PageWords {
  readonly names: NameWords;
  /** On a cube. */
  readonly letters: Readonly<Record<KindName, string>>;
  /** On the sign of a building of the group. */
  readonly groupLetters: Readonly<Record<BuildGroup | "residence", string>>;
  readonly groups: Readonly<Record<BuildGroup, string>>;
  /** Where its whole name is too long for a roof. */
  readonly guild: string;
  readonly status: (turn: number, phase: string) => string;
  readonly phaseOf: (phase: number, name: string) => string;

  readonly town: string;
  readonly road: string;
  readonly bridge: string;
  readonly provost: string;
  readonly bailiff: string;
  readonly provostAt: (provost: number, bailiff: number) => string;
  readonly use: (building: Building) => string;
  readonly townUse: Readonly<Record<TownName, string>>;
  readonly emptyPlot: string;
  readonly nextPlot: string;
  readonly owner: (name: string) => string;
  readonly workers: (names: readonly string[]) => string;
  readonly guest: (name: string) => string;
  readonly ownerPoint: (name: string) => string;
  readonly price: (deniers: number) => string;
  readonly short: (steps: number) => string;
  readonly waits: (name: string) => string;
  readonly trigger: (section: string) => string;
  readonly bridgeNow: (price: number) => string;
  readonly passed: (names: readonly string[]) => string;
  readonly firstPasses: string;

  readonly batch: (points: number) => string;
  readonly houses: (built: number, all: number) => string;
  readonly scored: string;
  readonly due: string;
  readonly ifScored: (section: string, seats: readonly string[]) => string;
  readonly outcome: (name: string, favours: number, penalty: number) => string;

  readonly workersAtHome: (count: number) => string;
  readonly deniers: (count: number) => string;
  readonly cubes: (count: number, kind: string) => string;
  readonly turnOrder: (place: number) => string;
  readonly hasPassed: (number: number) => string;

  readonly favours: string;
  readonly buildings: string;
  readonly everybody: string;
  readonly column: (level: number) => string;
  readonly closedColumns: string;
  readonly left: (count: number) => string;
  readonly cost: string;
  readonly ownGoods: string;
  readonly map: string;
  readonly jumpTo: (part: string) => string;
  readonly castle: string;
  readonly spaces: (from: number, to: number) => string;

  readonly pass: string;
  readonly stay: string;
  readonly pick: (chosen: number, of: number) => string;
  readonly options: string;

  readonly pointsPlot: string;
  readonly storyPlot: string;
  readonly housesPlot: string;
  readonly turnShort: (turn: number) => string;
  readonly what: string;
  readonly sum: string;
  readonly sourceLetters: Readonly<Record<string, string>>;
}
