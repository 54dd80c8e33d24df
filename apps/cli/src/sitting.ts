import { type Action, type AnyGame, type CommonRefusal, Refusal, refuse } from "@serai/kernel";
import { gameText, type Names, refusalText } from "@serai/text";
import { inColumns } from "./layout.ts";
import type { Lines } from "./lines.ts";
import type { RoundTable } from "./round-table.ts";
import { screenOf } from "./screens/index.ts";
import type { Shell } from "./shell.ts";

/** A person at the terminal, at a table. */
export interface Sitting {
  readonly shell: Shell;
  readonly game: AnyGame;
  readonly table: RoundTable;
  readonly names: Names;
  readonly lines: Lines;
}

/** Plays to the end, or until the person leaves. */
export async function sit(sitting: Sitting): Promise<void> {
  const { table, shell } = sitting;
  // What may be done out of turn is offered once, and again only when it is something else.
  let declined = "";
  tellNews(sitting);
  while (!table.over) {
    const offered = table.isAsked ? "" : table.legal.join();
    if (offered !== declined && offered !== "") {
      declined = offered;
      if (!(await takeTurn(sitting))) return leave(shell);
    } else if (!table.letBotAct() && !(await takeTurn(sitting))) return leave(shell);
    tellNews(sitting);
  }
  showEnd(sitting);
}

const leave = (shell: Shell): void => shell.out(shell.text.play.farewell);

function tellNews({ shell, game, table, names }: Sitting): void {
  const words = gameText(game.id, shell.language);
  for (const event of table.takeNews()) {
    const sentence = words.event(event, names);
    if (sentence !== undefined) shell.out(shell.paint("dim", `  ${sentence}`));
  }
}

/** Asks until something legal is done, or out of turn declined; false where the person leaves instead. */
async function takeTurn(sitting: Sitting): Promise<boolean> {
  const { shell, game, table, lines } = sitting;
  const { legal } = table;
  showTurn(sitting, legal);
  for (;;) {
    const line = await lines.ask("> ");
    // Ctrl-C leaves the cursor behind the question.
    if (line === undefined) shell.out("");
    if (line === undefined || /^(q|quit|exit)$/i.test(line)) return false;
    if (line === "?") {
      showHelp(sitting, legal);
      showTurn(sitting, legal);
    } else if (line === "") {
      if (!table.isAsked) return true;
    } else {
      try {
        table.act(chosen(game, legal, line));
        return true;
      } catch (error) {
        if (error instanceof Refusal) shell.out(wordsFor(sitting, error, legal.length));
        else throw error;
      }
    }
  }
}

/** A number off the list, or a move in the game's notation. */
function chosen(game: AnyGame, legal: readonly Action[], line: string): Action {
  const action = /^\d+$/.test(line) ? legal[Number(line) - 1] : game.notation.read(line.replace(/\s+/g, " "));
  if (action === undefined) throw refuse<CommonRefusal>("unreadable-action", { text: line.slice(0, 60) });
  return action;
}

function wordsFor({ shell, game }: Sitting, refusal: Refusal, most: number): string {
  const why = refusalText(shell.language, gameText(game.id, shell.language), refusal);
  return `${why} ${shell.text.play.choose(most)}`;
}

function showTurn({ shell, game, table, names }: Sitting, legal: readonly Action[]): void {
  const { language, paint, out } = shell;
  const words = gameText(game.id, language);
  const { view } = table;
  out("");
  for (const line of screenOf(game.id).draw(view, { language, names, paint })) out(line);
  out("");
  out(paint("bold", table.isAsked ? words.prompt(view, names) : shell.text.play.outOfTurn));
  const numberWidth = String(legal.length).length;
  const items = legal.map(
    (action, i) => `${String(i + 1).padStart(numberWidth)}  ${words.action(action, view, names)}`,
  );
  for (const line of inColumns(items, process.stdout.columns ?? 100)) out(line);
}

function showHelp({ shell, game }: Sitting, legal: readonly Action[]): void {
  const [choose, write, keys] = shell.text.play.help;
  for (const line of [choose, `${write} ${game.notation.write(legal[0])}`, keys]) shell.out(line);
}

function showEnd({ shell, game, table, names }: Sitting): void {
  const { language, paint, out, text } = shell;
  const { view } = table;
  out("");
  out(paint("bold", text.play.finalScoring));
  for (const line of screenOf(game.id).final(view, { language, names, paint })) out(line);
  out("");
  out(paint("bold", gameText(game.id, language).prompt(view, names)));
}
