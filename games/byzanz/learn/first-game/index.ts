import type { FirstGame } from "@serai/words/first-game";
import { type Byzanz, goods, KINDS, type KindName, MERCHANT, sell } from "../../rules/index.ts";

const card = (kind: KindName, value: number): number => goods(KINDS.indexOf(kind), value);

/** What the learner sells at the end of the round: one of them was a rival's money. */
const SALE = sell(card("olives", 3), card("olives", 4), MERCHANT);

/**
 * Four at the table, one round: the learner is outbid, waits, wins the lot of three cards cheaply, and so chooses second at the
 * market, where a rival's payment makes three of a kind with a card in hand and a merchant.
 */
export const firstGame: FirstGame<Byzanz, StepId> = {
  key: "1475d5e7767557164a11b7e27c2037c6a5680be19bd752e0068a9fb665aeab7a",
  options: {},
  seats: 4,
  seat: 0,
  minutes: 6,
  moves: [
    "1 bid wood1",
    "2 pass",
    "3 bid wood2",
    "0 bid cloth3",
    "1 pass",
    "3 bid olives4",
    "0 pass",
    "3 give cloth1",

    "0 pass",
    "1 bid wood1",
    "2 bid wine2",
    "1 pass",
    "2 give cloth1",

    "0 bid grain1",
    "1 pass",
    "0 give wine1",

    "1 give spice2",

    "1 take cloth",
    "0 take olives",
    "2 take wine",
    "2 sell wood1 wood1 merchant",
    "3 take spice",

    "1 bid cloth1",
    "2 pass",
    "3 pass",
    "0 sell olives4 olives3 merchant",
  ],
  steps: [
    { id: "lot", kind: "find", point: ["board lot:now"], answer: "board lot:now" },
    { id: "bid", kind: "act", point: [`hand hand-card:${card("cloth", 3)}`] },
    { id: "pass", kind: "act", point: ["hand choice:pass"] },
    { id: "ahead", kind: "find", point: ["board lots-ahead:pile"], answer: "board lots-ahead:pile" },
    { id: "wait", kind: "act", point: ["hand choice:pass"] },
    { id: "win", kind: "act", point: [`hand hand-card:${card("grain", 1)}`] },
    { id: "give", kind: "act", point: [`board lot-goods:${card("wine", 1)}`] },
    { id: "take", kind: "act", point: [`board stall:${KINDS.indexOf("olives")}`] },
    { id: "limit", kind: "find", point: ["seats seat:0"], answer: "seats seat:0" },
    { id: "wild", kind: "find", point: [`hand hand-card:${MERCHANT}`], answer: `hand hand-card:${MERCHANT}` },
    { id: "sell", kind: "act", point: [`hand sale:${SALE}`] },
  ],
  advised: 5,
  text: {
    en: async () => (await import("./en.ts")).text,
    hu: async () => (await import("./hu.ts")).text,
    nl: async () => (await import("./nl.ts")).text,
  },
};

export type StepId = "lot" | "bid" | "pass" | "ahead" | "wait" | "win" | "give" | "take" | "limit" | "wild" | "sell";
