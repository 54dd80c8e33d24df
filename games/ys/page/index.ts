import type { GamePage } from "@serai/ui/page.ts";
import { finalScore } from "@serai/ui/parts/final-score.tsx";
import { notation, parts, retell, type Ys } from "../rules/index.ts";
import { Board } from "./board.tsx";
import { actionOf, choiceOf, isToward } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { SeatNote } from "./seat-note.tsx";
import { words } from "./words.ts";
import "./tokens.css";
import "./pieces.css";
import "./board.css";
import "./quarter.css";
import "./area.css";
import "./quarter-sizes.css";
import "./awnings.css";
import "./seats.css";
import "./count-bar.css";
import "./hand.css";

export const page: GamePage<Ys> = {
  rules: { notation, retell },
  playback: async () => (await import("./playback.ts")).playback,
  status: ({ round, turn, turns, players, step }) => {
    const isPlacing = step === "placing" || step === "before" || step === "after" || step === "placingNeutral";
    return words.text.status(round + 1, parts.ROUNDS, isPlacing ? Math.floor(turn / players) + 1 : undefined, turns);
  },
  // A whole count, with four players and many ties, in its own time.
  longestShow: 75_000,
  actionOf,
  choiceOf,
  isToward,
  SeatNote,
  Board,
  Hand,
  Scoring: finalScore(async () => (await import("./scoring.tsx")).Scoring),
};
