import { readRecord, replay } from "@serai/kernel";
import type { Message } from "@serai/table";
import { expect, test } from "vitest";
import { diagnose } from "../../src/operations/doctor.ts";
import { rebuildRatings } from "../../src/ratings/rebuild.ts";
import { Guest, testServer } from "../test-server.ts";
import { games as onlySecond } from "./only-second.ts";
import { first, second } from "./versions.ts";

const moduleOf = (name: string): string => new URL(`./${name}.ts`, import.meta.url).href;
const [FIRST, SECOND, BOTH] = ["only-first", "only-second", "both"].map(moduleOf);

const alone = { game: "goofspiel", seats: [{ kind: "person" }, { kind: "bot", bot: "random" }] };

/** A server with these rules, and the same people at it. */
async function open(games: string, folder?: string) {
  const opened = await testServer(folder, undefined, {}, { games });
  const back = ({ cookie }: Guest): Guest => Object.assign(new Guest(opened.address), { cookie });
  return { ...opened, back };
}

async function playOn(guest: Guest, table: string): Promise<void> {
  const seat = await guest.join(table);
  expect((await seat.playOut()).over).toBe(true);
  await seat.close();
}

const statusFor = async (guest: Guest, table: string): Promise<string> =>
  (await guest.ask("GET", "/api/tables")).body.tables.find(({ id }: { id: string }) => id === table).status;

const recordOf = async (guest: Guest, table: string) =>
  readRecord(JSON.stringify((await guest.ask("GET", `/api/tables/${table}/record`)).body));

test("rules change under running games: none is lost, none is changed, and each ends by the rules it began with", async () => {
  const before = await open(FIRST);
  const anna = before.guest();
  const bela = before.guest();
  const [running, later, finished] = [
    await anna.open(0, 0, alone),
    await anna.open(0, 0, alone),
    await anna.open(0, 0, alone),
  ];
  for (const table of [running, later]) {
    const seat = await anna.join(table);
    await seat.asked();
    await seat.act("bid 1");
    await seat.close();
  }
  await playOn(anna, finished);
  const gathering = await anna.open(2, 0, { game: "goofspiel" });
  const result = await before.store.outcomeOf(finished);
  expect(result).toBeDefined();
  await before.close();

  // The new rules alone: games of the old ones wait for them.
  const changed = await open(SECOND, before.folder);
  const log = await changed.store.log(running);
  const stored = await changed.store.table(running);
  const waiting = changed.back(anna);
  expect(await statusFor(waiting, running)).toBe("waiting");
  const seat = await waiting.join(running);
  expect(await seat.until((m) => m.type === "refused")).toMatchObject({ code: "rules-missing" });
  await changed.app.rooms.wakeDue();
  expect(await changed.store.table(running)).toEqual(stored);
  expect(await changed.store.log(running)).toEqual(log);
  // A finished game stays finished when its record is asked for, and its result stays counted.
  expect(await changed.guest().ask("GET", `/api/tables/${finished}/record`)).toMatchObject({
    status: 409,
    body: { code: "rules-missing" },
  });
  expect(await statusFor(waiting, finished)).toBe("over");
  expect(await rebuildRatings(changed.store, onlySecond)).toEqual({ counted: 1, kept: 1 });
  expect(await changed.store.outcomeOf(finished)).toEqual(result);
  // A table that gathered begins by the rules of the day.
  expect((await changed.back(bela).sit(gathering, "Béla")).status).toBe(200);
  expect(await changed.store.table(gathering)).toMatchObject({ status: "playing", rules: second.game.rules });
  await changed.close();

  // With both, old games and new ones are played to their ends.
  const both = await open(BOTH, before.folder);
  const back = both.back(anna);
  await playOn(back, running);
  const fresh = await back.open(0, 0, alone);
  await playOn(back, fresh);
  const [old, young] = [await recordOf(back, running), await recordOf(back, fresh)];
  expect([old.rules, young.rules]).toEqual([first.game.rules, second.game.rules]);
  expect(replay(first.game, old).differences).toEqual([]);
  expect(replay(second.game, young).differences).toEqual([]);
  await both.close();

  // Back to the old rules: their games go on, those of the new ones wait.
  const rolledBack = await open(FIRST, before.folder);
  await playOn(rolledBack.back(anna), later);
  expect(await statusFor(rolledBack.back(anna), gathering)).toBe("waiting");
  expect(await statusFor(rolledBack.back(anna), fresh)).toBe("over");
});

test("rules that were changed without a new version, by which a finished game would go on, leave it finished", async () => {
  const before = await open(FIRST);
  const anna = before.guest();
  const finished = await anna.open(0, 0, alone);
  await playOn(anna, finished);
  await before.close();

  const changed = await open(moduleOf("endless"), before.folder);
  const stored = await changed.store.table(finished);
  const seat = await changed.back(anna).join(finished);
  const isAnswer = ({ type }: Message): boolean => type === "refused" || type === "done";
  seat.send({ type: "leave", id: "leave-after-the-end" });
  expect(await seat.until(isAnswer)).toMatchObject({ code: "table-broken" });
  expect(await changed.guest().ask("GET", `/api/tables/${finished}/record`)).toMatchObject({ status: 409 });
  expect(await changed.store.table(finished)).toEqual(stored);
  expect((await diagnose(before.folder, { finished: true, games: moduleOf("endless") })).failing).toHaveLength(1);
});

test("the doctor tells before a start what new rules would do to the games, and writes nothing", async () => {
  const { folder, guest, store, close } = await open(FIRST);
  const anna = guest();
  const [running, finished] = [await anna.open(0, 0, alone), await anna.open(0, 0, alone)];
  const seat = await anna.join(running);
  await seat.asked();
  await seat.act("bid 1");
  await playOn(anna, finished);
  // Also beside the server that uses the folder.
  expect(await diagnose(folder, { finished: true, games: BOTH })).toEqual({ running: 1, finished: 1, failing: [] });
  const { failing } = await diagnose(folder, { finished: true, games: SECOND });
  expect(failing.map(({ table, status, fault }) => [table, status, fault])).toEqual([
    [running, "playing", "rules-missing"],
    [finished, "over", "rules-missing"],
  ]);
  // Rules that were changed without a new version.
  const changed = await diagnose(folder, { finished: false, games: moduleOf("unnumbered") });
  expect(changed.failing).toMatchObject([{ table: running, fault: "threw" }]);
  expect((await store.table(running))?.status).toBe("playing");
  await close();
});
