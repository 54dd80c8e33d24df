import { expect, test } from "vitest";
import { scene } from "./scene.ts";

test("C-4 phase 1: two deniers, one for each residence and the library, two for the hotel", () => {
  const game = scene({
    phase: 1,
    turn: 1,
    deniers: [0, 0, 0, 0],
    road: { 1: ["residence", 0], 2: ["residence", 0], 3: ["library", 1], 4: ["hotel", 2], 5: ["statue", 3] },
  });
  expect(game.deniers).toEqual([4, 3, 4, 2]);
  expect(game.told("income")).toEqual([{ kind: "income", deniers: [4, 3, 4, 2] }]);
});

test("C-4 phase 2: in turn order, round and round, until everybody has passed", () => {
  const game = scene({ order: [2, 0, 3, 1], deniers: [9, 9, 9, 9] });
  const asked: string[] = [];
  for (const action of ["place gate", "place inn", "pass", "place castle", "place 1", "place 2", "place 3", "pass"]) {
    asked.push(game.asked);
    game.play(`${game.state.asked} ${action}`);
  }
  expect(asked.map((text) => text[0]).join("")).toBe("20312012");
  expect(game.state.bridge).toEqual([3, 2]);
  expect(game.asked).toBe("0 placing");
});

test("C-4 phase 2: the first to pass takes a denier, the others do not; the bridge is the passing order", () => {
  const game = scene({ deniers: [5, 5, 5, 5] });
  game.play("0 pass\n1 pass\n2 pass\n3 pass");
  expect(game.deniers).toEqual([6, 5, 5, 5]);
  expect(game.state.bridge).toEqual([0, 1, 2, 3]);
  expect(game.asked).toBe("0 provost");
});

test("C-4 phase 2: a placement costs the lowest free bridge number", () => {
  const game = scene({ deniers: [9, 9, 9, 9], bridge: [3] });
  game.play("0 place gate\n1 pass\n2 place castle\n0 pass");
  game.play("2 place 1");
  expect(game.deniers).toEqual([7, 9, 2, 9]); // 2, then 3 and 4
});

test("C-4 phase 2: own buildings always cost 1", () => {
  const game = scene({ deniers: [9, 9, 9, 9], bridge: [1, 2, 3], road: { 9: ["mason", 0] } });
  game.play("0 place 9");
  expect(game.deniers[0]).toBe(8);
});

test("C-4 phase 2: everything costs 1 for the guest on the inn's right circle, also an inn that is already full", () => {
  const game = scene({ deniers: [9, 9, 9, 9], bridge: [1, 2, 3], guest: 0 });
  expect(game.state.workers[0]).toBe(5);
  game.play("0 place inn\n0 place castle\n0 place 7");
  expect(game.deniers[0]).toBe(6);
});

test("C-4 phase 2: with a worker on the inn's left circle the price is as for anybody", () => {
  const game = scene({ deniers: [9, 9, 9, 9], bridge: [1, 2, 3] });
  game.play("0 place inn\n0 place castle");
  expect(game.deniers[0]).toBe(1);
});

test("C-4 phase 2: one worker a space; not on residences, prestige buildings or empty spaces", () => {
  const game = scene({ deniers: [9, 9, 9, 9], road: { 2: ["residence", 0], 3: ["statue", 0] }, workers: { "4": 1 } });
  expect(game.legal).toEqual([
    ...["pass", "place gate", "place trading-post", "place guild", "place joust", "place stables", "place inn"],
    ...["place castle", "place 1", "place 5", "place 6", "place 7", "place 8", "place 16"],
  ]);
  expect(game.refusal("0 place 2")).toBe('nothing-to-use {"place":"2"}');
  expect(game.refusal("0 place 3")).toBe('nothing-to-use {"place":"3"}');
  expect(game.refusal("0 place 9")).toBe('nothing-to-use {"place":"9"}');
  expect(game.refusal("0 place 4")).toBe('place-taken {"place":"4"}');
  expect(game.refusal("0 move 5")).toBe('other-question {"step":"placing"}');
  expect(game.refusal("1 place 5")).toBe('not-asked {"seat":1}');
});

test("C-4 phase 2: in the castle one worker a player, in the order they came", () => {
  const game = scene({ players: 5, deniers: [9, 9, 9, 9, 9] });
  game.play("0 place castle\n1 place castle\n2 place castle\n3 place castle\n4 place castle");
  expect(game.state.castle).toEqual([0, 1, 2, 3, 4]);
  expect(game.refusal("0 place castle")).toBe('one-worker-each {"place":"castle"}');
});

test("C-4 phase 2: in the stables three workers, one a player", () => {
  const game = scene({ deniers: [9, 9, 9, 9] });
  game.play("0 place stables\n1 place stables\n2 place gate\n3 place guild");
  expect(game.refusal("0 place stables")).toBe('one-worker-each {"place":"stables"}');
  game.play("0 place 1\n1 place 2\n2 place stables");
  expect(game.refusal("3 place stables")).toBe('place-taken {"place":"stables"}');
});

test("C-4 phase 2: the gold mine may be used in the first turn", () => {
  expect(scene().legal).toContain("place 16");
});

test("C-4 phase 2: the owner of another's building takes a point at once; an inn guest brings it too", () => {
  const game = scene({ deniers: [9, 9, 9, 9], guest: 0, road: { 9: ["mason", 3], 10: ["quarry", 0] } });
  game.play("0 place 9");
  expect(game.points).toEqual([0, 0, 0, 1]);
  game.play("1 pass\n2 pass\n3 pass\n0 place 10");
  expect(game.points).toEqual([0, 0, 0, 1]);
});

test("C-4 phase 2: who can pay for own buildings only is offered nothing else", () => {
  const game = scene({ deniers: [1, 0, 0, 0], bridge: [1, 2, 3], road: { 9: ["mason", 0], 10: ["quarry", 1] } });
  expect(game.legal).toEqual(["pass", "place 9"]);
  expect(game.refusal("0 place 10")).toBe('too-dear {"cost":4,"deniers":1}');
});

test("C-4 phase 2, C-12.23: who cannot place passes without being asked, and first takes the denier", () => {
  const game = scene({ deniers: [0, 9, 9, 9] });
  expect(game.told("passed")).toEqual([{ kind: "passed", seat: 0, number: 1, deniers: 1, forced: true }]);
  expect(game.asked).toBe("1 placing");
  expect(game.deniers[0]).toBe(1);
});

test("C-4 phase 2: without a worker at home one passes", () => {
  const workers = { "1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0 };
  const game = scene({ deniers: [9, 9, 9, 9], workers });
  expect(game.state.workers[0]).toBe(0);
  expect(game.asked).toBe("1 placing");
});

test("C-12.22: the bridge is cleared at the start of phase 2, not before", () => {
  const game = scene({ phase: 7, bridge: [3, 2, 1, 0], points: [9, 9, 9, 9] });
  expect(game.state.turn).toBe(2);
  expect(game.state.bridge).toEqual([]);
  expect(scene({ phase: 5, bridge: [3, 2, 1, 0], workers: { "1": 0 } }).state.bridge).toEqual([3, 2, 1, 0]);
});
