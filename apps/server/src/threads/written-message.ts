import type { Message } from "@serai/table";

/** A message on how a table stands, as JSON: text passes between threads, and to sockets, without being taken apart. */
export interface WrittenMessage {
  /** How many events its viewer has been told with it. */
  readonly number: number;
  /** It tells of no event. */
  readonly isEmpty: boolean;
  readonly text: string;
}

export function written(message: Message): WrittenMessage {
  if (message.type !== "table" && message.type !== "events") throw new Error(`not a standing: ${message.type}`);
  const isEmpty = message.type === "events" && message.events.length === 0;
  return { number: message.number, isEmpty, text: JSON.stringify(message) };
}
