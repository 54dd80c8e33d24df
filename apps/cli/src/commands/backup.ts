import type { DataFault } from "@serai/server";
import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder } from "./data.ts";

/** What is wrong with where the copy should go, and not with what should be copied. */
const ABOUT_COPY: ReadonlySet<DataFault> = new Set(["exists", "unwritable", "disk-full"]);

export const backup = command({
  name: "backup",
  operands: ["file"],
  options: { data: { type: "string" } },
  async run({ values, positionals: [file] }, { text, out }) {
    const { backUp, dataPlace } = await import("@serai/server");
    const folder = dataFolder(values.data);
    const fault = await backUp(folder, file);
    if (fault === "unwritable") throw new Stop(text.backup.unwritable(file));
    if (fault !== undefined) throw new Stop(text.dataFaults[fault](ABOUT_COPY.has(fault) ? file : dataPlace(folder)));
    out(text.backup.done(file));
    return 0;
  },
});
