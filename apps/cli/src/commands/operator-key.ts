import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder, orUnusable } from "./data.ts";

export const operatorKey = command({
  name: "operator-key",
  operands: [],
  options: { data: { type: "string" } },
  async run({ values: { data } }, { text, out }) {
    const server = await import("@serai/server");
    const folder = dataFolder(data);
    const key = await server.operatorKeyOf(folder).catch((error: unknown) => orUnusable(text, error));
    if (key === undefined) throw new Stop(text.dataFaults["no-database"](folder));
    out(key);
    return 0;
  },
});
