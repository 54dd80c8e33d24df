import { randomBytes } from "node:crypto";
import type { GameEntry } from "@serai/games/list/index.ts";
import { FastChance, type Key, keyFromWords, keyToHex, type OptionSpecs, type OptionValues } from "@serai/kernel";
import { type Shell, Stop } from "./shell.ts";

interface Range {
  readonly min: number;
  readonly max: number;
}

/** A whole number given to an option. */
export function readCount<D extends number | undefined>(
  { text }: Shell,
  option: string,
  given: string | undefined,
  { min, max, fallback }: Range & { readonly fallback: D },
): number | D {
  if (given === undefined) return fallback;
  const value = /^\d{1,12}$/.test(given) ? Number(given) : Number.NaN;
  if (!(value >= min && value <= max)) throw new Stop(text.errors.badNumber(`--${option}`, given, min, max));
  return value;
}

/** Four where the game allows it, else as near as it does. */
export function readPlayers(shell: Shell, { game }: GameEntry, given: string | undefined): number {
  const fallback = Math.min(Math.max(4, game.seats.min), game.seats.max);
  return readCount(shell, "players", given, { ...game.seats, fallback });
}

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ["true", true],
  ["on", true],
  ["yes", true],
  ["false", false],
  ["off", false],
  ["no", false],
]);

/** `--option doubling` or `--option doubling=off`. A value that cannot be is left for the kernel to refuse. */
export function readOptionWords(specs: OptionSpecs, words: readonly string[]): OptionValues {
  return Object.fromEntries(
    words.map((word) => {
      const [name, ...rest] = word.split("=");
      const kind = Object.hasOwn(specs, name) ? specs[name].kind : undefined;
      const value = rest.length > 0 ? rest.join("=") : "on";
      if (kind === "flag") return [name, FLAGS.get(value) ?? value];
      return [name, kind === "count" && /^\d{1,9}$/.test(value) ? Number(value) : value];
    }),
  );
}

/** All luck of a game: from words, so that it can be played again, else from nowhere. */
export const keyFor = (seed: string | undefined): Key => (seed === undefined ? randomBytes(32) : keyFromWords(seed));

/** Luck beside the game's own (the bots', who sits where), following from the same key. */
export function luckOfBots(key: Key, what: string): FastChance {
  const bytes = keyFromWords(`${keyToHex(key)} ${what}`);
  return new FastChance(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
}
