import type { DataFault } from "@serai/server";
import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder } from "./data.ts";

/** What is wrong with what should be copied, and not with the copy. */
const ABOUT_DATA: ReadonlySet<DataFault> = new Set(["no-database", "unreachable"]);

export const backup = command({
  name: "backup",
  operands: ["file"],
  options: { data: { type: "string" } },
  async run({ values, positionals: [file] }, { text, out }) {
    const { backUp, dataPlace } = await import("@serai/server");
    const folder = dataFolder(values.data);
    const fault = await backUp(folder, file);
    if (fault !== undefined) throw new Stop(text.dataFaults[fault](ABOUT_DATA.has(fault) ? dataPlace(folder) : file));
    out(text.backup.done(file));
    return 0;
  },
});
