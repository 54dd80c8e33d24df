import type { GameRecord } from "@serai/kernel";
import type { Language } from "./game-text.ts";
import type { AnyGameText } from "./index.ts";
import { text as en } from "./story/en.ts";
import { text as hu } from "./story/hu.ts";
import { text as nl } from "./story/nl.ts";
import type { StoryText } from "./story/story-text.ts";

const WORDS: Readonly<Record<Language, StoryText>> = { en, hu, nl };

/** A move of a game that is over, and what came of it; the first moment is the set-up and has no move. */
export interface StoryMoment {
  /** In notation, with its seat: `2 lay 9 at 1`. */
  readonly move?: string;
  readonly events: readonly unknown[];
}

/** A finished game as a text for people: every move in notation, and in sentences what came of it. */
export function storyText(
  language: Language,
  game: AnyGameText,
  record: GameRecord,
  moments: readonly StoryMoment[],
): string {
  const words = WORDS[language];
  const names = (seat: number): string => record.seats[seat];
  const told = moments.flatMap(({ move, events }, number) => {
    const sentences = events.map((event) => game.event(event, names)).filter((sentence) => sentence !== undefined);
    return [titleOf(words, names, number, move), ...sentences.map((sentence) => `     ${sentence}`)];
  });
  const lines = [game.name, `${words.players}: ${record.seats.join(", ")}`, "", ...told, "", words.result];
  const { scores = [], ranks = [] } = record.result ?? {};
  const order = [...scores.keys()].sort((a, b) => ranks[a] - ranks[b]);
  return `${[...lines, ...order.map((seat) => words.place(ranks[seat], names(seat), scores[seat]))].join("\n")}\n`;
}

function titleOf(words: StoryText, names: (seat: number) => string, number: number, move: string | undefined): string {
  if (move === undefined) return words.start;
  const [seat, ...action] = move.split(" ");
  return `${String(number).padStart(3)}. ${names(Number(seat))}: ${action.join(" ")}`;
}
