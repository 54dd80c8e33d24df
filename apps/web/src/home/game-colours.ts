import { aboutGame } from "../games/about.ts";

/** A game's colours, for the style of whatever stands in its room: one under white text, one to write in. */
export function coloursOf(game: string): Record<string, string> {
  const { fill, ink } = aboutGame(game).colours;
  return { "--room-fill": fill, "--room-ink": ink };
}
