import { memory, notation, ROUNDS, remember, retell, type Sultan, tableFor } from "@serai/sultan";
import { finalScore } from "../final-score.tsx";
import type { GamePage } from "../page.ts";
import { Board } from "./board.tsx";
import { changes } from "./changes.ts";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { flights, pace } from "./motion.ts";
import { open } from "./open.ts";
import { SeatNote } from "./seat-note.tsx";
import { blank, show } from "./show.ts";
import { words } from "./words.ts";
import "./board.css";
import "./hand.css";

export const sultanPage: GamePage<Sultan> = {
  rules: { notation, retell, memory, remember },
  status: ({ round, turn, players }) => {
    const { turns } = tableFor(players);
    return words.text.status(round + 1, ROUNDS, Math.min(turns, Math.max(turn, 0) + 1), turns);
  },
  blank,
  open,
  show,
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
