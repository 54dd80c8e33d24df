import type { ChatRoom } from "@serai/table";

/** Something that was said at a table. */
export interface ChatLine {
  readonly table: string;
  readonly room: ChatRoom;
  /** 1 for the first in its room. */
  readonly number: number;
  readonly person: string;
  readonly name: string;
  readonly seat?: number;
  readonly text: string;
  readonly at: number;
  /** The id of the command: said again with the same one, it is not said twice. */
  readonly command: string;
}

export interface Report {
  readonly table: string;
  readonly room: ChatRoom;
  readonly number: number;
  readonly reporter: string;
  readonly why: string;
  readonly at: number;
}

/** With what was said, and under which name; and the name of the person who reported it. */
export interface ReportedLine extends Report {
  readonly text: string;
  readonly name: string;
  /** Of the person who said it. */
  readonly tag: string;
  readonly by: string;
}

export interface ChatStore {
  /** `undefined` where it has been said before. */
  say(said: Omit<ChatLine, "number">): Promise<ChatLine | undefined>;
  /** The last so many of a room, oldest first. */
  chat(of: { readonly table: string; readonly room: ChatRoom; readonly most: number }): Promise<readonly ChatLine[]>;
  /** Everybody who ever said anything at the table. */
  speakers(table: string): Promise<readonly string[]>;
  mutedBy(reader: string): Promise<readonly string[]>;
  setMuted(mute: { readonly reader: string; readonly person: string; readonly muted: boolean }): Promise<void>;
  /** For the operator; whether there is such a line at all. */
  report(report: Report): Promise<boolean>;
  reports(): Promise<readonly ReportedLine[]>;
  /** The operator has seen to what was reported of this line. Whether there was anything. */
  closeReports(line: Pick<Report, "table" | "room" | "number">): Promise<boolean>;
  setWatchers(change: { readonly table: string; readonly open: boolean }): Promise<void>;
}
