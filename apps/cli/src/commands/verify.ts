import { verify as check, Refusal, readSeenStart, type SeenStart } from "@serai/kernel";
import { refusalText } from "@serai/words";
import { fairnessText, summaryOf } from "@serai/words/fairness";
import { command } from "../command.ts";
import { openRecord, readText } from "../files.ts";
import { type Shell, Stop } from "../shell.ts";

export const verify = command({
  name: "verify",
  operands: ["record"],
  options: { seen: { type: "string" }, json: { type: "boolean" } },
  async run({ values, positionals: [file] }, shell) {
    const { language, paint, out } = shell;
    const { record, entry } = await openRecord(shell, file);
    const seen = values.seen === undefined ? undefined : openSeen(shell, values.seen);
    const verification = check(entry.game, record, { seen });
    const { findings, holds } = verification;
    if (values.json) {
      out(JSON.stringify(verification, undefined, 2));
      return holds ? 0 : 1;
    }
    const text = fairnessText(language);
    for (const finding of findings) {
      const { yes, no } = text.claims[finding.claim];
      out(finding.holds ? `${paint("green", "✓")} ${yes}` : `${paint("red", "✗")} ${no}`);
    }
    const { title, notes } = summaryOf(verification, text);
    out(`\n${[title, ...notes].join("\n")}`);
    return holds ? 0 : 1;
  },
});

/** What a device kept, refused in one line where it is something else. */
function openSeen(shell: Shell, file: string): SeenStart {
  const content = readText(shell, file);
  try {
    return readSeenStart(content);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Stop(shell.text.errors.inFile(file, refusalText(shell.language, undefined, error)));
  }
}
