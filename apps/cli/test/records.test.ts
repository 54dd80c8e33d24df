import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type GameRecord, readRecord, writeRecord } from "@serai/kernel";
import { beforeAll, describe, expect, test } from "vitest";
import { serai } from "./serai.ts";

const folder = mkdtempSync(join(tmpdir(), "serai-cli-"));
const file = join(folder, "sultan.json");
const written = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
let record: GameRecord;
const changed = (name: string, change: Partial<GameRecord>): string =>
  written(name, writeRecord({ ...record, ...change }));

beforeAll(async () => {
  const made = await serai([
    "new",
    "sultan",
    "--players",
    "3",
    "--bots",
    "random,random,random",
    "--seed",
    "a test",
    "--out",
    file,
  ]);
  expect(made).toEqual({ code: 0, out: `Record written to ${file}.\n`, err: "" });
  record = readRecord(readFileSync(file, "utf8"));
});

test("a bot game is a whole record, the same for the same words", async () => {
  expect(record.seats).toEqual(["random 0", "random 1", "random 2"]);
  expect(record.result?.scores).toHaveLength(3);
  const again = await serai(["new", "sultan", "--bots", "random,random,random", "--seed", "a test"]);
  expect(again.out).toBe(readFileSync(file, "utf8"));
  const other = await serai(["new", "goofspiel", "--players", "2", "--bots", "random"]);
  expect(readRecord(other.out).key).not.toBe(
    readRecord((await serai(["new", "goofspiel", "--players", "2", "--bots", "random"])).out).key,
  );
});

test("options reach the game", async () => {
  const made = await serai([
    "new",
    "sultan",
    "--players",
    "2",
    "--bots",
    "random",
    "--option",
    "doubling",
    "--option",
    "memoryAid=off",
  ]);
  expect(readRecord(made.out).options).toEqual({ doubling: true, memoryAid: false });
});

describe("replay", () => {
  test("of a good record shows state and result, and no difference", async () => {
    const { code, out } = await serai(["replay", file]);
    expect(code).toBe(0);
    expect(out).toContain(`step       "over"`);
    expect(out).toMatch(/1\. \w+ \d: \d+ points/);
    expect(out).toContain("No difference");
  });

  test("as JSON is for programs", async () => {
    const { code, out } = await serai(["replay", file, "--json"]);
    expect(code).toBe(0);
    const told = JSON.parse(out);
    expect(told).toMatchObject({
      game: "sultan",
      played: record.actions.length,
      differences: [],
      result: record.result,
    });
    expect(told.state.step).toBe("over");
  });

  test("of a record that does not follow the rules names the difference", async () => {
    const actions = record.actions.with(3, "0 lay 99 at 1");
    const { code, out } = await serai(["replay", changed("refused.json", { actions })]);
    expect(code).toBe(1);
    expect(out).toContain(`3 of ${record.actions.length} actions played.`);
    expect(out).toContain("Difference: action 4, “0 lay 99 at 1”, is refused (unreadable-action).");
  });

  test("of a record with another result names that", async () => {
    const planted = changed("planted.json", { result: { scores: [99, 1, 1], ranks: [1, 2, 2] } });
    const { code, out } = await serai(["replay", planted, "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out).differences).toMatchObject([{ kind: "result", recorded: { scores: [99, 1, 1] } }]);
  });

  test("of a game that was broken off is no fault", async () => {
    const { result: _, ...unfinished } = record;
    const path = written("unfinished.json", writeRecord({ ...unfinished, actions: record.actions.slice(0, 10) }));
    const { code, out } = await serai(["replay", path]);
    expect(code).toBe(0);
    expect(out).toContain("The game is not over.");
  });
});

describe("show", () => {
  test("tells a seat's own cards and nobody else's", async () => {
    const { code, out } = await serai(["show", file, "--seat", "1"]);
    expect(code).toBe(0);
    expect(out).toContain("random 1 drew a new hand");
    expect(out).not.toContain("random 0 drew a new hand");
    expect(out).toMatch(/random 0 laid a card at cushion \d/);
    expect(out).not.toMatch(/random 0 laid the/);
  });

  test("speaks Hungarian", async () => {
    const { out } = await serai(["show", file, "--seat", "spectator", "--lang", "hu"]);
    expect(out).toContain("Szultán – ahogy ő látta: egy néző");
    expect(out).toMatch(/az? \d+‑(es|as|os|ös)s[ae]l elvitte az? \S+ drágakövet az? \d\. párnáról/);
  });

  test("as JSON gives what was seen, raw, and the view after every move", async () => {
    const { out } = await serai(["show", file, "--seat", "0", "--json"]);
    const { viewer, moments } = JSON.parse(out);
    expect(viewer).toBe(0);
    expect(moments).toHaveLength(record.actions.length + 1);
    const hands = moments.flatMap((moment: { events: { kind: string; seat: number }[] }) =>
      moment.events.filter(({ kind }) => kind === "dealt").map(({ seat }) => seat),
    );
    expect(hands).toEqual([0, 0, 0]);
    expect(moments.at(-1).view.step).toBe("over");
  });

  test("stops where the record leaves the rules", async () => {
    const actions = record.actions.with(5, record.actions[0]);
    const { code, err } = await serai(["show", changed("astray.json", { actions }), "--seat", "0"]);
    expect(code).toBe(1);
    expect(err).toMatch(/^Difference: action 6, .*\n$/);
  });
});

describe("a record that is none gets one line and exit code 2", () => {
  const key = undefined;
  test.concurrent.each<[string, () => string, RegExp]>([
    ["no such file", () => join(folder, "none.json"), /cannot be read \(ENOENT\)/],
    ["a folder", () => folder, /cannot be read \(EISDIR\)/],
    ["not JSON", () => written("text.json", "hello"), /not a record.*JSON/],
    ["JSON of another kind", () => written("list.json", "[1, 2]"), /not a record.*file/],
    ["an unknown field", () => written("more.json", JSON.stringify({ ...record, more: 1 })), /not a record/],
    ["an unknown game", () => changed("game.json", { game: "chess" }), /no game called “chess”/],
    ["other rules", () => changed("rules.json", { rules: 999 }), /Version 999 of the rules of “sultan”/],
    ["too many seats", () => changed("seats.json", { seats: Array(9).fill("x") }), /2 to 5 players, not 9/],
    ["an unknown option", () => changed("option.json", { options: { magic: true } }), /option “magic”/],
    ["no key", () => changed("key.json", { key, commitment: "0".repeat(64) }), /keeps its key secret/],
  ])("%s", async (_name, path, line) => {
    const { code, out, err } = await serai(["replay", path()]);
    expect(err).toMatch(line);
    expect(err.trimEnd().split("\n")).toHaveLength(1);
    expect({ code, out }).toEqual({ code: 2, out: "" });
  });

  test("also from show, which wants a seat that there is", async () => {
    expect((await serai(["show", written("text.json", "hello"), "--seat", "0"])).code).toBe(2);
    expect((await serai(["show", file])).err).toMatch(/^--seat is missing/);
    const { code, err } = await serai(["show", file, "--seat", "3"]);
    expect(err).toBe("--seat must be 0 to 2 or `spectator`, not “3”.\n");
    expect(code).toBe(2);
  });
});
