import type { ReportedLine } from "./store/chat.ts";
import { usingEmbedded } from "./store/embedded.ts";

/** What people reported of chat, newest first, for whoever runs the server; `undefined` without a database. */
export const reportsIn = (folder: string): Promise<readonly ReportedLine[] | undefined> =>
  usingEmbedded(folder, (store) => store.reports());

/** It has been seen to; false where nobody had reported that line. */
export const closeReportsIn = (
  folder: string,
  line: Pick<ReportedLine, "table" | "room" | "number">,
): Promise<boolean | undefined> => usingEmbedded(folder, (store) => store.closeReports(line));
