import { parts, type Ys, ys } from "@serai/ys";
import type { GamePage } from "../page.ts";
import { Board } from "./board.tsx";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { flights, LONGEST_SHOW, pace } from "./motion.ts";
import { Scoring } from "./scoring.tsx";
import { SeatNote } from "./seat-note.tsx";
import { show } from "./show.ts";
import { words } from "./words.ts";
import "./tokens.css";
import "./pieces.css";
import "./board.css";
import "./quarter.css";
import "./market.css";
import "./ledger.css";
import "./hand.css";
import "./sheets.css";
import "./scoring.css";

export const ysPage: GamePage<Ys> = {
  game: ys,
  words,
  status: ({ round, turn, turns, players, step }) => {
    const isPlacing = step === "placing" || step === "before" || step === "after" || step === "placingNeutral";
    return words.text.status(round + 1, parts.ROUNDS, isPlacing ? Math.floor(turn / players) + 1 : undefined, turns);
  },
  show,
  longestShow: LONGEST_SHOW,
  pace,
  flights,
  actionOf,
  choiceOf,
  SeatNote,
  Board,
  Hand,
  Scoring,
};
