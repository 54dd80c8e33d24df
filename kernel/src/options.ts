import { type CommonRefusal, refuse } from "./refusal.ts";

/**
 * An option of a table. `players`, where given, says with how many players it means anything; with any other number
 * another value than the default is refused, or where `elsewhere` says so taken for the default.
 */
export type OptionSpec = { readonly players?: readonly number[]; readonly elsewhere?: "ignored" } & (
  | { readonly kind: "flag"; readonly default: boolean }
  | { readonly kind: "choice"; readonly values: readonly string[]; readonly default: string }
  | {
      readonly kind: "count";
      readonly min: number;
      readonly max: (players: number) => number;
      readonly default: number;
    }
);

export type OptionSpecs = Readonly<Record<string, OptionSpec>>;

type ValueOf<S extends OptionSpec> = S extends { kind: "flag" }
  ? boolean
  : S extends { kind: "choice"; values: readonly (infer V)[] }
    ? V
    : number;

/** The type of a table's options, read off their specification. */
export type OptionsOf<S extends OptionSpecs> = { readonly [name in keyof S]: ValueOf<S[name]> };

export type OptionValues = Readonly<Record<string, boolean | string | number>>;

export const isOffered = (spec: OptionSpec, players: number): boolean => spec.players?.includes(players) ?? true;

/** Every value an option can take with this number of players; only the default where it means nothing. */
export function valuesOf(spec: OptionSpec, players: number): (boolean | string | number)[] {
  if (!isOffered(spec, players)) return [spec.default];
  switch (spec.kind) {
    case "flag":
      return [false, true];
    case "choice":
      return [...spec.values];
    case "count":
      return Array.from({ length: spec.max(players) - spec.min + 1 }, (_, i) => spec.min + i);
  }
}

/** Refuses what is missing, unknown, or cannot be chosen with this number of players. */
function assertOptions<S extends OptionSpecs>(
  specs: S,
  given: OptionValues,
  players: number,
): asserts given is OptionsOf<S> {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(specs, name)) throw refuse<CommonRefusal>("bad-option", { option: name.slice(0, 40) });
  for (const [name, spec] of Object.entries(specs))
    if (!valuesOf(spec, players).includes(given[name])) throw refuse<CommonRefusal>("bad-option", { option: name });
}

const defaultsOf = (specs: OptionSpecs): OptionValues =>
  Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, spec.default]));

/** The defaults of options that mean nothing with this number of players, whatever was given for them. */
const ignoredIn = (specs: OptionSpecs, players: number): OptionValues =>
  Object.fromEntries(
    Object.entries(specs)
      .filter(([, spec]) => spec.elsewhere === "ignored" && !isOffered(spec, players))
      .map(([name, spec]) => [name, spec.default]),
  );

/** Options as they came from outside, made whole with defaults; anything unknown or out of range is refused. */
export function readOptions<S extends OptionSpecs>(specs: S, given: OptionValues, players: number): OptionsOf<S> {
  const options: OptionValues = { ...defaultsOf(specs), ...given, ...ignoredIn(specs, players) };
  assertOptions(specs, options, players);
  return options;
}

/** Options that were chosen under other rules: what these no longer offer is as their defaults have it. */
export function optionsStillOffered<S extends OptionSpecs>(
  specs: S,
  chosen: OptionValues,
  players: number,
): OptionsOf<S> {
  const offered = Object.entries(specs).filter(([name, spec]) => valuesOf(spec, players).includes(chosen[name]));
  return readOptions(specs, Object.fromEntries(offered.map(([name]) => [name, chosen[name]])), players);
}

/** Every combination of options that differs for this number of players. */
export function optionCombinations<S extends OptionSpecs>(specs: S, players: number): OptionsOf<S>[] {
  let combinations: OptionValues[] = [{}];
  for (const [name, spec] of Object.entries(specs))
    combinations = combinations.flatMap((rest) => valuesOf(spec, players).map((value) => ({ ...rest, [name]: value })));
  return combinations.map((values) => readOptions(specs, values, players));
}
