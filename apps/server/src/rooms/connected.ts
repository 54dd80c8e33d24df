import type { Message, TableRefusal } from "@serai/table";

/** Somebody connected to a table, and a way to tell them things. */
export interface Connected {
  /** The person, where they are known. */
  readonly person: string | undefined;
  /** Where they connect from, as limits count it. */
  readonly address: string;
  send(message: Message): void;
  /** The same for a message that is JSON already. */
  sendText(text: string): void;
  /** Lets them go, to come again: the table has to be read anew. */
  drop(): void;
  /** Lets them go for good, saying why. */
  dismiss(why: TableRefusal): void;
}
