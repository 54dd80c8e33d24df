import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder, orUnusable } from "./data.ts";

export const ratings = command({
  name: "ratings",
  operands: ["rebuild"],
  options: { data: { type: "string" } },
  async run({ values, positionals: [what] }, { text, out }) {
    if (what !== "rebuild") throw new Stop(text.errors.missing(text.operands.rebuild, "ratings"));
    const { rebuildIn } = await import("@serai/server");
    const folder = dataFolder(values.data);
    const rebuilt = await rebuildIn(folder).catch((error: unknown) => orUnusable(text, error));
    if (rebuilt === undefined) throw new Stop(text.dataFaults["no-database"](folder));
    out(text.ratings.rebuilt(rebuilt.counted));
    if (rebuilt.kept > 0) out(text.ratings.kept(rebuilt.kept));
    return 0;
  },
});
