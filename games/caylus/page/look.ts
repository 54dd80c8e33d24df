import { signal } from "@preact/signals";
import type { Place } from "../rules/index.ts";

/** What was tapped last: the board says in words what it is. */
export const looked = signal<Place | "bridge" | undefined>(undefined);

/** The sheet that lies over the board. */
export const sheet = signal<"favours" | "buildings" | "goods" | undefined>(undefined);
