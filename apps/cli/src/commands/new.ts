import { botOf, DEFAULT_BOT, gameById } from "@serai/games/list/index.ts";
import { readOptions, recordOf, writeRecord } from "@serai/kernel";
import { playGame } from "@serai/search";
import { command } from "../command.ts";
import { saveRecord } from "../files.ts";
import { Stop } from "../shell.ts";
import { keyFor, luckOfBots, readOptionWords, readPlayers } from "../values.ts";

export const newRecord = command({
  name: "new",
  operands: ["game"],
  options: {
    players: { type: "string" },
    bots: { type: "string" },
    seed: { type: "string" },
    out: { type: "string" },
    option: { type: "string", multiple: true },
  },
  run({ values, positionals: [id] }, shell) {
    const entry = gameById(id);
    const { game } = entry;
    const named = (values.bots?.split(",") ?? [DEFAULT_BOT]).map((bot) => botOf(entry, bot));
    // As many bots named, as many players: `--bots trader,random` is a whole table.
    const players = readPlayers(shell, entry, values.players ?? (named.length > 1 ? String(named.length) : undefined));
    if (named.length !== 1 && named.length !== players)
      throw new Stop(shell.text.errors.botsAndSeats(named.length, players));
    const bots = Array.from({ length: players }, (_, seat) => named[named.length === 1 ? 0 : seat]);
    const options = readOptions(game.options, readOptionWords(game.options, values.option ?? []), players);
    const key = keyFor(values.seed);
    const match = playGame({ game, options, key, bots, chance: luckOfBots(key, "bots") });
    const record = recordOf(
      match,
      bots.map((bot, seat) => `${bot.id} ${seat}`),
    );
    if (values.out === undefined) {
      shell.streams.output.write(writeRecord(record));
    } else {
      saveRecord(shell, values.out, record);
      shell.out(shell.text.saved(values.out));
    }
    return 0;
  },
});
