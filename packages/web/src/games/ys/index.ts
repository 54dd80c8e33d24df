import { memory, notation, parts, remember, retell, type Ys } from "@serai/ys";
import { finalScore } from "../final-score.tsx";
import type { GamePage } from "../page.ts";
import { Board } from "./board.tsx";
import { changes } from "./changes.ts";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { flights, LONGEST_SHOW, pace } from "./motion.ts";
import { open } from "./open.ts";
import { SeatNote } from "./seat-note.tsx";
import { show } from "./show.ts";
import { blank } from "./show-round.ts";
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
  rules: { notation, retell, memory, remember },
  status: ({ round, turn, turns, players, step }) => {
    const isPlacing = step === "placing" || step === "before" || step === "after" || step === "placingNeutral";
    return words.text.status(round + 1, parts.ROUNDS, isPlacing ? Math.floor(turn / players) + 1 : undefined, turns);
  },
  blank,
  open,
  show,
  longestShow: LONGEST_SHOW,
  pace,
  flights,
  changes,
  actionOf,
  choiceOf,
  SeatNote,
  Board,
  Hand,
  Scoring: finalScore(async () => (await import("./scoring.tsx")).Scoring),
};
