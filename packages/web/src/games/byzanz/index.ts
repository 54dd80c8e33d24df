import { type Byzanz, memory, notation, remember, retell } from "@serai/byzanz";
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
import "./goods.css";
import "./board.css";
import "./bids.css";
import "./market.css";
import "./hand.css";

export const byzanzPage: GamePage<Byzanz> = {
  rules: { notation, retell, memory, remember },
  status: ({ round, rounds }) => words.text.status(round + 1, rounds),
  blank,
  open,
  show,
  // Whoever is out of the round has a whole auction or two to look at.
  longestShow: 6_000,
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
