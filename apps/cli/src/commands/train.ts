import { gameById } from "@serai/games/list/index.ts";
import { command } from "../command.ts";
import { readCount } from "../values.ts";
import { trainAll } from "./train-all.ts";
import { trainFeatures } from "./train-features.ts";
import { trainNetwork } from "./train-network.ts";

export const train = command({
  name: "train",
  operands: ["games"],
  options: {
    minutes: { type: "string" },
    games: { type: "string" },
    workers: { type: "string" },
    seed: { type: "string" },
    state: { type: "string" },
    out: { type: "string" },
    network: { type: "boolean" },
    value: { type: "boolean" },
    strangers: { type: "boolean" },
    iterations: { type: "string" },
  },
  async run({ values, positionals: [id] }, shell) {
    const isAll = id === "all";
    const fallback = isAll ? Number.POSITIVE_INFINITY : 60;
    const minutes = readCount(shell, "minutes", values.minutes, { min: 1, max: 10_000, fallback });
    const games = readCount(shell, "games", values.games, { min: 1, max: 1e9, fallback: Number.POSITIVE_INFINITY });
    const workers = readCount(shell, "workers", values.workers, { min: 1, max: 64, fallback: 2 });
    if (isAll) return trainAll(shell, { minutes, games, workers, states: values.state, out: values.out });
    const seed = readCount(shell, "seed", values.seed, { min: 0, max: 1_000, fallback: 1 });
    const options = { game: id, minutes, games, workers, seed, out: values.out };
    // A game without features of its own has nothing else to train.
    if (values.network || values.value || gameById(id).knowledge.featureNames.length === 0) {
      const iterations = readCount(shell, "iterations", values.iterations, { min: 2, max: 1e6, fallback: 64 });
      const isForValue = values.value ?? false;
      const file = values.state ?? `train-${id}-${isForValue ? "value-network" : "network"}.json`;
      const meetsStrangers = values.strangers ?? false;
      await trainNetwork(shell, { ...options, iterations, meetsStrangers, isForValue, file });
    } else await trainFeatures(shell, { ...options, file: values.state ?? `train-${id}.json` });
    return 0;
  },
});
