import { notation, parts, retell, type Ys } from "@serai/ys";
import { finalScore } from "../final-score.tsx";
import type { GamePage } from "../page.ts";
import { Board } from "./board.tsx";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { SeatNote } from "./seat-note.tsx";
import { words } from "./words.ts";
import "./tokens.css";
import "./pieces.css";
import "./board.css";
import "./quarter.css";
import "./market.css";
import "./ledger.css";
import "./count-bar.css";
import "./hand.css";

export const ysPage: GamePage<Ys> = {
  rules: { notation, retell },
  telling: async () => (await import("./telling.ts")).telling,
  status: ({ round, turn, turns, players, step }) => {
    const isPlacing = step === "placing" || step === "before" || step === "after" || step === "placingNeutral";
    return words.text.status(round + 1, parts.ROUNDS, isPlacing ? Math.floor(turn / players) + 1 : undefined, turns);
  },
  // A whole count, with four players and many ties, in its own time.
  longestShow: 75_000,
  actionOf,
  choiceOf,
  SeatNote,
  Board,
  Hand,
  Scoring: finalScore(async () => (await import("./scoring.tsx")).Scoring),
};
