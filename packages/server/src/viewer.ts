import type { Viewer } from "@serai/kernel";
import type { Message } from "@serai/table";

/** Somebody connected to a table: where it looks from, what it has heard, and a way to tell it more. */
export interface Connected {
  readonly viewer: Viewer;
  /** The number of the last event it was sent. */
  heard: number;
  send(message: Message): void;
  /** Lets it go, to come again: the table has to be read anew. */
  drop(): void;
}
