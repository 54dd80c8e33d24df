import type { ReportedLine } from "@serai/server";
import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import type { CliText } from "../text/cli-text.ts";
import { dataFolder, orUnusable } from "./data.ts";

export const reports = command({
  name: "reports",
  operands: [],
  options: { data: { type: "string" }, done: { type: "string" }, json: { type: "boolean" } },
  async run({ values: { data, done, json } }, { text, out }) {
    const server = await import("@serai/server");
    const folder = dataFolder(data);
    const all = await server.reportsIn(folder).catch((error: unknown) => orUnusable(text, error));
    if (all === undefined) throw new Stop(text.dataFaults["no-database"](folder));
    if (done !== undefined) {
      const line = all.find((one) => nameOf(one) === done);
      if (line === undefined) throw new Stop(text.reports.unknown(done));
      await server.closeReportsIn(folder, line);
      out(text.reports.closed(done));
    } else if (json) out(JSON.stringify(all));
    else
      for (const line of all.length === 0 ? [text.reports.none] : all.flatMap((one) => linesOn(one, text))) out(line);
    return 0;
  },
});

/** How a line of chat is named here: the table, the room, its number there. */
const nameOf = ({ table, room, number }: ReportedLine): string => `${table}/${room}/${number}`;

const linesOn = (one: ReportedLine, { reports: words }: CliText): string[] => [
  nameOf(one),
  `  ${words.said(plain(one.name), plain(one.text))}`,
  `  ${words.reported(plain(one.by) || "?", new Date(one.at).toISOString(), plain(one.why))}`,
];

/** Names and texts are people's own: nothing in them may speak to the terminal. */
const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}]/gu, "");
