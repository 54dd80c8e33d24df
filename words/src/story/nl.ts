import type { StoryText } from "./story-text.ts";

export const text: StoryText = {
  players: "Spelers",
  start: "Begin",
  result: "Uitslag",
  place: (rank, name, points) => `${rank}. ${name}: ${points} ${points === 1 ? "punt" : "punten"}`,
};
