import type { FailingGame } from "@serai/server";
import { command } from "../command.ts";
import type { CliText } from "../text/cli-text.ts";
import { dataFolder, orUnusable } from "./data.ts";

/** Says what the rules that are installed would do to the games of a folder, before a server opens with them. */
export const doctor = command({
  name: "doctor",
  operands: [],
  options: { data: { type: "string" }, finished: { type: "boolean" }, json: { type: "boolean" } },
  async run({ values: { data, finished = false, json } }, { text, out }) {
    const { diagnose } = await import("@serai/server");
    const found = await diagnose(dataFolder(data), { finished }).catch((error: unknown) => orUnusable(text, error));
    if (json) out(JSON.stringify(found, undefined, 2));
    else for (const line of linesOn(found, text)) out(line);
    return found.failing.length === 0 ? 0 : 1;
  },
});

const linesOn = (
  { running, finished, failing }: { running: number; finished: number; failing: readonly FailingGame[] },
  { doctor: words }: CliText,
): string[] => [
  words.played(running, finished),
  ...failing.map(({ table, game, rules, status, fault, detail }) => {
    const [what] = detail.split("\n");
    return `${table}  ${game} ${rules}  ${words.status[status]}: ${words.faults[fault]}${fault === "rules-missing" ? "" : ` (${what})`}`;
  }),
  failing.length === 0 ? words.sound : words.failing(failing.length),
];
