import { FastChance, keyFromWords, readOptions } from "@serai/kernel";
import { type AnyBot, type Bot, playGame, random } from "@serai/search";
import { simple } from "../bots/simple.ts";
import { type Ys, ys } from "../rules/index.ts";

/*
 * How the simple bot of Ys fares: alone among random ones, every deal from every seat, and four of a kind among
 * themselves. `node games/ys/tools/scores.ts 240` makes the tables of docs/ys-scores.md again, game for game.
 */

const games = Number(process.argv[2] ?? 240);

let [decisions, milliseconds] = [0, 0];
const timed: Bot<Ys> = {
  id: "timed",
  choose(sight, chance) {
    const started = process.threadCpuUsage();
    const action = simple.choose(sight, chance);
    const { user, system } = process.threadCpuUsage(started);
    milliseconds += (user + system) / 1000;
    decisions++;
    return action;
  },
};

interface GameScores {
  readonly scores: readonly number[];
  readonly ranks: readonly number[];
}

function play(bots: readonly Bot<Ys>[], words: string, seed: number): GameScores {
  const options = readOptions(ys.options, {}, bots.length);
  const { state } = playGame({ game: ys, options, key: keyFromWords(words), bots, chance: new FastChance(seed) });
  return ys.result(state) ?? { scores: [], ranks: [] };
}

/** Wilson, 95 %. */
function interval(share: number, of: number): string {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const half = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return `${(100 * (middle - half)).toFixed(1)}–${(100 * (middle + half)).toFixed(1)} %`;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One of a kind among others, in every seat of every deal. */
function among(one: Bot<Ys>, others: Bot<Ys> | AnyBot, players: number, words: string): void {
  let wins = 0;
  const [own, rivals]: number[][] = [[], []];
  for (let i = 0; i < games; i++) {
    const seat = i % players;
    const bots = Array.from({ length: players }, (_, at) => (at === seat ? one : others));
    const { scores, ranks } = play(bots, `${words} ${players} ${Math.floor(i / players)}`, i);
    if (ranks[seat] === 1) wins += 1 / ranks.filter((rank) => rank === 1).length;
    own.push(scores[seat]);
    rivals.push(mean(scores.filter((_, at) => at !== seat)));
  }
  const share = wins / games;
  console.log(
    `${players} players: wins ${(100 * share).toFixed(1)} % (${interval(share, games)}), ` +
      `${mean(own).toFixed(1)} points to ${mean(rivals).toFixed(1)}`,
  );
}

console.log(`One simple bot among random ones, ${games} games each:`);
for (const players of [2, 3, 4]) among(timed, random, players, "ys random");
console.log(`${(milliseconds / decisions).toFixed(2)} ms of the thread's own work a decision, over ${decisions}`);

/** As many of a kind among themselves. */
function equals(bot: Bot<Ys> | AnyBot, players: number, words: string): void {
  const bots = Array<Bot<Ys>>(players).fill(bot);
  const outcomes = Array.from({ length: games }, (_, i) => play(bots, `${words} ${players} ${i}`, i));
  const winners = outcomes.map(({ scores }) => Math.max(...scores)).sort((a, b) => a - b);
  const [low, high] = [0.1, 0.9].map((part) => winners[Math.floor(part * winners.length)]);
  console.log(
    `${players} ${bot.id} bots, ${games} games: mean ${mean(outcomes.flatMap(({ scores }) => scores)).toFixed(1)}, ` +
      `winner ${mean(winners).toFixed(1)} (a tenth below ${low}, a tenth above ${high})`,
  );
}

for (const players of [2, 3, 4]) equals(simple, players, "ys equal");
equals(random, 4, "ys equal");
