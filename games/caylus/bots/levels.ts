import { type LevelId, STEADY } from "@serai/search/levels";
import type { Manner } from "@serai/search/search/knowledge";
import { searchBot } from "@serai/search/search/search-bot";
import { caylus } from "../rules/index.ts";
import { knowledge } from "./knowledge.ts";

/**
 * A playout goes to the end of the turn: who gets which building, and how far the provost goes, is decided there. Nothing
 * is hidden and nothing is drawn, so a few iterations make a great difference: even the Apprentice looks ahead, else the
 * step to the Trader would be too high. What sets levels apart is how much they look ahead and how far they stray.
 */
const looking = (id: LevelId, manner: Partial<Manner>) =>
  searchBot(id, caylus, knowledge, { ...STEADY, strides: 1, ...manner });

export const levels = [
  looking("apprentice", { patient: false, iterations: 10, mixing: 0.5 }),
  looking("trader", { patient: false, iterations: 24, mixing: 0.35 }),
  looking("merchant", { patient: false, iterations: 64, mixing: 0.2 }),
  looking("master", { mixing: 0.05 }),
];
