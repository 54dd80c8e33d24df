import type { PracticeText } from "./practice-text.ts";

export const practice: PracticeText = {
  practice: "Practice",
  daily: "Exercise of the day",
  more: "Another exercise",
  invite: "One position, one question, one minute.",
  start: "Solve it",
  done: "Solved for today",
  streak: (days) => (days === 1 ? "1 day" : `${days} days in a row`),
  chooseFirst: "Choose your answer",
  answers: "Your answer",
  right: "Right!",
  wrong: "Not quite.",
  best: (answer) => `Best: ${answer}.`,
  another: "Another one",
  backTo: "Back to the game",
  none: "There are no exercises for this game yet.",
};
