import type { GameTypes } from "@serai/kernel";
import { byzanz } from "./byzanz.ts";
import { goofspiel } from "./goofspiel.ts";
import type { Screen } from "./screen.ts";
import { sultan } from "./sultan.ts";
import { ys } from "./ys.ts";

/** For a game that has none of its own yet: the view as it is sent, a field a line. */
const plain: Screen<GameTypes> = {
  draw: (view) => fieldLines(view),
  final: () => [],
};

/** A value as lines, one for each of its fields. */
export function fieldLines(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [JSON.stringify(value) ?? ""];
  return Object.entries(value).map(([name, field]) => `${name.padEnd(10)} ${JSON.stringify(field)}`);
}

const SCREENS: ReadonlyMap<string, Screen<GameTypes>> = new Map<string, Screen<GameTypes>>([
  ["sultan", sultan],
  ["byzanz", byzanz],
  ["ys", ys],
  ["goofspiel", goofspiel],
]);

export const screenOf = (gameId: string): Screen<GameTypes> => SCREENS.get(gameId) ?? plain;
