import { FIRST_GAMES } from "@serai/games/list/generated/first-games.ts";
import { offlineGame } from "@serai/games/list/offline.ts";
import { beginRecorded, firstOf, type GameRecord, legalActions, readRecord, replay, type Viewer } from "@serai/kernel";
import type { Message } from "@serai/table";
import { describe, expect, test, vi } from "vitest";
import { gameIds } from "../src/games/about.ts";
import type { LocalServices } from "../src/offline/room.ts";
import { LocalRooms } from "../src/offline/rooms.ts";
import { scriptedMove } from "../src/offline/script.ts";
import { think } from "../src/offline/thinking.ts";
import { type MemoryStore, memoryStore } from "./support/memory-store.ts";

const GAMES = ["sultan", "byzanz", "ys"];

/** Bots that answer at once: what they think is tested elsewhere. */
const houseOf = (store: MemoryStore, added: LocalServices["added"] = () => {}): LocalServices => ({
  store,
  offlineGame,
  think: async (_game, _bot, { legal }) => legal[0],
  now: Date.now,
  added,
});

type ViewerState = Extract<Message, { type: "table" | "events" }>;

/** Somebody at a table who answers with the first legal action, and remembers what was heard. */
class Player {
  readonly viewer: Viewer;
  readonly heard: Message[] = [];
  isCut = false;
  #onHear: () => void = () => {};

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  send(message: Message): void {
    this.heard.push(message);
    this.#onHear();
  }

  cut(): void {
    this.isCut = true;
    this.#onHear();
  }

  get latest(): ViewerState {
    const last = this.heard.findLast((message) => message.type === "table" || message.type === "events");
    if (last?.type !== "table" && last?.type !== "events") throw new Error("nothing heard yet");
    return last;
  }

  async until(isSo: () => boolean): Promise<void> {
    while (!isSo())
      await new Promise<void>((resolve) => {
        this.#onHear = resolve;
      });
  }

  get isAsked(): boolean {
    return this.latest.deciders.some((seat) => seat === this.viewer);
  }
}

let commands = 0;
const newId = (): string => `command-${++commands}`;

async function sitDown(rooms: LocalRooms, table: string, viewer?: Viewer): Promise<Player> {
  const room = await rooms.find(table);
  const player = new Player(viewer ?? room.firstPerson);
  await room.join(player, undefined);
  return player;
}

async function act(rooms: LocalRooms, table: string, player: Player): Promise<void> {
  const { legal, decision } = player.latest;
  const room = await rooms.find(table);
  await room.command(player, { type: "act", id: newId(), decision, action: legal[0] });
}

async function playOut(rooms: LocalRooms, table: string, player: Player): Promise<void> {
  for (;;) {
    await player.until(() => player.latest.over || player.isAsked);
    if (player.latest.over) return;
    await act(rooms, table, player);
  }
}

const open = (rooms: LocalRooms, game: string, names = ["Anna"], bots = 2): Promise<string> =>
  rooms.answer({
    what: "open",
    wanted: {
      game,
      options: {},
      seats: [...names.map((name) => ({ name })), ...Array.from({ length: bots }, () => ({ bot: "trader" }))],
    },
  });

async function finished(rooms: LocalRooms, game = "sultan"): Promise<{ table: string; record: GameRecord }> {
  const table = await open(rooms, game);
  await playOut(rooms, table, await sitDown(rooms, table));
  return { table, record: readRecord(await rooms.answer({ what: "record", table })) };
}

test("every game with a page can be played on this device", async () => {
  for (const id of gameIds) expect((await offlineGame(id)).game.id).toBe(id);
});

