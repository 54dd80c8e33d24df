import { DEFAULT_SETTINGS, type LevelId } from "@serai/search/levels";
import type { RaceSettings, SearchSettings } from "@serai/search/search/knowledge";
import { searchBot } from "@serai/search/search/search-bot";
import { ys } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/** Every placing is listed face up and face down, so 24 are a dozen places; the best is often not among the first six. */
const RACE: RaceSettings = { candidates: 24, priorWeight: 0.004, shareScale: 0.02 };
/**
 * Playouts end with the count of the round, since nothing is certain before it. Placings are many and similar, and hidden
 * brokers make more of a difference than most of them: so they race, with equal luck.
 */
export const RACE_SEARCH: SearchSettings = {
  ...DEFAULT_SETTINGS,
  horizon: 1,
  iterations: 400,
  temperature: 0,
  race: RACE,
};

const racing = (id: LevelId, candidates: number, settings: Partial<SearchSettings>) =>
  searchBot(id, ys, knowledge, { ...RACE_SEARCH, usesAllTime: false, race: { ...RACE, candidates }, ...settings });

/**
 * Levels differ by how many actions race, and how often each. A race of a few heats is much stronger than the policy alone,
 * so even the Apprentice has one. They hardly draw: after so few heats a draw follows their noise.
 */
export const levels = [
  racing("apprentice", 12, { iterations: 72, infers: false, temperature: 0.2 }),
  racing("trader", 12, { iterations: 96, infers: false, temperature: 0.1 }),
  racing("merchant", 18, { iterations: 180 }),
  searchBot("master", ys, knowledge, RACE_SEARCH),
];
