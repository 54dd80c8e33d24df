import { Refusal } from "@serai/kernel";
import { LANGUAGES, refusalText } from "@serai/words";
import { readHelpAndLanguage } from "./command.ts";
import { helpOn, helpOnAll } from "./commands/help.ts";
import { commandNamed, commands } from "./commands/index.ts";
import { openShell, type Shell, Stop } from "./shell.ts";
import { languageNamed, systemLanguage } from "./text/index.ts";
import { version } from "./version.ts";

const LEFTOVERS_MS = 2_000;

async function run(words: readonly string[], shell: Shell, help: boolean): Promise<number> {
  const [name, ...rest] = words;
  if (name === "--version") {
    shell.out(version());
    return 0;
  }
  if (name === undefined || name === "--help" || name === "-h") return helpOnAll(commands, shell);
  const command = commandNamed(name);
  if (command === undefined) throw new Stop(shell.text.errors.unknownCommand(name));
  return help ? helpOn(command, shell) : command.run(rest, shell);
}

async function main(words: readonly string[]): Promise<number> {
  const { help, lang } = readHelpAndLanguage(words);
  const chosen = lang === undefined ? systemLanguage(process.env) : languageNamed(lang);
  const shell = openShell(chosen ?? "en");
  const { errors } = shell.text;
  try {
    if (chosen === undefined) throw new Stop(errors.badLanguage(lang ?? "", LANGUAGES.join(", ")));
    return await run(words, shell, help);
  } catch (error) {
    if (error instanceof Stop) {
      console.error(error.message);
      return error.exitCode;
    }
    if (error instanceof Refusal) {
      console.error(refusalText(shell.language, undefined, error));
      return 2;
    }
    console.error(errors.unexpected(error instanceof Error ? error.message : String(error)));
    if (process.env.SERAI_DEBUG) console.error(error);
    return 1;
  }
}

// `serai show … | head` closes our output early, and that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

const exitCode = await main(process.argv.slice(2));
process.exitCode = exitCode;
// A command that failed ends, whatever it left running.
if (exitCode !== 0) setTimeout(() => process.exit(), LEFTOVERS_MS).unref();
