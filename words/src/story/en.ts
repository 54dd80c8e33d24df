import type { StoryText } from "./story-text.ts";

export const text: StoryText = {
  players: "Players",
  start: "Start",
  result: "Result",
  place: (rank, name, points) => `${rank}. ${name}: ${points} ${points === 1 ? "point" : "points"}`,
};
