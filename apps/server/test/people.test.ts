import { expect, test } from "vitest";
import { CannotSave } from "../src/store/cannot-save.ts";
import { sharedServer, testServer } from "./test-server.ts";

const shared = sharedServer();

test("a one-time link makes another device the same person's, once", async () => {
  const { guest } = shared();
  const [phone, laptop, thief] = [guest(), guest(), guest()];
  const table = await phone.open(1, 1);
  const { body } = await phone.ask("POST", "/api/me/link");
  expect((await laptop.ask("POST", "/api/link", body)).status).toBe(200);
  expect((await laptop.ask("GET", "/api/tables")).body.tables).toMatchObject([{ id: table }]);
  const seat = await laptop.join(table);
  expect(await seat.until((m) => m.type === "table")).toMatchObject({ viewer: 0 });
  expect(await thief.ask("POST", "/api/link", body)).toMatchObject({ status: 410, body: { code: "bad-link" } });
  expect((await phone.ask("GET", "/api/tables")).body.tables).toHaveLength(1);
});

test("a guessed link is refused", async () => {
  const { guest } = shared();
  expect((await guest().ask("POST", "/api/link", { token: "A".repeat(43) })).body.code).toBe("bad-link");
});

test("a passkey that was never made, or answers no challenge of ours, is refused", async () => {
  const { guest } = shared();
  const anna = guest();
  const answer = { id: "AAAA", rawId: "AAAA", type: "public-key", clientExtensionResults: {} };
  const shown = { ...answer, response: { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" } };
  expect((await anna.ask("POST", "/api/passkey", shown)).body.code).toBe("bad-passkey");
  await anna.ask("PUT", "/api/me", { name: "Anna" });
  const made = { ...answer, response: { clientDataJSON: "e30", attestationObject: "AA" } };
  expect((await anna.ask("POST", "/api/me/passkey", made)).body.code).toBe("bad-passkey");
});

test("a challenge that was answered is remembered as long as it would hold, and no longer", async () => {
  const { store } = shared();
  const challenge = { luck: "c0ffee", holdsUntil: 10 };
  const answers = await Promise.all([store.useChallenge(challenge), store.useChallenge(challenge)]);
  expect(answers.sort()).toEqual([false, true]);
  await store.forgetChallenges(10);
  expect(await store.useChallenge(challenge)).toBe(false);
  await store.forgetChallenges(11);
  expect(await store.useChallenge(challenge)).toBe(true);
});

test("who one is can be asked while nothing can be saved, as pages do that only show something", async () => {
  const { guest, store } = await testServer();
  const anna = guest();
  await anna.ask("PUT", "/api/me", { name: "Anna" });
  Object.assign(store, { noteSeen: () => Promise.reject(new CannotSave("the disk is full")) });
  expect(await anna.ask("GET", "/api/me")).toMatchObject({ status: 200, body: { name: "Anna" } });
});

test("the key is kept off plain connections where the browser says that it came by a safe one", async () => {
  const { address } = shared();
  const keyFrom = async (origin: string): Promise<string> => {
    const answer = await fetch(`${address}/api/me`, {
      method: "PUT",
      headers: { "content-type": "application/json", origin },
      body: JSON.stringify({ name: "Anna" }),
    });
    return answer.headers.get("set-cookie") ?? "";
  };
  expect(await keyFrom(address)).toMatch(/HttpOnly(?!.*Secure)/);
  expect(await keyFrom(address.replace("http:", "https:"))).toMatch(/HttpOnly; Secure; SameSite=Strict/);
});
