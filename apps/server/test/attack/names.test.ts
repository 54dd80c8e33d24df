import { expect, test } from "vitest";
import { nonce, testServer } from "../test-server.ts";

const HIDDEN = [
  "\u0000",
  "a\nSubject: x",
  "\u202egnp",
  "a\u200fb",
  "\u2066x",
  "\u200b",
  "\u3164",
  "\u2800",
  "\u00ad",
  " ",
  "",
];

test("names go through one gate everywhere: nothing hidden, something to see, in one form", async () => {
  const { guest } = await testServer();
  const anna = guest();
  const id = await anna.open(2, 0);
  for (const name of HIDDEN) {
    const refused = { status: 400, body: { code: "bad-name" } };
    expect(await anna.ask("PUT", "/api/me", { name }), name).toMatchObject(refused);
    expect(await anna.ask("POST", `/api/tables/${id}/sit`, { name, nonce: nonce() }), name).toMatchObject(refused);
    expect(await anna.ask("POST", "/api/clubs", { name }), name).toMatchObject(refused);
  }
  for (const [name, kept] of [
    ["  Zso\u0301fi  ", "Zs\u00f3fi"],
    ["\u{1f469}\u200d\u{1f467}", "\u{1f469}\u200d\u{1f467}"],
    ["Õ'Neill-2", "Õ'Neill-2"],
  ]) {
    expect((await anna.ask("PUT", "/api/me", { name })).status).toBe(200);
    expect((await anna.ask("GET", "/api/me")).body.name).toBe(kept);
  }
});
