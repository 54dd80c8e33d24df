import { offlineGame } from "@serai/games/list/offline.ts";
import { FastChance, firstOf, keyFromWords, keyToHex, readOptions } from "@serai/kernel";
import { type SeatInfo, Table, type TableInfo, type TableStart } from "@serai/table";
import { expect, test } from "vitest";
import { mayHaveHints } from "../src/hints/hint-memory.ts";
import { SeatMemory } from "../src/hints/seat-memory.ts";
import { ReplayedGame } from "../src/replay/replayed-game.ts";

const OWN = 0;
/** A table in the middle of a game. */
const quiet = {
  ...{ view: {}, deciders: [0], legal: [], decision: 3, undo: false },
  ...{ away: [], pausing: [], paused: false, over: false },
};
const info: TableInfo = {
  ...{ id: "t", game: "plain", rules: 1, options: {}, seats: [], rated: false, commitment: "" },
  clock: { kind: "none" },
};
const SEATS = 3;

async function tableOf(id: string): Promise<{
  readonly table: Table;
  readonly game: Awaited<ReturnType<typeof offlineGame>>["game"];
  readonly start: TableStart;
}> {
  const { game } = await offlineGame(id);
  const start: TableStart = {
    id,
    game: id,
    rules: game.rules,
    options: readOptions(game.options, {}, SEATS),
    seats: ["Anna", "Béla", "Cleo"].map((name) => ({ kind: "person", name })),
    clock: { kind: "none" },
    commitment: "",
    key: keyToHex(keyFromWords(id)),
    fair: { table: id, secret: "", nonces: [] },
    at: 0,
  };
  return { table: new Table(game, start, []), game, start };
}

test.each(["sultan", "byzanz", "ys"])("%s: what the page remembers is what a bot in the seat would", async (id) => {
  const { table, game } = await tableOf(id);
  const first = table.whole(OWN, 0);
  if (first.type !== "table") throw new Error("a table says how it stands");
  const seatMemory = new SeatMemory(game, OWN, id);
  seatMemory.hear(first);
  const chance = new FastChance(5);
  let heard = first.number;
  let undone = 0;

  function look(): void {
    const news = table.since(OWN, heard, 0);
    if (news.type !== "events") throw new Error("nothing was missed");
    heard = news.number;
    seatMemory.hear(news);
    const { view, memory, legal } = table.sightOf(OWN);
    expect(seatMemory.sight(view, legal)?.memory).toEqual(memory);
  }

  for (let n = 0; !table.over; n++) {
    const seat = firstOf(table.deciders);
    const { legal } = table.sightOf(seat);
    const latest = table.whole(seat, 0);
    if (latest.type !== "table") throw new Error("a table says how it stands");
    const action = game.notation.write(legal[chance.int(legal.length)]);
    table.command(seat, { type: "act", id: `${n}`, decision: latest.decision, action }, 0);
    look();
    const after = table.whole(seat, 0);
    // Every third time it may be, a move is taken back: it has then not been made.
    if (after.type !== "table" || !after.undo || chance.int(3) > 0) continue;
    table.command(seat, { type: "undo", id: `${n} back`, decision: after.decision }, 0);
    undone++;
    look();
  }
  expect(undone > 0).toBe(id !== "sultan");
});

test("a device that joins in the middle of a game remembers nothing rather than something wrong", async () => {
  const { table, game } = await tableOf("sultan");
  for (let n = 0; n < 12; n++) {
    const seat = firstOf(table.deciders);
    const latest = table.whole(seat, 0);
    if (latest.type !== "table") throw new Error("a table says how it stands");
    table.command(seat, { type: "act", id: `${n}`, decision: latest.decision, action: latest.legal[0] }, 0);
  }
  const late = table.whole(OWN, 0);
  if (late.type !== "table") throw new Error("a table says how it stands");
  const seatMemory = new SeatMemory(game, OWN, "sultan");
  seatMemory.hear(late);
  expect(seatMemory.sight(late.view, [])).toBeUndefined();
});

test("a game that remembers nothing is remembered: after a reload, in another tab, after a move was taken back", () => {
  const rules = { memory: () => undefined, remember: () => {} };
  const said = { type: "events", number: 8, events: [{ kind: "moved" }], ...quiet } as const;
  const undone = { ...said, number: 9, events: [{ table: "undone", seat: OWN, events: 1 }] } as const;
  const whole = { type: "table", viewer: OWN, table: info, number: 7, log: [], missed: [], ...quiet } as const;
  const seatMemory = new SeatMemory(rules, OWN, "plain");
  for (const message of [whole, said, undone]) {
    seatMemory.hear(message);
    expect(seatMemory.sight({}, [])).toEqual({ seat: OWN, view: {}, memory: undefined, legal: [] });
  }
});

test("hints are for practice: alone among bots, and never where the result counts", () => {
  const alone: SeatInfo[] = [
    { kind: "person", name: "Anna" },
    { kind: "bot", name: "Béla", bot: "trader" },
  ];
  expect(mayHaveHints({ rated: false, seats: alone }, OWN)).toBe(true);
  expect(mayHaveHints({ rated: true, seats: alone }, OWN)).toBe(false);
  expect(mayHaveHints({ rated: false, seats: [...alone, { kind: "person", name: "Cleo" }] }, OWN)).toBe(false);
});

test.each(["sultan", "byzanz", "ys"])(
  "%s: played on from a moment, the seat remembers what it had seen",
  async (id) => {
    const { table, game, start } = await tableOf(id);
    const chance = new FastChance(7);
    while (!table.over) {
      const seat = firstOf(table.deciders);
      table.playFor(seat, table.sightOf(seat).legal[chance.int(table.sightOf(seat).legal.length)], "bot", 0);
    }
    const record = table.record();
    if (record === undefined) throw new Error("a game that is over has a record");
    const played = new ReplayedGame(game, record);
    for (const moves of [0, 1, 2, 3, 5, 8].map((eighth) => Math.floor((played.last * eighth) / 9))) {
      const log = record.actions.slice(0, moves).map((line) => ({ what: { kind: "move", line }, at: 0 }) as const);
      const fork = new Table(game, start, log);
      const { memory } = fork.sightOf(OWN);
      expect(played.memory(moves, OWN)).toEqual({ number: fork.numberFor(OWN), memory });
    }
  },
);
