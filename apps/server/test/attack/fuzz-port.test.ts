import { expect, test } from "vitest";
import { fuzzPort } from "./fuzz-port.ts";

test("whatever is sent to the port, the server goes on and keeps no socket", async () => {
  const report = await fuzzPort({ seed: 7, connections: 600 });
  expect(report).toMatchObject({ exits: 0, leakedSockets: 0, connections: 600 });
  expect(Object.keys(report.answers)).toEqual(expect.arrayContaining(["101", "200", "400", "404"]));
  expect(report.answers["500"]).toBeUndefined();
});
