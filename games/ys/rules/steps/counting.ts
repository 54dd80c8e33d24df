import { inPhases, type Step } from "@serai/kernel";
import type { CountPhase, Ys } from "../state.ts";
import { choosing, quarter, ship } from "./city.ts";
import { columns, rows, topBidder } from "./market.ts";

const PHASES: Readonly<Record<CountPhase, Step<Ys>>> = { quarter, ship, rows, columns, topBidder };

/** Phase 4: quarter by quarter, then the market. A gem whose colour has to be chosen comes before all else (Y-4.2). */
export const counting = inPhases<Ys>((s) => (s.choosing < 0 ? PHASES[s.phase] : choosing));
