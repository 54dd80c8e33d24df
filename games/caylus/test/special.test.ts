import { expect, test } from "vitest";
import { scene } from "./scene.ts";

const DENIERS = [5, 5, 5, 5];

test("C-4 phase 3, gate: free to any open place; the owner of another's building takes a point", () => {
  const game = scene({ phase: 3, workers: { gate: 0 }, deniers: DENIERS, road: { 9: ["mason", 2] } });
  expect(game.asked).toBe("0 gate");
  expect(game.legal).toEqual([
    ...["home", "move trading-post", "move guild", "move joust", "move stables", "move inn", "move castle"],
    ...["move 1", "move 2", "move 3", "move 4", "move 5", "move 6", "move 7", "move 8", "move 9", "move 16"],
  ]);
  game.play("0 move 9");
  expect(game.points).toEqual([0, 0, 1, 0]);
  expect(game.deniers).toEqual(DENIERS);
  expect(game.state.worker[6 + 9]).toBe(0);
  expect(game.state.workers[0]).toBe(5);
});

test("C-4 phase 3, gate: a worker moved to a later special building is activated in this phase", () => {
  const game = scene({ phase: 3, workers: { gate: 1 }, deniers: DENIERS });
  game.play("1 move trading-post");
  expect(game.deniers[1]).toBe(8);
  expect(game.state.workers[1]).toBe(6);
});

test("C-4 phase 3, gate: limits of one per player hold, taken spaces stay taken", () => {
  const game = scene({ phase: 3, workers: { gate: 1, inn: 0, "3": 2 }, castle: [1], stables: [1], deniers: DENIERS });
  for (const place of ["castle", "stables"])
    expect(game.refusal(`1 move ${place}`)).toBe(`one-worker-each {"place":"${place}"}`);
  expect(game.refusal("1 move inn")).toBe('place-taken {"place":"inn"}');
  expect(game.refusal("1 move 3")).toBe('place-taken {"place":"3"}');
  expect(game.refusal("1 move gate")).toBe('place-taken {"place":"gate"}');
});

test("C-4 phase 3, gate: not moved, the worker goes home", () => {
  const game = scene({ phase: 3, workers: { gate: 1 }, deniers: DENIERS });
  game.play("1 home");
  expect(game.state.workers[1]).toBe(6);
  expect(game.asked).toBe("0 provost");
});

test("C-12.6: from the gate into the inn's left circle while holding the right one", () => {
  const game = scene({ phase: 3, workers: { gate: 1 }, guest: 1, deniers: DENIERS });
  game.play("1 move inn");
  expect(game.state.guest).toBe(1);
  expect(game.state.workers[1]).toBe(5);
});

test("C-4 phase 3, trading post: three deniers", () => {
  const game = scene({ phase: 3, workers: { "trading-post": 2 }, deniers: DENIERS });
  expect(game.deniers).toEqual([5, 5, 8, 5]);
});

test("C-4 phase 3, merchants' guild: one to three spaces either way, free, or not at all", () => {
  const game = scene({ phase: 3, workers: { guild: 2 }, deniers: [0, 0, 0, 0], provost: 9 });
  expect(game.asked).toBe("2 guild");
  expect(game.legal).toEqual([
    ...["decline", "provost -3", "provost -2", "provost -1", "provost +1", "provost +2", "provost +3"],
  ]);
  game.play("2 provost -3");
  expect(game.told("provost")).toEqual([{ kind: "provost", seat: 2, from: 9, to: 6, deniers: 0, by: "guild" }]);
});

test("C-12.9: the guild's provost stays on spaces 1 to 28", () => {
  const low = scene({ phase: 3, workers: { guild: 2 }, provost: 2, deniers: DENIERS });
  expect(low.legal).toEqual(["decline", "provost -1", "provost +1", "provost +2", "provost +3"]);
  const high = scene({ phase: 3, workers: { guild: 2 }, provost: 28, deniers: DENIERS });
  expect(high.legal).toEqual(["decline", "provost -3", "provost -2", "provost -1"]);
  expect(high.refusal("2 provost +1")).toBe('provost-off-road {"to":29}');
});

test("C-4 phase 3, joust field: a denier and a cloth for one favour, if one likes", () => {
  const position = { phase: 3, workers: { joust: 3 }, deniers: DENIERS, cubes: ["", "", "", "cloth cloth"] };
  const game = scene(position);
  expect(game.legal).toEqual(["decline", "joust"]);
  game.play("3 joust");
  expect(game.asked).toBe("3 line");
  expect([game.deniers[3], game.cubes(3)]).toEqual([4, "cloth"]);
  game.play("3 favour prestige");
  expect(game.points[3]).toBe(1);
  expect(game.asked).toBe("0 provost");
  const unwilling = scene(position);
  unwilling.play("3 decline");
  expect([unwilling.deniers[3], unwilling.cubes(3), unwilling.asked]).toEqual([5, "cloth cloth", "0 provost"]);
});

test("C-4 phase 3, joust field: without a denier or a cloth nobody is asked", () => {
  expect(scene({ phase: 3, workers: { joust: 3 }, deniers: DENIERS }).asked).toBe("0 provost");
  const poor = scene({ phase: 3, workers: { joust: 3 }, deniers: [1, 1, 1, 0], cubes: ["", "", "", "cloth"] });
  expect(poor.asked).toBe("0 provost");
});

test("C-4 phase 3, stables: the order lasts until it is changed again", () => {
  const game = scene({ phase: 3, order: [3, 2, 1, 0], stables: [1, 0], deniers: DENIERS });
  expect(game.state.order).toEqual([1, 0, 3, 2]);
  expect(game.state.workers).toEqual([6, 6, 6, 6]);
  expect(game.state.stables).toEqual([]);
});

test("C-4 phase 3, inn: who stands left goes right, who stood right goes home", () => {
  const game = scene({ phase: 3, workers: { inn: 1 }, guest: 2, deniers: DENIERS });
  expect(game.state.guest).toBe(1);
  expect(game.state.workers).toEqual([6, 5, 6, 6]);
  expect(game.told("guest")).toEqual([{ kind: "guest", seat: 1, left: 2 }]);
});

test("C-4 phase 3, inn: nobody left of the guest, and the guest chooses", () => {
  const stays = scene({ phase: 3, guest: 2, deniers: DENIERS });
  expect([stays.asked, stays.legal]).toEqual(["2 inn", ["home", "stay"]]);
  stays.play("2 stay");
  expect([stays.state.guest, stays.state.workers[2]]).toEqual([2, 5]);
  const leaves = scene({ phase: 3, guest: 2, deniers: DENIERS });
  leaves.play("2 home");
  expect([leaves.state.guest, leaves.state.workers[2]]).toEqual([-1, 6]);
});

test("C-4 phase 3: gate, trading post, guild, joust, stables, inn, in this order", () => {
  const workers = { gate: 0, "trading-post": 1, guild: 2, joust: 3 };
  const game = scene({ phase: 3, workers, stables: [3], guest: 1, deniers: DENIERS, cubes: ["", "", "", "cloth"] });
  game.play("0 home\n2 provost +1\n3 joust\n3 favour money\n1 stay");
  expect(game.events.map(({ kind }) => kind)).toEqual([
    ...["home", "tradingPost", "provost", "joust", "favour", "effect", "stables", "stayed"],
  ]);
});
