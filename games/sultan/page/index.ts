import type { GamePage } from "@serai/ui/page.ts";
import { finalScore } from "@serai/ui/parts/final-score.tsx";
import { notation, ROUNDS, retell, type Sultan, tableFor } from "../rules/index.ts";
import { Board } from "./board.tsx";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { SeatNote } from "./seat-note.tsx";
import { words } from "./words.ts";
import "./board.css";
import "./hand.css";

export const page: GamePage<Sultan> = {
  rules: { notation, retell },
  playback: async () => (await import("./playback.ts")).playback,
  status: ({ round, turn, players }) => {
    const { turns } = tableFor(players);
    return words.text.status(round + 1, ROUNDS, Math.min(turns, Math.max(turn, 0) + 1), turns);
  },
  actionOf,
  choiceOf,
  SeatNote,
  Board,
  Hand,
  Scoring: finalScore(async () => (await import("./scoring.tsx")).Scoring),
};
