import type { GamePage } from "@serai/ui/page.ts";
import { finalScore } from "@serai/ui/parts/final-score.tsx";
import { type Caylus, notation } from "../rules/index.ts";
import { open } from "../rules/open.ts";
import { Board } from "./board.tsx";
import { actionOf, choiceOf } from "./choice.ts";
import { Hand } from "./hand.tsx";
import { SeatNote } from "./seat-note.tsx";
import { words } from "./words.ts";
import "./tokens.css";
import "./signs.css";
import "./board.css";
import "./road.css";
import "./walk.css";
import "./desk.css";
import "./house.css";
import "./town.css";
import "./hand.css";

export const page: GamePage<Caylus> = {
  rules: { notation, retell: open.retell },
  playback: async () => (await import("./playback.ts")).playback,
  status: ({ turn, phase }) => words.text.status(turn, words.text.names.phases[phase - 1]),
  // A whole phase of the road, building by building.
  longestShow: 9_000,
  actionOf,
  choiceOf,
  SeatNote,
  Board,
  Hand,
  Scoring: finalScore(async () => (await import("./scoring.tsx")).Scoring),
};
