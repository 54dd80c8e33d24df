import { text as byzanzText } from "@serai/games/byzanz/words/en.ts";
import { caylus } from "@serai/games/caylus/rules/index.ts";
import { text as caylusText } from "@serai/games/caylus/words/en.ts";
import { sultan } from "@serai/games/sultan/rules/index.ts";
import { text as sultanText } from "@serai/games/sultan/words/en.ts";
import { text as ysText } from "@serai/games/ys/words/en.ts";
import { type GameRecord, type GameTypes, type Viewer, viewersOf } from "@serai/kernel";
import { type LogEntry, Table, type TableStart } from "@serai/table";
import type { GameText } from "@serai/words/game-text";
import { describe, expect, test } from "vitest";
import { ReplayedGame } from "../src/replay/replayed-game.ts";
import { viewOfMoment } from "../src/table/story.ts";
import { randomRecord } from "./support/random-record.ts";
import { type Recorded, recorded, tellingAndRules } from "./support/records.ts";

const games: readonly Recorded[] = [
  ...recorded,
  ...[2, 3, 4, 5].flatMap((seats) =>
    [false, true].map((memoryAid) => ({
      name: `sultan with ${seats}${memoryAid ? ", memory aid" : ""}`,
      record: randomRecord(sultan, seats, { memoryAid }, seats),
    })),
  ),
  ...[2, 5].map((seats) => ({ name: `caylus with ${seats}`, record: randomRecord(caylus, seats, {}, seats) })),
];

const WORDS: Readonly<Record<string, GameText<GameTypes>>> = {
  sultan: sultanText,
  byzanz: byzanzText,
  ys: ysText,
  caylus: caylusText,
};

const startOf = ({ game, rules, options, seats, key = "" }: GameRecord): TableStart => ({
  ...{ id: "t", game, rules, options, key, clock: { kind: "none" }, rated: false, commitment: "", at: 0 },
  seats: seats.map((name) => ({ kind: "person", name })),
  fair: { table: "t", secret: "", nonces: [] },
});

/** The record as the log of a table, every move its person's own. */
const logOf = ({ actions }: GameRecord): LogEntry[] => actions.map((line) => ({ what: { kind: "move", line }, at: 0 }));

const text = (value: unknown): string => JSON.stringify(value);

describe.each(games)("$name", ({ record }) => {
  test("seen again from every seat it shows what that seat was sent, move by move, and nothing else", async () => {
    const { game } = await tellingAndRules(record);
    const played = new ReplayedGame(game, record);
    const table = new Table(game, startOf(record), []);
    const heard = new Map<Viewer, number>();
    const stories = new Map(viewersOf(record.seats.length).map((viewer) => [viewer, played.told(played.last, viewer)]));
    for (const [at, { by, move = "" }] of played.moments.entries()) {
      const action = game.notation.read(move.slice(move.indexOf(" ") + 1));
      if (by !== undefined && action !== undefined) table.playFor(by, action, "bot", 0);
      for (const [viewer, story] of stories) {
        const sent = table.since(viewer, heard.get(viewer) ?? 0, 0);
        if (sent.type !== "events") throw new Error("nothing was missed");
        heard.set(viewer, sent.number);
        expect(text(played.view(at, viewer))).toBe(text(sent.view));
        const told = story.filter((one) => one.at === at).map(({ event }) => event);
        expect(text(told)).toBe(text(sent.events));
      }
    }
    expect(table.over).toBe(true);
  });

  test("told event by event it shows no more than the seat could see at that moment", async () => {
    const { playback, game } = await tellingAndRules(record);
    const played = new ReplayedGame(game, record);
    for (const viewer of viewersOf(record.seats.length)) {
      let view = playback.blank(played.view(0, viewer));
      for (const { at, events } of byMove(played, viewer)) {
        view = events.reduce((now, event) => playback.show(now, event), view);
        // Comparing costs far more than playing.
        if (at % 4 === 0 && !played.isOver(at))
          expect(sightOf(record.game, played.view(at, viewer))).toMatchObject(sightOf(record.game, view));
      }
    }
  });
});

test.each(games)("$name: whatever is told has its moment", async ({ record }) => {
  const { playback, game } = await tellingAndRules(record);
  const words = WORDS[record.game];
  const played = new ReplayedGame(game, record);
  const silent = played
    .told(played.last, "spectator")
    .filter(({ at, event }) => playback.pace(event, played.view(at, "spectator")) === 0)
    .map(({ event }) => event)
    // With the last event comes the final score.
    .filter((event) => !text(event).includes('"counted"'))
    .filter((event) => words.event(event, String) !== undefined);
  expect(silent).toEqual([]);
});

