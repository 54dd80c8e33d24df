import type { ReportedLine } from "../store/chat.ts";
import { usingStore } from "../store/using-store.ts";

/** Reported chat lines, newest first, for the operator; `undefined` without a database. */
export const reportsIn = (folder: string): Promise<readonly ReportedLine[] | undefined> =>
  usingStore(folder, { shared: true }, (store) => store.reports());

/** It has been seen to; false where nobody had reported that line. */
export const closeReportsIn = (
  folder: string,
  line: Pick<ReportedLine, "table" | "room" | "number">,
): Promise<boolean | undefined> => usingStore(folder, { shared: true }, (store) => store.closeReports(line));
