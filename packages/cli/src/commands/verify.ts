import { verify as verdictOn } from "@serai/kernel";
import { command } from "../command.ts";
import { openRecord } from "../files.ts";

const CLAIMS = ["promise", "key", "actions", "result"] as const;

export const verify = command({
  name: "verify",
  operands: ["record"],
  options: { json: { type: "boolean" } },
  run({ values, positionals: [file] }, shell) {
    const { text, paint, out } = shell;
    const { record, boxed } = openRecord(shell, file);
    const verdict = verdictOn(boxed.game, record);
    const holds = CLAIMS.every((claim) => verdict[claim]);
    if (values.json) {
      out(JSON.stringify(verdict, undefined, 2));
      return holds ? 0 : 1;
    }
    for (const claim of CLAIMS) {
      const { yes, no } = text.verify[claim];
      out(verdict[claim] ? `${paint("green", "✓")} ${yes}` : `${paint("red", "✗")} ${no}`);
    }
    out(`\n${holds ? text.verify.holds : text.verify.fails}`);
    return holds ? 0 : 1;
  },
});