describe("a line of the log leads to its moment", () => {
  test.each(games)(
    "$name: as it may be retold, and shows no value again that is to be remembered",
    async ({ record }) => {
      const { playback, game } = await tellingAndRules(record);
      // From the seat that makes the last move: nearly the whole game lies behind it.
      const seat = Number(record.actions.at(-1)?.[0]);
      const whole = wholeOf(new Table(game, startOf(record), logOf(record).slice(0, -1)), seat);
      const told = (to: number): string => text(viewOfMoment(playback, whole.view, whole.log.slice(0, to)));
      const forbidden = FORGOTTEN[record.game](record.options);
      for (let to = 1; to <= whole.log.length; to += 3)
        for (const secret of forbidden) expect(told(to)).not.toMatch(secret);
    },
  );

  test.each([
    ["byzanz", { openScores: true }],
    ["ys", {}],
  ])("%s: what was taken back is as if it had not been", async (id, options) => {
    const { playback, game } = await tellingAndRules({ game: id });
    const record = randomRecord(game, 3, options, 1);
    const table = new Table(game, startOf(record), []);
    let undone = 0;
    for (const [n, line] of record.actions.slice(0, 60).entries()) {
      const seat = Number(line[0]);
      const command = { decision: wholeOf(table, seat).decision, id: `${n}`, action: line.slice(2) };
      table.command(seat, { type: "act", ...command }, 0);
      const { undo, decision } = wholeOf(table, seat);
      if (!undo) continue;
      undone++;
      table.command(seat, { type: "undo", id: `${n} back`, decision }, 0);
      table.command(seat, { type: "act", ...command, decision: decision + 1, id: `${n} again` }, 0);
      for (const viewer of viewersOf(3)) {
        const { view, log, missed } = wholeOf(table, viewer);
        expect(sightOf(id, view)).toMatchObject(sightOf(id, viewOfMoment(playback, view, [...log, ...missed])));
      }
    }
    expect(undone).toBeGreaterThan(5);
  });
});

function wholeOf(table: Table, viewer: Viewer) {
  const whole = table.whole(viewer, 0);
  if (whole.type !== "table") throw new Error("a table says how it stands");
  return whole;
}

/** Where a game wants things remembered: what then is in no moment that its log leads to. */
const FORGOTTEN: Readonly<Record<string, (options: GameRecord["options"]) => readonly RegExp[]>> = {
  // S-4.2: cards turned up. The gems and played cards that a seat may see are its own.
  sultan: ({ memoryAid }) => (memoryAid ? [] : [/"reveal"/, /"bag"/]),
  // B-6.1: the cards of a sale.
  byzanz: ({ openScores }) => (openScores ? [] : [/"last"/]),
  // Y-2.2: a value face down.
  ys: ({ recall }) => (recall ? [] : [/"up":false,"seen":\d+,"value"/, /"up":false,"value"/]),
  // C-1: nothing is ever hidden.
  caylus: () => [],
};

const byMove = (played: ReplayedGame, viewer: Viewer) => {
  const story = played.told(played.last, viewer);
  return played.moments.map((_, at) => ({
    at,
    events: story.filter((one) => one.at === at).map(({ event }) => event),
  }));
};

/** What is or was hidden from somebody, and what lies on the board beside it. Not whom play waits for: no event says so. */
const SIGHTS: Readonly<Record<string, readonly string[]>> = {
  sultan: ["drawn", "shown", "laid", "reveal", "hand", "bag", "cardsInHand", "gems", "played"],
  byzanz: ["lot", "market", "pile", "hand", "cardsInHand", "laid", "bid", "scored", "scoredCards", "discarded"],
  ys: [
    ...["brokers", "hand", "market", "prices", "docked", "palaces", "order", "marked", "closed", "neutral"],
    ...["score", "gems", "front", "last", "behind", "throne", "cards", "fresh", "played"],
  ],
  caylus: [
    ...["tiles", "owners", "waiting", "supply", "provost", "bailiff", "order", "bridge", "guest"],
    ...["points", "deniers", "cubes", "houses", "markers"],
  ],
};

function sightOf(game: string, view: unknown): object {
  const seen = (part: unknown): [string, unknown][] =>
    Object.entries(part ?? {}).filter(([key, value]) => SIGHTS[game].includes(key) && value !== undefined);
  const seats = typeof view === "object" && view && "seats" in view && Array.isArray(view.seats) ? view.seats : [];
  return { ...Object.fromEntries(seen(view)), seats: seats.map((seat) => Object.fromEntries(seen(seat))) };
}
