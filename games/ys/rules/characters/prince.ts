import type { WonCharacter } from "./character.ts";

const POINTS = 4;

/** Scores 4 when it is won. */
export const prince: WonCharacter = {
  window: "won",
  win(s, side, tell) {
    s.scores[side] += POINTS;
    tell?.({ kind: "points", seat: side, points: POINTS, why: "prince" });
  },
};
