import type { StoryText } from "./story-text.ts";

export const text: StoryText = {
  players: "Játékosok",
  start: "Kezdés",
  result: "Eredmény",
  place: (rank, name, points) => `${rank}. ${name}: ${points} pont`,
};
