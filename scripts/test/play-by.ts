// Bots of all levels play one game by a version of its rules, found as a server finds it: prints the record, and how the
// rules refuse what is not legal.
import { begin, FastChance, keyFromWords, play, Refusal, readOptions, recordOf } from "@serai/kernel";
import { playGame } from "@serai/search";
import { games } from "../../apps/server/src/games/installed.ts";

const [id, rules] = process.argv.slice(2);
const entry = await games.load(id, Number(rules));
if (entry === undefined) throw new Error(`rules ${rules} of ${id} are not kept`);
const { game } = entry;
const bots = entry.bots.slice(-game.seats.max);
const start = { options: readOptions(game.options, {}, bots.length), seats: bots.length, key: keyFromWords("any") };
const match = playGame({ ...start, game, bots, chance: new FastChance(1) });

const NOT_LEGAL = 1000;
let refused: string | undefined;
try {
  play(begin(game, start), 0, NOT_LEGAL);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  refused = error.code;
}
console.log(
  JSON.stringify({
    record: recordOf(
      match,
      bots.map((bot) => bot.id),
    ),
    refused,
  }),
);
