import { gameText } from "@serai/games/list/words.ts";
import { type GameRecord, type GameTypes, replay as playAgain, type Replay } from "@serai/kernel";
import { fieldLines } from "@serai/words/terminal";
import { command } from "../command.ts";
import { openRecord } from "../files.ts";
import { rankingLines } from "../ranking-lines.ts";
import type { Shell } from "../shell.ts";

export const replay = command({
  name: "replay",
  operands: ["record"],
  options: { json: { type: "boolean" } },
  async run({ values, positionals: [file] }, shell) {
    const { record, entry } = await openRecord(shell, file);
    const again = playAgain(entry.game, record);
    if (values.json) shell.out(JSON.stringify(summary(again), undefined, 2));
    else print(record, again, shell);
    return again.differences.length === 0 ? 0 : 1;
  },
});

const summary = ({ match, differences }: Replay<GameTypes>) => ({
  game: match.game.id,
  rules: match.game.rules,
  options: match.options,
  played: match.moves.length,
  state: match.state,
  result: match.game.result(match.state),
  differences,
});

function print(record: GameRecord, { match, differences }: Replay<GameTypes>, { text, language, paint, out }: Shell) {
  out(`${gameText(record.game, language).name}: ${record.seats.join(", ")}`);
  out(text.replay.played(match.moves.length, record.actions.length));
  out(`\n${paint("bold", text.replay.state)}`);
  const state = Object.entries(Object(match.state)).map(
    ([name, field]) => [name, JSON.stringify(field) ?? ""] as const,
  );
  for (const line of fieldLines(state)) out(`  ${line}`);
  out(`\n${paint("bold", text.replay.result)}`);
  const result = match.game.result(match.state);
  if (result === undefined) out(`  ${text.replay.unfinished}`);
  else for (const line of rankingLines(result, (seat) => record.seats[seat], text)) out(`  ${line}`);
  out("");
  if (differences.length === 0) out(text.replay.equal);
  for (const difference of differences) out(paint("red", text.replay.difference(difference)));
}
