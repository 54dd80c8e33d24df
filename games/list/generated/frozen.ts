// Written by `npm run games` from the folders of games: do not edit.
import type { WholeParts } from "../entry.ts";

export const FROZEN: ReadonlyMap<string, () => Promise<WholeParts>> = new Map<string, () => Promise<WholeParts>>([
]);
