import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gameById } from "@serai/games/list/index.ts";
import { command } from "../command.ts";
import { readCount } from "../values.ts";

const BENCH = fileURLToPath(new URL("../../../../bench/main.ts", import.meta.url));

export const bench = command({
  name: "bench",
  operands: [],
  options: {
    only: { type: "string" },
    rounds: { type: "string" },
    milliseconds: { type: "string" },
    out: { type: "string" },
    json: { type: "boolean" },
  },
  async run({ values }, shell) {
    const rounds = readCount(shell, "rounds", values.rounds, { min: 1, max: 1000, fallback: undefined });
    const milliseconds = readCount(shell, "milliseconds", values.milliseconds, {
      min: 1,
      max: 60_000,
      fallback: undefined,
    });
    const only = values.only === undefined ? undefined : gameById(values.only).game.id;
    const words = [
      ...(only === undefined ? [] : ["--only", only]),
      ...(rounds === undefined ? [] : ["--rounds", String(rounds)]),
      ...(milliseconds === undefined ? [] : ["--milliseconds", String(milliseconds)]),
      ...(values.out === undefined ? [] : ["--out", resolve(values.out)]),
      ...(values.json ? ["--json"] : []),
    ];
    // A process of its own: what this one has loaded and run would warm or spoil the measurement.
    const [code] = await once(spawn(process.execPath, [BENCH, ...words], { stdio: "inherit" }), "exit");
    return typeof code === "number" ? code : 1;
  },
});
