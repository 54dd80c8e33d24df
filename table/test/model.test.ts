import { begin, keyOf, play, readMove, seatsIn } from "@serai/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type LogEntry, Table, type TableStart } from "../src/index.ts";
import { codeOf, SECOND, Sitting, startOf } from "./helpers.ts";
import { World } from "./host-world.ts";
import { steps } from "./steps-game.ts";

const SEATS = 3;
const DECISION = 20;
const RESERVE = 30;

/** The log as if nothing had ever been taken back. */
function withoutUndone(log: readonly LogEntry[]): LogEntry[] {
  const net: LogEntry[] = [];
  for (const entry of log)
    if (entry.what.kind !== "undo") net.push(entry);
    else
      net.splice(
        net.findLastIndex(({ what }) => what.kind === "move"),
        1,
      );
  return net;
}

/** Milliseconds of a stretch of time during which the clocks went. */
function ran(pauses: readonly (readonly [number, number])[], from: number, to: number): number {
  const lost = pauses.map(([start, end]) => Math.max(0, Math.min(end, to) - Math.max(start, from)));
  return to - from - lost.reduce((sum, one) => sum + one, 0);
}

/**
 * The clocks, worked out the long way: only moves that stand, and pauses, have anything to do with them. Leaving, coming
 * back, orders, restarts and actions that were taken back are as if they had never been.
 */
function clocksByModel(start: TableStart, log: readonly LogEntry[], now: number): (number | undefined)[] {
  const pauses: [number, number][] = [];
  const asking = new Set<number>();
  let away = new Set<number>();
  for (const { what, at } of log) {
    if (what.kind === "away" || what.kind === "resign") away = new Set([...away, what.seat]);
    if (what.kind === "back") away = new Set([...away].filter((seat) => seat !== what.seat));
    if (what.kind === "pause") asking.add(what.seat);
    const isPaused = pauses.at(-1)?.[1] === Number.POSITIVE_INFINITY;
    const present = [...Array(SEATS).keys()].filter((seat) => !away.has(seat));
    if (what.kind === "pause" && !isPaused && present.every((seat) => asking.has(seat)))
      pauses.push([at, Number.POSITIVE_INFINITY]);
    if (what.kind === "resume") {
      asking.clear();
      const last = pauses.at(-1);
      if (last && isPaused) last[1] = at;
    }
  }
  const match = begin(steps, { options: {}, seats: SEATS, key: keyOf(start, start.fair) });
  const asked: (number | undefined)[] = Array.from({ length: SEATS }, () => undefined);
  const reserve = Array.from({ length: SEATS }, () => RESERVE * SECOND);
  const ask = (at: number): void => {
    const deciders = [...seatsIn(steps.deciders(match.state))];
    for (const seat of asked.keys()) asked[seat] = deciders.includes(seat) ? (asked[seat] ?? at) : undefined;
  };
  ask(start.at);
  for (const { what, at } of withoutUndone(log)) {
    if (what.kind !== "move") continue;
    const { seat, action } = readMove(steps, what.line);
    const took = ran(pauses, asked[seat] ?? at, at);
    reserve[seat] = Math.max(0, reserve[seat] - Math.max(0, took - DECISION * SECOND));
    play(match, seat, action);
    asked[seat] = undefined;
    ask(at);
  }
  if (pauses.at(-1)?.[1] === Number.POSITIVE_INFINITY) return asked.map(() => undefined);
  return asked.map((from, seat) =>
    from === undefined ? undefined : DECISION * SECOND + reserve[seat] - ran(pauses, from, now),
  );
}

type Step =
  | { readonly kind: "pass"; readonly seconds: number }
  | { readonly kind: "act"; readonly seat: number; readonly action: string }
  | { readonly kind: "undo" | "leave" | "back" | "resign" | "pause" | "resume" | "order"; readonly seat: number }
  | { readonly kind: "wake" | "restart" };

const seat = fc.nat(SEATS - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("pass" as const), seconds: fc.nat(25) }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("act" as const),
      seat,
      action: fc.constantFrom("step", "step", "end", "guess"),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("undo" as const), seat }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constantFrom("leave", "back", "pause", "resume", "order"), seat }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("resign" as const), seat }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom("wake", "restart") }) },
);

