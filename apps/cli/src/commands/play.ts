import { botOf, DEFAULT_BOT, gameById } from "@serai/games/list/index.ts";
import { styleOfMaster } from "@serai/games/list/styles.ts";
import { gameText } from "@serai/games/list/words.ts";
import { begin, readOptions, recordOf } from "@serai/kernel";

import { command } from "../command.ts";
import { saveRecord } from "../files.ts";
import { GameWithBots } from "../game-with-bots.ts";
import { LineReader } from "../line-reader.ts";
import { playInTerminal } from "../terminal-session.ts";
import { keyFor, luckOfBots, readOptionWords, readPlayers } from "../values.ts";

/** The regulars of the inn. */
const REGULARS = ["Aysel", "Bahram", "Corvina", "Davud", "Esther", "Farid", "Gizem"];

export const play = command({
  name: "play",
  operands: ["game"],
  options: {
    players: { type: "string" },
    bot: { type: "string" },
    seed: { type: "string" },
    option: { type: "string", multiple: true },
    out: { type: "string" },
  },
  async run({ values, positionals: [id] }, shell) {
    const entry = gameById(id);
    const { game } = entry;
    const bot = botOf(entry, values.bot ?? DEFAULT_BOT);
    const players = readPlayers(shell, entry, values.players);
    const options = readOptions(game.options, readOptionWords(game.options, values.option ?? []), players);
    const key = keyFor(values.seed);
    const person = luckOfBots(key, "seats").int(players);
    const names = seatNames(shell.text.play.you, person, players);
    const match = begin(game, { options, seats: players, key });
    const biasSeed = `play ${luckOfBots(key, "bias").int(2 ** 31)}`;
    const table = new GameWithBots({ match, person, bot, chance: luckOfBots(key, "bots"), biasSeed });
    const told = names.map((name, seat) => {
      const isMaster = seat !== person && bot.id === "master";
      const style = isMaster ? styleOfMaster({ id: biasSeed, game: id, rules: game.rules }, seat) : undefined;
      return style ? `${name} (${shell.text.play.styles[style]})` : name;
    });
    shell.out(shell.text.play.atTheTable(gameText(id, shell.language).name, told.join(", ")));
    shell.out(shell.text.play.hint);
    const lines = new LineReader(shell.streams);
    await playInTerminal({ shell, game, table, names: (seat) => names[seat] ?? "", lines });
    lines.close();
    if (table.result !== undefined && values.out !== undefined) {
      saveRecord(shell, values.out, recordOf(match, names));
      shell.out(shell.text.saved(values.out));
    }
    return 0;
  },
});

function seatNames(you: string, person: number, players: number): string[] {
  const regulars = REGULARS.values();
  return Array.from({ length: players }, (_, seat) => (seat === person ? you : (regulars.next().value ?? `${seat}`)));
}
