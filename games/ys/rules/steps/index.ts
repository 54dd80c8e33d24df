import type { Step } from "@serai/kernel";
import type { State, Ys } from "../state.ts";
import { arrivals } from "./arrivals.ts";
import { bidding } from "./bidding.ts";
import { counting } from "./counting.ts";
import { favour, roundEnd } from "./favour.ts";
import { ordering } from "./ordering.ts";
import { placing, placingNeutral, replacing } from "./placing.ts";
import { spying } from "./spying.ts";
import { over } from "./step.ts";
import { afterPlacing, beforePlacing, countBegins, countEnds, placingBegins } from "./windows.ts";

/** Spelled out: looked up by name in a table, it would take a good part of the time of a game. */
export function stepOf(s: State): Step<Ys> {
  switch (s.step) {
    case "arrivals":
      return arrivals;
    case "bidding":
      return bidding;
    case "ordering":
      return ordering;
    case "placingBegins":
      return placingBegins;
    case "beforePlacing":
      return beforePlacing;
    case "placing":
      return placing;
    case "replacing":
      return replacing;
    case "placingNeutral":
      return placingNeutral;
    case "afterPlacing":
      return afterPlacing;
    case "spying":
      return spying;
    case "countBegins":
      return countBegins;
    case "counting":
      return counting;
    case "countEnds":
      return countEnds;
    case "favour":
      return favour;
    case "roundEnd":
      return roundEnd;
    case "over":
      return over;
  }
}
