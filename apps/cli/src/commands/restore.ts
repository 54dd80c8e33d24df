import type { DataFault } from "@serai/server";
import { command } from "../command.ts";
import { Stop } from "../shell.ts";
import { dataFolder, orUnusable } from "./data.ts";

/** What is wrong with where the copy should go, and not with the copy. */
const ABOUT_DATA: ReadonlySet<DataFault> = new Set(["exists", "in-use", "unwritable", "disk-full", "unreachable"]);

export const restore = command({
  name: "restore",
  operands: ["file"],
  options: { data: { type: "string" } },
  async run({ values, positionals: [file] }, { text, out }) {
    const server = await import("@serai/server");
    const folder = dataFolder(values.data);
    const place = server.dataPlace(folder);
    const fault = await server.restore(file, folder).catch((error: unknown) => orUnusable(text, error));
    if (fault !== undefined) throw new Stop(text.dataFaults[fault](ABOUT_DATA.has(fault) ? place : file));
    out(text.backup.restored(place));
    return 0;
  },
});
