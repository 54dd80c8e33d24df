import { inspect } from "node:util";
import { Refusal } from "@serai/kernel";
import { LANGUAGES, refusalText } from "@serai/words";
import { readHelpAndLanguage } from "./command.ts";
import { helpOn, helpOnAll } from "./commands/help.ts";
import { commandNamed, commands } from "./commands/index.ts";
import { openShell, type Shell, Stop, type Streams } from "./shell.ts";
import { languageNamed, systemLanguage } from "./text/index.ts";
import { version } from "./version.ts";

/** Does what the words behind `serai` say, and returns the exit code. */
export async function run(words: readonly string[], env: NodeJS.ProcessEnv, streams?: Streams): Promise<number> {
  const { help, lang } = readHelpAndLanguage(words);
  const chosen = lang === undefined ? systemLanguage(env) : languageNamed(lang);
  const shell = openShell(chosen ?? "en", streams);
  const { errors } = shell.text;
  try {
    if (chosen === undefined) throw new Stop(errors.badLanguage(lang ?? "", LANGUAGES.join(", ")));
    return await obey(words, shell, help);
  } catch (error) {
    if (error instanceof Stop) {
      shell.err(error.message);
      return error.exitCode;
    }
    if (error instanceof Refusal) {
      shell.err(refusalText(shell.language, undefined, error));
      return 2;
    }
    shell.err(errors.unexpected(error instanceof Error ? error.message : String(error)));
    if (env.SERAI_DEBUG) shell.err(inspect(error));
    return 1;
  }
}

async function obey(words: readonly string[], shell: Shell, help: boolean): Promise<number> {
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
