import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder } from "./data.ts";

export const backup = command({
  name: "backup",
  operands: ["file"],
  options: { data: { type: "string" } },
  async run({ values, positionals: [file] }, { text, out }) {
    const { backUp } = await import("@serai/server");
    const fault = await backUp(dataFolder(values.data), file);
    if (fault !== undefined)
      throw new Stop(text.dataFaults[fault](fault === "no-database" ? dataFolder(values.data) : file));
    out(text.backup.done(file));
    return 0;
  },
});
