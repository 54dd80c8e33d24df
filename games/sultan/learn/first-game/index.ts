import type { FirstGame } from "@serai/words/first-game";
import type { Sultan } from "../../rules/index.ts";

/**
 * Four at the table; blue comes up in each of the first four turns. The learner lays last, third, second, first, and last
 * again, and has three blue gems when the last card is laid.
 */
export const firstGame: FirstGame<Sultan, StepId> = {
  key: "c952a4006b4102ff6ff1a726a07f03f026577169bc7ea32635f26e7a9bd930db",
  options: {},
  seats: 4,
  seat: 0,
  minutes: 4,
  moves: [
    "1 back white",
    "1 lay 9 at 3",
    "2 lay 3 at 1",
    "3 lay 4 at 2",
    "0 lay 10 at 3",

    "2 back white",
    "2 lay 14 at 3",
    "3 lay 9 at 1",
    "0 lay 2 at 2",
    "1 lay 1 at 1",

    "3 back yellow",
    "3 lay 13 at 2",
    "0 lay 8 at 3",
    "1 lay 8 at 3",
    "2 lay 7 at 1",

    "0 back white",
    "0 lay 13 at 2",
    "1 lay 2 at 1",
    "2 lay 9 at 2",
    "3 lay 6 at 3",

    "1 back white",
    "1 lay 14 at 2",
    "2 lay 1 at 3",
    "3 lay 2 at 1",
    "0 lay 6 at 3",
  ],
  steps: [
    {
      id: "dearest",
      kind: "find",
      point: ["board cushion:0", "board cushion:1", "board cushion:2"],
      answer: "board cushion:2",
    },
    { id: "highest", kind: "act", point: ["hand hand-card:10", "board cushion:2"] },
    { id: "screen", kind: "find", point: ["hand gem:4"], answer: "hand gem:4" },
    { id: "alone", kind: "act", point: ["hand hand-card:2", "board cushion:1"] },
    { id: "hidden", kind: "act", point: ["hand hand-card:8", "board cushion:2"] },
    { id: "back", kind: "act", point: ["board gem:0"] },
    { id: "first", kind: "act", point: ["hand hand-card:13", "board cushion:1"] },
    { id: "bonus", kind: "find", point: ["hand gem:4"], answer: "hand gem:4" },
    { id: "last", kind: "act", point: ["hand hand-card:6", "board cushion:2"] },
  ],
  advised: 5,
  text: {
    en: async () => (await import("./en.ts")).text,
    hu: async () => (await import("./hu.ts")).text,
    nl: async () => (await import("./nl.ts")).text,
  },
};

export type StepId = "dearest" | "highest" | "screen" | "alone" | "hidden" | "back" | "first" | "bonus" | "last";
