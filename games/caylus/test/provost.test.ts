import { expect, test } from "vitest";
import { scene } from "./scene.ts";

test("C-4 phase 4: in passing order, each once, a denier a space", () => {
  const game = scene({ phase: 4, bridge: [3, 1, 0, 2], deniers: [5, 5, 5, 5], provost: 8 });
  expect(game.asked).toBe("3 provost");
  game.play("3 provost +3\n1 pass\n0 provost -2");
  expect(game.state.provost).toBe(9);
  expect(game.deniers).toEqual([3, 5, 5, 2]);
  game.play("2 pass");
  expect(game.state.phase).toBe(2);
});

test("C-4 phase 4: no further than the deniers reach; who has none is not asked", () => {
  const game = scene({ phase: 4, bridge: [0, 1, 2, 3], deniers: [0, 2, 0, 0], provost: 8 });
  expect(game.asked).toBe("1 provost");
  expect(game.legal).toEqual(["pass", "provost -2", "provost -1", "provost +1", "provost +2"]);
  expect(game.refusal("1 provost +3")).toBe('too-dear {"cost":3,"deniers":2}');
});

test("C-4 phase 4, C-12.24: the provost stays within 1 and 28; empty spaces are allowed", () => {
  const low = scene({ phase: 4, deniers: [9, 9, 9, 9], provost: 2 });
  expect(low.refusal("0 provost -2")).toBe('provost-off-road {"to":0}');
  low.play("0 provost -1");
  expect(low.state.provost).toBe(1);
  const high = scene({ phase: 4, deniers: [9, 9, 9, 9], provost: 26 });
  expect(high.refusal("0 provost +3")).toBe('provost-off-road {"to":29}');
  high.play("0 provost +2");
  expect(high.state.provost).toBe(28);
});
