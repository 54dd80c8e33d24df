import * as z from "zod/mini";
import { id } from "./command-id.ts";
import { LONGEST_LINE, plainLine } from "./line.ts";

/** Players talk apart from those who watch. While the game runs neither room reads the other; after the end both do. */
export type ChatRoom = "players" | "spectators";

const text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(LONGEST_LINE),
  z.refine((said) => plainLine(said) === said),
);

/** From the page: said in the room that its sender may write in. */
export const saySchema = z.strictObject({ type: z.literal("say"), id, text });
export type Say = z.infer<typeof saySchema>;

/** A line as one reader gets it. */
export interface ChatEntry {
  /** Counted for each room from 1. */
  readonly number: number;
  /** Whose it is: the same for all lines of one person at one table, and nowhere else. */
  readonly tag: string;
  readonly name: string;
  readonly seat?: number;
  /** Absent where the reader has muted the person who said it. */
  readonly text?: string;
  readonly muted: boolean;
  readonly mine: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}
