import type { FirstGame } from "@serai/words/first-game";
import type { Ys } from "../../rules/index.ts";

/**
 * Three at the table, one round in three quarters. The learner bids most and moves last, wins a quarter with a white gem
 * aboard, the King with a lone 0, a tie by its front, both market rows, and the say over a price.
 */
export const firstGame: FirstGame<Ys, StepId> = {
  key: "19de7e31418c32eee1c79157cbd853f9274a5ea8f838f7793899b312b8152e3c",
  options: { quarters: "3" },
  seats: 3,
  seat: 0,
  minutes: 10,
  moves: [
    "1 bid 1 0",
    "2 bid 1 1",
    "0 bid 3 2",
    "0 order 3",
    "2 order 1",

    "2 place 3 up q3.port",
    "2 place 2 down q2.commercial",
    "1 place 2 up q1.commercial",
    "1 place 4 down market.blue.3",
    "0 place 4 up q1.port",
    "0 place 0 down q2.palace",

    "2 place 3 up q1.palace",
    "2 place 0 down market.green.2",
    "1 place 3 up q3.commercial",
    "1 place 3 down q2.port",
    "0 place 3 up q1.commercial",
    "0 place 1 down market.red.2",

    "2 place 4 up q3.palace",
    "2 place 4 down q2.port",
    "1 place 4 up q2.commercial",
    "1 place 1 down q3.port",
    "0 place 4 up market.red.3",
    "0 place 1 down market.green.3",

    "2 place 3 up q3.commercial",
    "2 place 1 down q2.commercial",
    "1 place 3 up q3.palace",
    "1 place 1 down q2.port",
    "0 place 3 up q3.port",
    "0 place 1 down market.yellow.2",

    "0 take blue",
    "0 take white",
    "0 gem blue",
    "1 take green",
    "1 take yellow",
    "2 take green",
    "2 take yellow",
    "1 gem blue",
    "0 price blue up",
  ],
  steps: [
    { id: "ship", kind: "find", point: ["board ship:q1"], answer: "board ship:q1" },
    { id: "bid", kind: "act", point: ["hand hand-broker:3", "hand hand-broker:2"] },
    { id: "order", kind: "act", point: ["hand option:position-2"] },
    { id: "port", kind: "act", point: ["hand hand-broker:4", "board area:q1.port"] },
    { id: "lone", kind: "act", point: ["hand hand-broker:0", "board area:q2.palace"] },
    { id: "shops", kind: "act", point: ["hand hand-broker:3", "board area:q1.commercial"] },
    { id: "market", kind: "act", point: ["hand hand-broker:1", "board area:market.red.2"] },
    { id: "column", kind: "act", point: ["hand hand-broker:4", "board area:market.red.3"] },
    { id: "row", kind: "act", point: ["hand hand-broker:1", "board area:market.green.3"] },
    { id: "tie", kind: "act", point: ["hand hand-broker:3", "board area:q3.port"] },
    { id: "front", kind: "act", point: ["hand hand-broker:1", "board area:market.yellow.2"] },
    { id: "take", kind: "act", point: ["hand option:gem-0"] },
    { id: "white", kind: "act", point: ["hand option:gem-5"] },
    { id: "change", kind: "act", point: ["hand option:gem-0"] },
    { id: "king", kind: "find", point: ["board price:blue"], answer: "board price:blue" },
    { id: "price", kind: "act", point: ["hand option:colour-0", "hand option:step-1"] },
  ],
  advised: 6,
  text: {
    en: async () => (await import("./en.ts")).text,
    hu: async () => (await import("./hu.ts")).text,
    nl: async () => (await import("./nl.ts")).text,
  },
};

export type StepId =
  | "ship"
  | "bid"
  | "order"
  | "port"
  | "lone"
  | "shops"
  | "market"
  | "column"
  | "row"
  | "tie"
  | "front"
  | "take"
  | "white"
  | "change"
  | "king"
  | "price";
