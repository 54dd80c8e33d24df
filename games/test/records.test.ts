import { existsSync, readdirSync, readFileSync } from "node:fs";
import { begin, play, readRecord, replay, writeMove } from "@serai/kernel";
import { LANGUAGES } from "@serai/words";
import { storyText } from "@serai/words/story";
import { describe, expect, test } from "vitest";
import { frozenVersions } from "../list/frozen.ts";
import { gameAt, gameIds } from "../list/index.ts";
import { gameText } from "../list/words.ts";

const folderOf = (id: string): URL => new URL(`../${id}/test/records/`, import.meta.url);

const records = gameIds
  .filter((id) => existsSync(folderOf(id)))
  .flatMap((id) =>
    readdirSync(folderOf(id))
      .filter((file) => file.endsWith(".json"))
      .map((file) => ({
        name: `${id}/${file}`,
        record: readRecord(readFileSync(new URL(file, folderOf(id)), "utf8")),
      })),
  );

describe.each(records)("$name", ({ record }) => {
  test("plays again to the same end by the version of the rules it was played by", async () => {
    const entry = await gameAt(record.game, record.rules);
    if (entry === undefined) throw new Error(`rules ${record.rules} of ${record.game} are not kept`);
    expect(replay(entry.game, record).differences).toEqual([]);
  });

  test("can be told in every language by the words of the day", async () => {
    const entry = await gameAt(record.game, record.rules);
    if (entry === undefined) throw new Error(`rules ${record.rules} of ${record.game} are not kept`);
    const { match } = replay(entry.game, record);
    const again = begin(entry.game, match);
    const moments = [
      { events: [...again.events] },
      ...match.moves.map((move) => ({
        move: writeMove(entry.game, move),
        events: play(again, move.seat, move.action),
      })),
    ];
    for (const language of LANGUAGES)
      expect(storyText(language, gameText(record.game, language), record, moments)).not.toMatch(
        /undefined|NaN|\[object/,
      );
  });
});

test("every version of rules that is kept has a recorded game", () => {
  const played = new Set(records.map(({ record: { game, rules } }) => `${game} ${rules}`));
  expect(frozenVersions.filter(({ game, rules }) => !played.has(`${game} ${rules}`))).toEqual([]);
});
