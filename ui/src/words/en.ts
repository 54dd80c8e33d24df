import { listIn } from "@serai/words/list";
import type { Speed } from "../settings.ts";

/** What parts of game pages say. Another language without one of them does not compile. */
export interface UiWords {
  readonly close: string;
  readonly speed: string;
  readonly speeds: Readonly<Record<Speed, string>>;
  readonly loading: string;
  readonly failed: string;
  readonly hand: string;
  /** Spoken with a part of the board. */
  readonly changed: string;
  readonly finalScore: string;
  winners(names: readonly string[]): string;
  /** The viewer in a list of players. */
  readonly you: string;
  readonly youWin: string;
  points(points: number): string;
  /** Under a plot: the same as a table. */
  readonly inNumbers: string;
}

const list = listIn("en");

export const en: UiWords = {
  close: "Close",
  speed: "Speed",
  speeds: { slow: "Slow", normal: "Normal", fast: "Quick", instant: "At once" },
  loading: "Rolling out the carpet…",
  failed: "That did not work. Please try again.",
  hand: "Your hand",
  changed: "changed",
  finalScore: "Final score",
  winners: (names) => (names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`),
  you: "You",
  youWin: "You win!",
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  inNumbers: "In numbers",
};
