import type { WonCharacter } from "./character.ts";

const POINTS = 5;

/** Scores 5 when it is won. */
export const king: WonCharacter = {
  window: "won",
  win(s, side, tell) {
    s.scores[side] += POINTS;
    tell?.({ kind: "points", seat: side, points: POINTS, why: "king" });
  },
};
