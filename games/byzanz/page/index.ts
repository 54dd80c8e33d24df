import type { GamePage } from "@serai/ui/page.ts";
import { finalScore } from "@serai/ui/parts/final-score.tsx";
import { type Byzanz, notation, retell } from "../rules/index.ts";
import { Board } from "./board.tsx";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { SeatNote } from "./seat-note.tsx";
import { words } from "./words.ts";
import "./goods.css";
import "./board.css";
import "./bids.css";
import "./market.css";
import "./hand.css";

export const page: GamePage<Byzanz> = {
  rules: { notation, retell },
  playback: async () => (await import("./playback.ts")).playback,
  status: ({ round, rounds }) => words.text.status(round + 1, rounds),
  // A player who is out of the round watches one or two auctions.
  longestShow: 6_000,
  actionOf,
  choiceOf,
  SeatNote,
  Board,
  Hand,
  Scoring: finalScore(async () => (await import("./scoring.tsx")).Scoring),
};
