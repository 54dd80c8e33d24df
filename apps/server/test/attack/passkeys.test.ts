import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { sharedServer, testServer } from "../test-server.ts";
import { Authenticator, challengeFor, make, show } from "./authenticator.ts";

const shared = sharedServer();

test("a passkey made on one device makes another the same person's, however many challenges strangers ask for", async () => {
  const { guest, address } = shared();
  const [phone, laptop, stranger] = [guest(), guest(), guest()];
  await phone.ask("PUT", "/api/me", { name: "Anna" });
  const passkey = new Authenticator();
  for (let n = 0; n < 100; n++) await challengeFor(stranger, "passkey", address);
  expect((await make(phone, passkey, address)).status).toBe(200);
  expect((await show(laptop, passkey, address)).status).toBe(200);
  expect((await laptop.ask("GET", "/api/me")).body).toMatchObject({ name: "Anna", passkey: true });
});

test("behind a proxy that speaks TLS passkeys work, by SERAI_URL or by the browser's origin", async () => {
  const named = await testServer(undefined, undefined, { url: "https://serai.example" });
  const [phone, laptop] = [named.guest(), named.guest()];
  const passkey = new Authenticator();
  expect((await make(phone, passkey, "https://serai.example")).status).toBe(200);
  expect((await show(laptop, passkey, "https://serai.example")).status).toBe(200);
  expect((await make(phone, new Authenticator(), "https://evil.example")).status).toBe(403);

  const { guest, address } = shared();
  const origin = address.replace("http:", "https:");
  const another = new Authenticator();
  expect((await make(guest(), another, origin)).status).toBe(200);
  expect((await show(guest(), another, origin)).status).toBe(200);
});

test("a challenge serves the person and the purpose it was given for, and once", async () => {
  const { guest, address } = shared();
  const [anna, bela] = [guest(), guest()];
  for (const one of [anna, bela]) await one.ask("PUT", "/api/me", { name: "x" });
  const passkey = new Authenticator();
  expect((await make(anna, passkey, address)).status).toBe(200);

  const forAnna = await challengeFor(anna, "me/passkey", address);
  const stolen = new Authenticator().make(forAnna, address);
  expect((await bela.ask("POST", "/api/me/passkey", stolen)).body.code).toBe("bad-passkey");
  expect((await show(guest(), passkey, address, forAnna)).body.code).toBe("bad-passkey");
  const toShow = await challengeFor(anna, "passkey", address);
  const made = new Authenticator().make(toShow, address);
  expect((await anna.ask("POST", "/api/me/passkey", made)).body.code).toBe("bad-passkey");
  expect((await show(guest(), passkey, address, toShow)).status).toBe(200);
  expect((await show(guest(), passkey, address, toShow)).body.code).toBe("bad-passkey");
  const toMake = await challengeFor(anna, "me/passkey", address);
  expect((await make(anna, new Authenticator(), address, toMake)).status).toBe(200);
  expect((await make(anna, new Authenticator(), address, toMake)).body.code).toBe("bad-passkey");
  const invented = randomBytes(54).toString("base64url");
  expect((await show(guest(), passkey, address, invented)).body.code).toBe("bad-passkey");
});

test("a challenge that was answered before a restart holds no more after it", async () => {
  const first = await testServer();
  const passkey = new Authenticator();
  expect((await make(first.guest(), passkey, first.address)).status).toBe(200);
  const challenge = await challengeFor(first.guest(), "passkey", first.address);
  expect((await show(first.guest(), passkey, first.address, challenge)).status).toBe(200);
  await first.close();
  const second = await testServer(first.folder);
  expect((await show(second.guest(), passkey, second.address, challenge)).body.code).toBe("bad-passkey");
  expect((await show(second.guest(), passkey, second.address)).status).toBe(200);
});

test("a passkey id that is somebody's already is refused", async () => {
  const { guest, address } = shared();
  const [anna, thief] = [guest(), guest()];
  const passkey = new Authenticator();
  expect((await make(anna, passkey, address)).status).toBe(200);
  const copy = new Authenticator(Buffer.from(passkey.id, "base64url"));
  expect(await make(thief, copy, address)).toMatchObject({ status: 403, body: { code: "bad-passkey" } });
  expect((await show(guest(), passkey, address)).status).toBe(200);
});
