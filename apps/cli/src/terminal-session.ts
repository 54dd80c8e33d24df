import { screenOf } from "@serai/games/list/terminal.ts";
import { gameText } from "@serai/games/list/words.ts";
import { type Action, type AnyGame, type CommonRefusal, Refusal, refuse } from "@serai/kernel";
import { type Names, refusalText } from "@serai/words";
import { sayYou, withYou } from "@serai/words/you";
import type { GameWithBots } from "./game-with-bots.ts";
import { inColumns, table } from "./layout.ts";
import type { LineReader } from "./line-reader.ts";
import { beginnings, completions, type ListedAction, MOST_LISTED, narrowed } from "./narrowing.ts";
import { rankingLines } from "./ranking-lines.ts";
import type { Shell } from "./shell.ts";

/** A person at the terminal, at a table. */
export interface TerminalSession {
  readonly shell: Shell;
  readonly game: AnyGame;
  readonly table: GameWithBots;
  readonly names: Names;
  readonly lines: LineReader;
}

/** Plays to the end, or until the person leaves. */
export async function playInTerminal(session: TerminalSession): Promise<void> {
  const { table, shell } = session;
  // What may be done out of turn is offered once, and again only when it is something else.
  let declined = "";
  tellNews(session);
  while (table.result === undefined) {
    const offered = table.isAsked ? "" : table.legal.join();
    if (offered !== declined && offered !== "") {
      declined = offered;
      if (!(await takeTurn(session))) return leave(shell);
    } else if (!table.letBotAct() && !(await takeTurn(session))) return leave(shell);
    tellNews(session);
  }
  showEnd(session);
}

const leave = (shell: Shell): void => shell.out(shell.text.play.farewell);

function tellNews({ shell, game, table, names }: TerminalSession): void {
  const words = gameText(game.id, shell.language);
  for (const event of table.takeNews()) {
    const sentence = words.event(event, withYou(names, table.person));
    if (sentence !== undefined) shell.out(shell.paint("dim", `  ${sayYou(sentence, shell.text.play.you)}`));
  }
}

/** Asks until something legal is done, or out of turn declined; false where the person leaves instead. */
async function takeTurn(session: TerminalSession): Promise<boolean> {
  const { shell, table, lines } = session;
  const { legal } = table;
  const offers = offersOf(session, legal);
  let shown: readonly ListedAction[] = offers;
  lines.complete = (line) =>
    completions(
      offers.map(({ notation }) => notation),
      line,
    );
  showTurn(session, offers);
  for (;;) {
    const line = await lines.ask("> ");
    // Ctrl-C leaves the cursor behind the question.
    if (line === undefined) shell.out("");
    if (line === undefined || /^(q|quit|exit)$/i.test(line)) return false;
    if (line === "?") {
      showHelp(session, legal);
      showTurn(session, offers);
      shown = offers;
    } else if (line === "" && !table.isAsked) {
      return true;
    } else if (line !== "" || shown.length === 1) {
      try {
        const answer = understood(session, legal, line, shown);
        if (typeof answer === "number") {
          table.act(answer);
          return true;
        }
        shown = answer;
        showOffers(session, shown);
      } catch (error) {
        if (error instanceof Refusal) shell.out(wordsFor(session, error, legal.length));
        else throw error;
      }
    }
  }
}

/** A number off the list, a move in the game's notation, or words that narrow the list; Enter takes the only one left. */
function understood(
  session: TerminalSession,
  legal: readonly Action[],
  line: string,
  shown: readonly ListedAction[],
): Action | readonly ListedAction[] {
  const { game } = session;
  const number = line === "" ? shown[0].number : /^\d+$/.test(line) ? Number(line) : undefined;
  const action = number === undefined ? game.notation.read(line.replace(/\s+/g, " ")) : legal[number - 1];
  if (action !== undefined) return action;
  const found = number === undefined ? narrowed(offersOf(session, legal), line) : [];
  if (found.length === 0) throw refuse<CommonRefusal>("unreadable-action", { text: line.slice(0, 60) });
  return found;
}

function offersOf({ shell, game, table: { view }, names }: TerminalSession, legal: readonly Action[]): ListedAction[] {
  const words = gameText(game.id, shell.language);
  return legal.map((action, i) => ({
    number: i + 1,
    notation: game.notation.write(action),
    words: words.action(action, view, names),
  }));
}

function wordsFor({ shell, game }: TerminalSession, refusal: Refusal, most: number): string {
  const why = refusalText(shell.language, gameText(game.id, shell.language), refusal);
  return `${why} ${shell.text.play.choose(most)}`;
}

function showTurn(session: TerminalSession, offers: readonly ListedAction[]): void {
  const { shell, game, names } = session;
  const { view, isAsked } = session.table;
  const { language, paint, out } = shell;
  const words = gameText(game.id, language);
  out("");
  for (const line of screenOf(game.id).draw(view, { language, names, paint, table })) out(line);
  out("");
  out(paint("bold", isAsked ? words.prompt(view, names) : shell.text.play.outOfTurn));
  showOffers(session, offers);
}

/** As many as can be read, by their numbers; of more, how they begin. */
function showOffers({ shell: { out, text, streams } }: TerminalSession, offers: readonly ListedAction[]): void {
  const isTooMany = offers.length > MOST_LISTED;
  const numberWidth = String(offers.at(-1)?.number ?? 0).length;
  const items = isTooMany
    ? beginnings(offers).map(({ start, count }) => `${start} … (${count})`)
    : offers.map(({ number, words }) => `${String(number).padStart(numberWidth)}  ${words}`);
  if (isTooMany) out(text.play.narrow(offers.length));
  for (const line of inColumns(items, streams.output.columns ?? 100)) out(line);
  if (offers.length === 1) out(text.play.onlyOne);
}

function showHelp({ shell, game }: TerminalSession, legal: readonly Action[]): void {
  const [choose, write, keys] = shell.text.play.help;
  for (const line of [choose, `${write} ${game.notation.write(legal[0])}`, keys]) shell.out(line);
}

function showEnd({ shell, game, table: { view, result }, names }: TerminalSession): void {
  const { language, paint, out, text } = shell;
  const final = screenOf(game.id).final(view, { language, names, paint, table });
  const ranking = result === undefined ? [] : rankingLines(result, names, text);
  out("");
  out(paint("bold", text.play.finalScoring));
  for (const line of final.length > 0 ? final : ranking) out(line);
  out("");
  out(paint("bold", gameText(game.id, language).prompt(view, names)));
}