describe("a table on this device", () => {
  test.each(GAMES)("%s: a whole game; its record plays again to the same end", async (game) => {
    const rooms = new LocalRooms(houseOf(memoryStore()));
    const { record } = await finished(rooms, game);
    expect(replay((await offlineGame(game)).game, record).differences).toEqual([]);
    expect(record.seats).toContain("Anna");
  });

  test("nobody hears of what is not kept yet", async () => {
    const store = memoryStore();
    const rooms = new LocalRooms(houseOf(store));
    const table = await open(rooms, "sultan");
    const player = await sitDown(rooms, table);
    const before = store.count(table);
    await player.until(() => player.isAsked);
    const told = vi.spyOn(player, "send");
    const kept: number[] = [];
    told.mockImplementation((message) => {
      if (message.type === "done") kept.push(store.count(table));
      player.heard.push(message);
    });
    const asked = store.count(table);
    await act(rooms, table, player);
    expect(asked).toBeGreaterThanOrEqual(before);
    expect(kept).toEqual([asked + 1]);
  });

  test("another host goes on where this one stopped", async () => {
    const store = memoryStore();
    const first = new LocalRooms(houseOf(store));
    const table = await open(first, "byzanz");
    const player = await sitDown(first, table);
    for (let turn = 0; turn < 3; turn++) {
      await player.until(() => player.isAsked);
      await act(first, table, player);
    }
    await player.until(() => player.isAsked);
    const again = await sitDown(new LocalRooms(houseOf(store)), table);
    expect(again.viewer).toBe(player.viewer);
    expect(again.latest.view).toEqual(player.latest.view);
    expect(again.latest.legal).toEqual(player.latest.legal);
  });

  test("a disk that is full refuses, and nothing is told", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const store = memoryStore();
    const rooms = new LocalRooms(houseOf(store));
    const table = await open(rooms, "sultan", ["Anna", "Béla"], 0);
    const [anna, bela] = [await sitDown(rooms, table, 0), await sitDown(rooms, table, 1)];
    const asked = anna.isAsked ? anna : bela;
    const other = asked === anna ? bela : anna;
    const heard = other.heard.length;
    store.fill();
    await act(rooms, table, asked);
    expect(asked.heard.at(-1)).toMatchObject({ type: "refused", code: "failed" });
    expect(other.heard.length).toBe(heard);
    expect(other.isCut).toBe(true);
    const view = asked.latest.view;
    expect((await sitDown(rooms, table, asked.viewer)).latest.view).toEqual(view);
  });

  test("two pages at one table: the log has one line of moves, and the slower page reads it again", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const store = memoryStore();
    const here = new LocalRooms(houseOf(store));
    const there = new LocalRooms(houseOf(store, (table) => void here.reload(table)));
    const table = await open(here, "sultan", ["Anna", "Béla"], 0);
    const mine = await sitDown(here, table, "spectator");
    const seat = mine.latest.deciders[0];
    const one = await sitDown(here, table, seat);
    const other = await sitDown(there, table, seat);
    await act(there, table, other);
    await one.until(() => one.isCut);
    const again = await sitDown(here, table, seat);
    expect(again.latest.view).toEqual(other.latest.view);
    expect(store.count(table)).toBe(1);
  });

  test("said twice is done once; a watcher may not act", async () => {
    const store = memoryStore();
    const rooms = new LocalRooms(houseOf(store));
    const table = await open(rooms, "sultan", ["Anna", "Béla"], 0);
    const watcher = await sitDown(rooms, table, "spectator");
    const player = await sitDown(rooms, table, watcher.latest.deciders[0]);
    const { legal, decision } = player.latest;
    const command = { type: "act" as const, id: newId(), decision, action: legal[0] };
    const room = await rooms.find(table);
    await room.command(watcher, command);
    expect(watcher.heard.at(-1)).toMatchObject({ type: "refused", code: "not-seated" });
    await room.command(player, command);
    await room.command(player, command);
    expect(store.count(table)).toBe(1);
    expect(player.heard.filter(({ type }) => type === "done").length).toBe(2);
  });

  test("the record is to be had after the end only", async () => {
    const rooms = new LocalRooms(houseOf(memoryStore()));
    const table = await open(rooms, "sultan");
    await expect(rooms.answer({ what: "record", table })).rejects.toMatchObject({ code: "not-over" });
    await expect(rooms.answer({ what: "record", table: "none" })).rejects.toMatchObject({ code: "unknown-table" });
  });

  test("playing again opens one table with the same people, however often it is asked", async () => {
    const rooms = new LocalRooms(houseOf(memoryStore()));
    const { table } = await finished(rooms);
    const next = await rooms.answer({ what: "rematch", table });
    expect(next).not.toBe(table);
    expect(await rooms.answer({ what: "rematch", table })).toBe(next);
    const player = await sitDown(rooms, next);
    expect(player.latest.type === "table" && player.latest.table.seats.map(({ kind }) => kind).sort()).toEqual([
      "bot",
      "bot",
      "person",
    ]);
  });
});

