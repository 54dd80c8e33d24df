import { screenOf } from "@serai/games/list/terminal.ts";
import { gameText } from "@serai/games/list/words.ts";
import {
  beginRecorded,
  type Difference,
  type GameRecord,
  type GameTypes,
  type Match,
  play,
  Refusal,
  readMove,
  type Viewer,
} from "@serai/kernel";
import { command } from "../command.ts";
import { openRecord } from "../files.ts";
import { table } from "../layout.ts";
import { type Shell, Stop } from "../shell.ts";

export const show = command({
  name: "show",
  operands: ["record"],
  options: { seat: { type: "string" }, json: { type: "boolean" } },
  async run({ values, positionals: [file] }, shell) {
    const { record, entry } = await openRecord(shell, file);
    if (values.seat === undefined) throw new Stop(shell.text.errors.missingOption("--seat", "show"));
    const viewer = readViewer(shell, values.seat, record.seats.length);
    const match = beginRecorded(entry.game, record);
    const moments: Moment[] = [];
    const difference = walk(match, record, viewer, (moment) => moments.push(moment));
    if (values.json) shell.out(JSON.stringify({ viewer, moments, ...(difference && { difference }) }, undefined, 2));
    else print(record, viewer, moments, shell);
    if (difference === undefined) return 0;
    shell.err(shell.text.replay.difference(difference));
    return 1;
  },
});

function readViewer({ text }: Shell, given: string, seats: number): Viewer {
  if (given === "spectator") return given;
  if (!/^\d{1,2}$/.test(given) || Number(given) >= seats) throw new Stop(text.errors.badSeat(given, seats - 1));
  return Number(given);
}

/** What one viewer got to see of one move; move 0 is the set-up. */
interface Moment {
  readonly move: number;
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** Plays the record through, letting out nothing that does not pass `see` and `view`. */
function walk(
  match: Match<GameTypes>,
  record: GameRecord,
  viewer: Viewer,
  tell: (moment: Moment) => void,
): Difference | undefined {
  const { game } = match;
  const moment = (told: readonly unknown[]): void => {
    const events = told.map((event) => game.see(event, viewer)).filter((event) => event !== undefined);
    tell({ move: match.moves.length, events, view: game.view(match.state, viewer) });
  };
  moment(match.events);
  for (const [action, line] of record.actions.entries()) {
    try {
      const move = readMove(game, line);
      moment(play(match, move.seat, move.action));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { kind: "refused", action, line, code: error.code };
    }
  }
  return undefined;
}

function print(record: GameRecord, viewer: Viewer, moments: readonly Moment[], shell: Shell): void {
  const { text, language, paint, out } = shell;
  const words = gameText(record.game, language);
  const names = (seat: number): string => record.seats[seat] ?? "";
  out(paint("bold", text.show.title(words.name, viewer === "spectator" ? text.show.spectator : names(viewer))));
  for (const { move, events } of moments) {
    const sentences = events.map((event) => words.event(event, names)).filter((sentence) => sentence !== undefined);
    if (sentences.length === 0) continue;
    out(paint("dim", move === 0 ? text.show.start : text.show.move(move)));
    for (const sentence of sentences) out(`  ${sentence}`);
  }
  const { view } = moments[moments.length - 1];
  const scene = { language, names, paint, table };
  const screen = screenOf(record.game);
  out(`\n${paint("bold", text.show.end)}`);
  for (const line of [...screen.draw(view, scene), words.prompt(view, names)]) out(line);
}