/** A refusal is an answer too: what is refused must change nothing. */
function carryOut(sitting: Sitting, step: Step): void {
  switch (step.kind) {
    case "pass":
      sitting.pass(step.seconds);
      break;
    case "wake":
      sitting.wake();
      break;
    case "restart":
      sitting.restart();
      break;
    case "act":
      codeOf(() => sitting.act(step.seat, step.action));
      break;
    case "order":
      codeOf(() => sitting.do(step.seat, { type: "order", order: "end" }));
      break;
    default:
      codeOf(() => sitting.do(step.seat, { type: step.kind }));
  }
}

test("undo, clocks, leaving, orders, pauses and restarts in any order: clocks are those of the moves that stand", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const start = startOf(SEATS, { kind: "live", decision: DECISION, reserve: RESERVE });
      const sitting = new Sitting(start);
      for (const one of steps) {
        carryOut(sitting, one);
        const clocks = sitting.standing(0).clocks?.map(({ left }) => left);
        expect(clocks).toEqual(clocksByModel(start, sitting.log, sitting.now));
      }
      const heard = sitting.table;
      sitting.restart();
      for (const viewer of [0, 1, 2, "spectator"] as const)
        expect(sitting.table.whole(viewer, sitting.now)).toEqual(heard.whole(viewer, sitting.now));
      for (const one of [0, 1, 2]) expect(sitting.table.sightOf(one)).toEqual(heard.sightOf(one));
      expect(sitting.table.wakesAt).toBe(heard.wakesAt);
    }),
    { numRuns: 300 },
  );
});

test("nobody is punished for a move that came in time, and no decision outlasts its time", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const start = startOf(SEATS, { kind: "live", decision: DECISION, reserve: RESERVE });
      const sitting = new Sitting(start);
      for (const one of steps) {
        const before = clocksByModel(start, sitting.log, sitting.now);
        const length = sitting.log.length;
        carryOut(sitting, one);
        for (const { what } of sitting.log.slice(length))
          if (what.kind === "away" && what.why === "time") expect(before[what.seat] ?? 1).toBeLessThanOrEqual(0);
        if (one.kind !== "wake" || sitting.standing(0).away.length === SEATS) continue;
        // Woken, the host leaves no present person's decision open beyond its time.
        for (const left of clocksByModel(start, sitting.log, sitting.now)) expect(left ?? 1).toBeGreaterThan(0);
      }
    }),
    { numRuns: 300 },
  );
});

function carryOutAtHost(world: World, step: Step): Promise<void> {
  switch (step.kind) {
    case "pass":
      world.pass(step.seconds);
      return Promise.resolve();
    case "wake":
      return world.host.wake();
    case "restart":
      world.restart();
      return Promise.resolve();
    case "act":
      return world.act(step.seat, step.action);
    case "order":
      return world.send(step.seat, "order", { order: "end" });
    default:
      return world.send(step.seat, step.kind);
  }
}

/** Everything the viewer was told follows on what it was told before. */
function expectNoGaps(world: World, viewer: number | "spectator", from: number): void {
  let heard = from;
  for (const message of world.heard.get(viewer) ?? []) {
    if (message.type === "events") expect(message.number - message.events.length).toBe(heard);
    if (message.type === "events" || message.type === "table") heard = message.number;
  }
  expect(heard).toBe(world.table.numberFor(viewer));
}

test("a host whose people act at once, whose disk fails and which starts again: the log alone says how the table stands", async () => {
  const together = fc.record({
    steps: fc.array(step, { minLength: 1, maxLength: 4 }),
    isDiskFull: fc.nat(9).map((chance) => chance === 0),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(together, { maxLength: 25 }), async (rounds) => {
      const start = startOf(SEATS, { kind: "live", decision: DECISION, reserve: RESERVE });
      const viewers = [0, 1, 2, "spectator"] as const;
      const world = new World(start, viewers);
      const before = viewers.map((viewer) => world.table.numberFor(viewer));
      for (const { steps: several, isDiskFull } of rounds) {
        world.isDiskFull = isDiskFull;
        await Promise.allSettled(several.map((one) => carryOutAtHost(world, one)));
        const clocks = world.standing(0).clocks?.map(({ left }) => left);
        expect(clocks).toEqual(clocksByModel(start, world.disk, world.now));
      }
      const again = new Table(steps, start, world.disk);
      for (const [i, viewer] of viewers.entries()) {
        expectNoGaps(world, viewer, before[i]);
        expect(world.table.whole(viewer, world.now)).toEqual(again.whole(viewer, world.now));
      }
      expect(world.table.wakesAt).toBe(again.wakesAt);
    }),
    { numRuns: 150 },
  );
});
