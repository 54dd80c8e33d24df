import { expect, test } from "vitest";
import { startOf } from "./helpers.ts";
import { gate, World } from "./host-world.ts";

const LIVE = { kind: "live", decision: 30, reserve: 0 } as const;

test("what happens is on disk before anybody hears of it, its own player included", async () => {
  const world = new World(startOf(2, LIVE), [0, 1, "spectator"]);
  await world.act(0, "step");
  expect(world.happened).toEqual(["on disk", "0 is done", "0 hears", "1 hears", "spectator hears"]);
});

test("a disk that takes nothing: nobody is told, and the log is read again", async () => {
  const world = new World(startOf(2, LIVE), [0, 1]);
  world.isDiskFull = true;
  await expect(world.act(0, "step")).rejects.toThrow("full");
  expect(world.happened).toEqual([]);
  expect(world.restarts).toBe(1);
  world.isDiskFull = false;
  await world.act(0, "step");
  expect(world.kinds).toEqual(["0 step"]);
});

test("a move that came in time is never punished, however long it waited in the queue", async () => {
  const world = new World(startOf(2, LIVE), [0, 1]);
  const disk = gate();
  world.writing = disk.wait;
  const slow = world.send(1, "order", { order: "end" });
  world.pass(28);
  const waking = world.host.wake();
  world.pass(1);
  const inTime = world.act(0, "end");
  world.pass(5);
  disk.open();
  await Promise.all([slow, inTime, waking]);
  expect(world.kinds).not.toContain("away");
  expect(world.disk[1]).toMatchObject({ what: { line: "0 end" }, at: world.disk[0].at + 29_000 });
});

test("a move that could not be kept, and so set the time back, is not punished by what waited behind it", async () => {
  const world = new World(startOf(2, LIVE), [0, 1]);
  const disk = gate();
  world.writing = disk.wait;
  world.isDiskFull = true;
  world.pass(29);
  const refused = expect(world.act(0, "end")).rejects.toThrow("full");
  world.pass(2);
  const waking = world.host.wake();
  world.pass(-2);
  disk.open();
  await refused;
  world.isDiskFull = false;
  await waking;
  expect(world.kinds).toEqual([]);
});

test("time that is out is looked up in the log again when its turn comes, not before", async () => {
  const world = new World(startOf(2, LIVE), [0, 1]);
  world.pass(31);
  const disk = gate();
  world.writing = disk.wait;
  // The answer is on its way to the disk when the host wakes.
  const late = world.act(0, "end");
  const waking = world.host.wake();
  disk.open();
  await Promise.all([late, waking]);
  expect(world.kinds).toEqual(["0 end"]);
});

test("a standing order is told to nobody else, and answers when it is due", async () => {
  const world = new World(startOf(2, { kind: "none" }), [0, 1, "spectator"]);
  await world.send(1, "order", { order: "end" });
  expect(world.heard.get(1)).toHaveLength(1);
  expect(world.heard.get(0)).toHaveLength(0);
  expect(world.heard.get("spectator")).toHaveLength(0);
  await world.act(0, "end");
  const due = world.wakesAt ?? 0;
  expect(due).toBeGreaterThan(world.now);
  world.now = due - 1;
  await world.host.wake();
  expect(world.kinds).toHaveLength(2);
  world.now = due;
  await world.host.wake();
  expect(world.kinds.at(-1)).toBe("1 end by order");
});

test("alone with bots a standing order answers at once: nobody could read anything from how long it takes", async () => {
  const world = new World(startOf(1, { kind: "none" }, 1), [0]);
  await world.send(0, "order", { order: "end" });
  expect(world.wakesAt).toBeLessThanOrEqual(world.now);
});

test("a standing order that was taken away or answered meanwhile does nothing", async () => {
  const world = new World(startOf(3, { kind: "none" }), [0]);
  await world.send(1, "order", { order: "end" });
  await world.act(0, "end");
  world.now = world.wakesAt ?? 0;
  const disk = gate();
  world.writing = disk.wait;
  const answered = world.act(1, "step");
  const waking = world.host.wake();
  disk.open();
  await Promise.all([answered, waking]);
  // The order answers the next decision after a delay of its own, not the one that was answered.
  expect(world.kinds.at(-1)).toBe("1 step");
});

test("what a bot chose is dropped where somebody decided meanwhile, and it looks again", async () => {
  const world = new World(startOf(2, { kind: "none" }), [0, 1]);
  await world.send(0, "leave");
  const bot = gate();
  world.thinking = bot.wait;
  const waking = world.host.wake();
  await world.send(0, "back");
  await world.act(0, "end");
  bot.open();
  await waking;
  expect(world.kinds).toEqual(["away", "back", "0 end"]);
});

test("leaving and coming back again and again does not keep the bot from answering once time is out", async () => {
  const world = new World(startOf(2, LIVE), [0, 1]);
  world.pass(31);
  const bot = gate();
  world.thinking = bot.wait;
  const waking = world.host.wake();
  for (let i = 0; i < 3; i++) {
    await world.send(0, "back");
    await world.send(0, "leave");
  }
  await world.send(0, "back");
  bot.open();
  await waking;
  expect(world.kinds.filter((kind) => kind.startsWith("0 "))).toEqual(["0 step by bot"]);
});

test("a command sent twice is done once, and answered twice", async () => {
  const world = new World(startOf(2, LIVE), [0]);
  const command = { type: "act", id: "command-one", decision: 0, action: "step" } as const;
  let answers = 0;
  const send = (): Promise<unknown> =>
    world.host.inTurn((at) => world.host.perform({ what: "command", seat: 0, command }, at, () => answers++));
  await Promise.all([send(), send()]);
  expect(world.kinds).toEqual(["0 step"]);
  expect(answers).toBe(2);
});

test("a host that starts again wakes at the same moments as before", async () => {
  const start = startOf(2, LIVE, 1);
  const world = new World(start, [0]);
  await world.act(0, "end");
  await world.send(1, "order", { order: "end" });
  await world.host.wake();
  const again = new World(start, []);
  again.disk.push(...world.disk);
  again.now = world.now;
  await again.host.wake();
  expect(again.wakesAt).toBe(world.wakesAt);
});
