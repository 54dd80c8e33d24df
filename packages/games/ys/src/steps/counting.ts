import type { Tell } from "@serai/kernel";
import type { Event } from "../events.ts";
import type { Stage, State } from "../state.ts";
import { countCommercial, countPalace, countPort, countShip, turnUpQuarter } from "./city.ts";
import { countColumns, countRow, countTopBidder, turnUpMarket } from "./market.ts";
import { automatic } from "./step.ts";

const STAGES: Readonly<Record<Stage, (s: State, tell: Tell<Event>) => void>> = {
  quarter: turnUpQuarter,
  ship: countShip,
  port: countPort,
  commercial: countCommercial,
  palace: countPalace,
  market: turnUpMarket,
  rows: countRow,
  columns: countColumns,
  topBidder: countTopBidder,
};

/** Phase 4: goes on from stage to stage, and stops where a seat has something to decide. */
export const counting = automatic((s, _chance, tell) => STAGES[s.stage](s, tell));
