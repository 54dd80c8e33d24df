import type { ChatRoom } from "@serai/table";

/** What the page says about talk at a table, and about those who watch. */
export interface ChatText {
  readonly chat: string;
  /** The button that opens it. */
  open(unread: number): string;
  /** Which room one is in, and who reads it. */
  readonly rooms: Readonly<Record<ChatRoom, string>>;
  readonly everybody: string;
  /** Beside a line from the other room. */
  readonly roomNames: Readonly<Record<ChatRoom, string>>;
  readonly lines: string;
  readonly empty: string;
  readonly say: string;
  readonly send: string;
  left(count: number): string;
  tooLong(count: number): string;
  readonly takeName: string;

  more(name: string): string;
  mute(name: string): string;
  unmute(name: string): string;
  readonly muted: string;
  readonly report: string;
  readonly why: string;
  readonly reportHint: string;
  readonly sendReport: string;
  readonly reported: string;
  readonly done: string;
  readonly cancel: string;

  watching(count: number): string;
  readonly mayWatch: string;
  readonly mayWatchHint: string;
  readonly tellMe: string;
}
