import { goofspiel } from "@serai/games/goofspiel/rules/index.ts";
import { begin, keyFromWords, legalActions, readOptions } from "@serai/kernel";
import fastify from "fastify";
import { expect, onTestFinished, test, vi } from "vitest";
import { GAMES_MODULE } from "../../src/games/registry.ts";
import { Bots } from "../../src/threads/bots.ts";
import { TIME_LIMITS_MS } from "../../src/threads/settings.ts";
import { Thread } from "../../src/threads/thread.ts";
import { testServer } from "../test-server.ts";
import { FAULTY, ILLEGAL_ACTION } from "./faulty-games.ts";

const ENDLESS_BOTS = { games: new URL("./endless-bots.ts", import.meta.url).href };

const withBot = (game: string, bot: string) => ({ game, seats: [{ kind: "person" }, { kind: "bot", bot }] });

test("a bot that loops stops no other table, and the level below it plays on", async () => {
  const { guest, store } = await testServer(undefined, undefined, {}, FAULTY);
  const bad = guest();
  const table = await bad.open(0, 0, withBot("merchant-loops", "merchant"));
  const seat = await bad.join(table);
  const others = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const other = guest();
      return other.join(await other.open(0, 0, withBot("goofspiel", "apprentice")));
    }),
  );
  const ends = await Promise.all([seat, ...others].map((one) => one.playOut()));
  expect(ends.map(({ over }) => over)).toEqual(ends.map(() => true));
  expect((await store.table(table))?.status).toBe("over");
});

test("where no level of bots can play the game is set aside, and nothing was played at random", async () => {
  const { guest, store } = await testServer(undefined, undefined, {}, FAULTY);
  const anna = guest();
  const table = await anna.open(0, 0, withBot("bots-throw", "master"));
  const seat = await anna.join(table);
  await seat.until((m) => m.type === "refused" && m.code === "table-broken");
  const log = await store.log(table);
  expect(log.filter(({ what }) => what.kind === "move" && what.by === "bot")).toEqual([]);
});

test("the weakest bot is asked once more where it fails, as often as it takes", async () => {
  const { guest, store } = await testServer(undefined, undefined, {}, FAULTY);
  const anna = guest();
  const table = await anna.open(0, 0, withBot("bots-throw-at-times", "apprentice"));
  const seat = await anna.join(table);
  expect((await seat.playOut()).over).toBe(true);
  expect((await store.table(table))?.status).toBe("over");
});

test("the log says which bot failed, and not what it chose", async () => {
  const { app, guest } = await testServer(undefined, undefined, {}, FAULTY);
  const logged = vi.spyOn(app.http.log, "error");
  const anna = guest();
  const table = await anna.open(0, 0, withBot("master-cheats", "master"));
  const seat = await anna.join(table);
  await seat.asked();
  await seat.act();
  await seat.asked();
  const [about, what] = logged.mock.calls[0];
  expect([about, what]).toEqual([
    { table, game: "master-cheats", bot: "master", why: expect.any(String) },
    "a bot failed",
  ]);
  expect(JSON.stringify(logged.mock.calls)).not.toContain(String(ILLEGAL_ACTION));
});

test("closing makes nobody move: what a bot was thinking about is played after the next start", async () => {
  const first = await testServer(undefined, undefined, {}, ENDLESS_BOTS);
  const anna = first.guest();
  const table = await anna.open(0, 0, withBot("goofspiel", "master"));
  const seat = await anna.join(table);
  await seat.asked();
  await seat.act();
  await first.app.close();
  expect(await first.store.log(table)).toHaveLength(1);
  await first.close();

  const second = await testServer(first.folder);
  const back = second.guest();
  back.cookie = anna.cookie;
  const again = await back.join(table);
  await again.until((m) => m.type === "events" && m.legal.length > 0);
  expect((await second.store.log(table)).filter(({ what }) => what.kind === "move" && what.by === "bot")).toHaveLength(
    1,
  );
});

test("the more decisions wait, the less time each gets; the last has its whole time again", async () => {
  const given: number[] = [];
  const { ask } = Thread.prototype;
  vi.spyOn(Thread.prototype, "ask").mockImplementation(function (this: Thread<unknown, unknown>, question: unknown) {
    if (typeof question === "object" && question && "milliseconds" in question)
      given.push(Number(question.milliseconds));
    return ask.call(this, question);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const bots = new Bots({ games: GAMES_MODULE, timeLimits: TIME_LIMITS_MS }, fastify({ logger: false }).log);
  onTestFinished(() => bots.close());
  const { state } = begin(goofspiel, {
    options: readOptions(goofspiel.options, {}, 2),
    seats: 2,
    key: keyFromWords("many"),
  });
  const view = goofspiel.view(state, 0);
  const sight = {
    seat: 0,
    view,
    memory: goofspiel.memory(view),
    legal: legalActions(goofspiel, state, 0),
    biasSeed: "",
  };
  const turn = { table: "many", game: "goofspiel", rules: goofspiel.rules, bot: "master", sight };
  const chosen = await Promise.all(Array.from({ length: 40 }, () => bots.choose(turn)));
  for (const action of chosen) expect(sight.legal).toContain(action);
  // The first few find a free thread, and nobody waiting.
  expect(given.slice(4, 30).every((milliseconds) => milliseconds <= 500)).toBe(true);
  expect(given.at(-1)).toBe(1_000);
});
