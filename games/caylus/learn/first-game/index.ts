import type { FirstGame, Pointer } from "@serai/words/first-game";
import { type Caylus, notation } from "../../rules/index.ts";

/** What is chosen under the board, by the move it makes. */
const option = (move: string): Pointer => `hand option:${notation.read(move) ?? move}`;

/**
 * Three at the table, one whole turn and the beginning of the next. The learner lets workers work, brings the provost back to
 * its Carpenter, builds the Mason, feeds the castle, wins the favour, and is paid a point by a visitor.
 */
export const firstGame: FirstGame<Caylus, StepId> = {
  key: "d10f5108099a18f77a078e1f2b7198e1c9ce719cc7a58c85ffb6f950892d9867",
  options: {},
  seats: 3,
  seat: 0,
  minutes: 10,
  moves: [
    "0 place 6",
    "1 place 1",
    "2 place 2",

    "0 place trading-post",
    "1 place stables",
    "2 place 4",

    "0 place castle",
    "1 place castle",
    "2 place inn",

    "0 place 5",
    "1 place 3",
    "2 place stables",

    "0 place 8",
    "1 pass",
    "2 place guild",
    "0 pass",

    "2 provost -1",
    "1 pass",
    "0 provost +3",
    "2 pass",

    "1 use 2",
    "2 build food-farm",
    "1 use 1",
    "2 give food",
    "0 build mason",

    "0 batch food wood stone",
    "1 batch food wood cloth",
    "0 favour money",

    "1 place 10",
    "2 place 1",
    "0 place 9",
  ],
  steps: [
    { id: "aim", kind: "find", point: ["board place:castle"], answer: "board place:castle" },
    { id: "quarry", kind: "act", point: ["board space:6"] },
    { id: "post", kind: "act", point: ["board place:trading-post"] },
    { id: "castle", kind: "act", point: ["board place:castle"] },
    { id: "sawmill", kind: "act", point: ["board space:5"] },
    { id: "carpenter", kind: "act", point: ["board space:8"] },
    { id: "price", kind: "find", point: ["board bridge"], answer: "board bridge" },
    { id: "pass", kind: "act", point: ["board bridge"] },
    { id: "provost", kind: "act", point: [option("provost +3")] },
    { id: "build", kind: "act", point: ["hand building:mason"] },
    { id: "batch", kind: "act", point: [option("batch food wood stone")] },
    { id: "favour", kind: "act", point: [option("favour money")] },
    { id: "bailiff", kind: "find", point: ["board place:castle"], answer: "board place:castle" },
    { id: "owner", kind: "find", point: ["seats points:0"], answer: "seats points:0" },
    { id: "visit", kind: "act", point: ["board space:9"] },
  ],
  advised: 8,
  text: {
    en: async () => (await import("./en.ts")).text,
    hu: async () => (await import("./hu.ts")).text,
    nl: async () => (await import("./nl.ts")).text,
  },
};

export type StepId =
  | "aim"
  | "quarry"
  | "post"
  | "castle"
  | "sawmill"
  | "carpenter"
  | "price"
  | "pass"
  | "provost"
  | "build"
  | "batch"
  | "favour"
  | "bailiff"
  | "owner"
  | "visit";
