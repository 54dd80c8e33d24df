import { expect, test } from "vitest";
import { operatorKeyIn } from "../src/operations/operator-key.ts";
import { house } from "./house.ts";

const basic = (password: string): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`operator:${password}`).toString("base64")}`,
});

test("a server that drains is not ready, takes nobody new, and goes on for those who are here", async () => {
  const { guest, app } = await house();
  const anna = guest();
  const table = await anna.open(1, 1);
  const seat = await anna.join(table);
  await seat.asked();
  expect((await anna.ask("GET", "/healthz")).status).toBe(200);
  expect((await anna.ask("GET", "/readyz")).body).toEqual({ status: "ready" });
  app.drain();
  expect((await anna.ask("GET", "/healthz")).status).toBe(200);
  expect(await anna.ask("GET", "/readyz")).toEqual({ status: 503, body: { status: "draining" } });
  await expect(anna.join(table)).rejects.toThrow("503");
  expect(await seat.act()).toMatchObject({ type: "done" });
});

test("figures are for those with the operator's key, and tell nothing of people or tables", async () => {
  const { guest, store } = await house();
  const anna = guest();
  const table = await anna.open(1, 1);
  const seat = await anna.join(table);
  await seat.asked();
  await seat.act();
  await seat.command({ type: "act", decision: 99, action: "nonsense" });
  for (const headers of [{}, basic("wrong"), basic(""), { authorization: "Basic !" }, { authorization: "Bearer x" }])
    expect((await anna.ask("GET", "/metrics", undefined, headers)).status).toBe(401);
  const { status, body } = await anna.ask("GET", "/metrics", undefined, basic(await operatorKeyIn(store)));
  expect(status).toBe(200);
  expect(body).toMatch(/serai_entries_total\{game="sultan",kind="move"\} \d/);
  expect(body).toMatch(/serai_refusals_total\{code="stale"\} 1/);
  expect(body).toMatch(/serai_command_seconds_count 2/);
  expect(body).toMatch(/serai_sockets 1/);
  expect(body).not.toContain(table);
  expect(body).not.toContain("Anna");
});
