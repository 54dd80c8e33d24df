import { expect, test } from "vitest";
import { COSTS, knee, type Model, simulate } from "../bottleneck.ts";

const model = (more: Partial<Model>): Model => ({
  servers: 4,
  shards: 1,
  rate: 1_000,
  byTable: true,
  news: "in the commit",
  seconds: 0.5,
  seed: 1,
  costs: COSTS,
  ...more,
});

test("the model does every move it can, and no more than its parts allow", () => {
  const easy = simulate(model({ servers: 1, rate: 500 }));
  expect(easy.done).toBeGreaterThan(400);
  expect(easy.p50).toBeGreaterThanOrEqual(COSTS.move + COSTS.commit);
  const crowded = simulate(model({ servers: 1, rate: 20_000 }));
  expect(crowded.done).toBeLessThan(1000 / COSTS.move);
  expect(crowded.p99).toBeGreaterThan(easy.p99);
});

test("people of a table at one server, and news beside the commit, each let more servers do more", () => {
  const anywhere = knee(model({ byTable: false })).rate;
  const byTable = knee(model({})).rate;
  expect(byTable).toBeGreaterThan(2 * anywhere);
  const many = { servers: 16 };
  expect(knee(model({ ...many, news: "by table" })).rate).toBeGreaterThan(4 * knee(model(many)).rate);
});
