import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder } from "./backup.ts";

export const restore = command({
  name: "restore",
  operands: ["file"],
  options: { data: { type: "string" } },
  async run({ values, positionals: [file] }, { text, out }) {
    const server = await import("@serai/server");
    const folder = dataFolder(values.data);
    const fault = server.restore(file, folder);
    if (fault !== undefined) throw new Stop(text.backup.faults[fault](fault === "exists" ? folder : file));
    out(text.backup.restored(folder));
    return 0;
  },
});