describe("practice from a record", () => {
  test.each(GAMES)("%s goes on from any move, seen from any seat", async (game) => {
    const rooms = new LocalRooms(houseOf(memoryStore()));
    const { record } = await finished(rooms, game);
    const moves = Math.floor(record.actions.length / 2);
    const { game: rules } = await offlineGame(game);
    for (const seat of record.seats.keys()) {
      const table = await rooms.answer({ what: "fork", fork: { record, moves, seat } });
      const player = await sitDown(rooms, table);
      expect(player.viewer).toBe(seat);
      const { match } = replay(rules, { ...record, actions: record.actions.slice(0, moves) });
      expect(player.latest.view).toEqual(rules.view(match.state, seat));
      await playOut(rooms, table, player);
      const again = readRecord(await rooms.answer({ what: "record", table }));
      expect(again.actions.slice(0, moves)).toEqual(record.actions.slice(0, moves));
      expect(replay(rules, again).differences).toEqual([]);
    }
  });

  test("what the rules do not allow is refused before it is kept", async () => {
    const store = memoryStore();
    const rooms = new LocalRooms(houseOf(store));
    const { record } = await finished(rooms);
    const kept = (await store.tables()).length;
    const bad = { ...record, actions: [record.actions[0], record.actions[0]] };
    await expect(rooms.answer({ what: "fork", fork: { record: bad, moves: 2, seat: 0 } })).rejects.toThrow();
    const { key, ...keyless } = record;
    expect(key).toBeDefined();
    await expect(rooms.answer({ what: "fork", fork: { record: keyless, moves: 0, seat: 0 } })).rejects.toMatchObject({
      code: "no-key",
    });
    expect((await store.tables()).length).toBe(kept);
  });
});

test("a bot's answer takes its level's time, even if there is but one", async () => {
  const { record } = await finished(new LocalRooms(houseOf(memoryStore())));
  const box = await offlineGame("sultan");
  const { state } = beginRecorded(box.game, record);
  const seat = firstOf(box.game.deciders(state));
  const view = box.game.view(state, seat);
  const [only] = legalActions(box.game, state, seat);
  const began = performance.now();
  expect(await think(box, "merchant", { seat, view, memory: box.game.memory(view), legal: [only], biasSeed: "" })).toBe(
    only,
  );
  expect(performance.now() - began).toBeGreaterThan(280);
});

describe("a table with a script", () => {
  const script = ["1 back white", "1 lay 9 at 3", "2 lay 3 at 1", "3 lay 4 at 2", "0 lay 10 at 3", "2 back white"];

  test("its bots make the script's moves until somebody does something else", () => {
    expect(scriptedMove(script, [], 1)).toBe("1 back white");
    expect(scriptedMove(script, script.slice(0, 3), 3)).toBe("3 lay 4 at 2");
    expect(scriptedMove(script, script.slice(0, 5), 2)).toBe("2 back white");
    expect(scriptedMove(script, [...script.slice(0, 4), "0 lay 2 at 1"], 2)).toBeUndefined();
    expect(scriptedMove(script, script, 2)).toBeUndefined();
  });

  test("is played by it, and goes on by the bots' own choice", async () => {
    const { options, key, seats, seat, moves } = await FIRST_GAMES.sultan.open();
    const rooms = new LocalRooms(houseOf(memoryStore()));
    const lesson = { game: "sultan", options, key, seats, seat, name: "Anna", bot: "apprentice", moves };
    const table = await rooms.answer({ what: "lesson", lesson });
    const player = await sitDown(rooms, table);
    const own = moves.filter((line) => line.startsWith(`${seat} `)).map((line) => line.slice(2));
    for (const action of own) {
      await player.until(() => player.isAsked);
      expect(player.latest.legal).toContain(action);
      await (await rooms.find(table)).command(player, {
        type: "act",
        id: newId(),
        decision: player.latest.decision,
        action,
      });
    }
    await playOut(rooms, table, player);
    const record = readRecord(await rooms.answer({ what: "record", table }));
    expect(record.actions.slice(0, moves.length)).toEqual(moves);
  });
});
