import { gameById, gameIds } from "@serai/games/list/index.ts";
import { gameText } from "@serai/games/list/words.ts";

import { type Command, command } from "../command.ts";
import { table } from "../layout.ts";
import { type Shell, Stop } from "../shell.ts";
import type { CommandName } from "../text/cli-text.ts";

export type Registry = Readonly<Record<CommandName, Command>>;

/** Told of the registry late, for it stands in there itself. */
export const helpAbout = (registry: () => Registry): Command =>
  command({
    name: "help",
    operands: ["command"],
    fewest: 0,
    options: {},
    run({ positionals: [word] }, shell) {
      if (word === undefined) return helpOnAll(registry(), shell);
      const found = Object.values(registry()).find(({ name }) => name === word);
      if (found === undefined) throw new Stop(shell.text.errors.unknownCommand(word));
      return helpOn(found, shell);
    },
  });

const usageOf = ({ name, operands }: Command, { text }: Shell): string =>
  ["serai", name, ...operands.map((operand) => `<${text.operands[operand]}>`)].join(" ");

export function helpOnAll(registry: Registry, shell: Shell): number {
  const { text, paint, out } = shell;
  out(text.tagline);
  out(`\n${paint("bold", text.commandsTitle)}`);
  const rows = Object.values(registry).map((one) => [`  ${usageOf(one, shell)}`, text.commands[one.name]]);
  for (const line of table(rows)) out(line);
  gamesHelp(shell);
  out(`\n${text.moreHelp}`);
  return 0;
}

export function helpOn(one: Command, shell: Shell): number {
  const { text, paint, out } = shell;
  out(`${paint("bold", text.usage)}: ${usageOf(one, shell)} […]`);
  out(`\n${text.commands[one.name]}`);
  out(`\n${paint("bold", text.optionsTitle)}`);
  const known: Readonly<Record<string, readonly [string, string]>> = text.options;
  const rows = Object.keys(one.options).map((name) => {
    const [value, meaning] = known[name];
    return [`  --${name}${value && ` ${value}`}`, meaning];
  });
  for (const line of table(rows)) out(line);
  if (one.operands.includes("game") || one.operands.includes("games")) gamesHelp(shell);
  return 0;
}

/** Each game with its player counts, its options and its bots. */
function gamesHelp({ text, language, paint, out }: Shell): void {
  out(`\n${paint("bold", text.gamesTitle)}`);
  const rows = gameIds.map((id) => {
    const { game, bots } = gameById(id);
    const options = Object.keys(game.options).map((name) => `--option ${name}`);
    const names = bots.map((bot) => bot.id).join("|");
    return [`  ${id}`, gameText(id, language).name, text.players(game.seats.min, game.seats.max), names, ...options];
  });
  for (const line of table(rows)) out(line);
}
