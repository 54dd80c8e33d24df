import { expect, test } from "vitest";
import { sendRaw, sharedServer } from "../test-server.ts";

const shared = sharedServer();

const upgrade = (target: string): string =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
  "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";

test("an upgrade to an address that cannot be read is answered 400, and the server goes on", async () => {
  const { address, guest } = shared();
  for (const target of [
    "//",
    "///",
    "http://[",
    "//a:99999/",
    "*",
    "/%",
    "/api/tables/%E0%A4%A/play",
    "?from=1",
    "/\\",
  ])
    expect(await sendRaw(address, upgrade(target)), target).toMatch(/^HTTP\/1\.1 400 /);
  expect((await guest().ask("GET", "/api/lobby")).status).toBe(200);
});

test("an upgrade whose cookie, host, origin or key is nonsense is answered, and the server goes on", async () => {
  const { address, guest } = shared();
  const play = "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/play";
  for (const header of ["Cookie: %E0%A4%A=%; =;;=", "Host: [", "Origin: http://[", "Origin: null", "Cookie: \x80"]) {
    const request = upgrade(play).replace("Host: x\r\n", `Host: x\r\n${header}\r\n`);
    expect(await sendRaw(address, request), header).toMatch(/^HTTP\/1\.1 4\d\d /);
  }
  const table = await guest().open(2, 0);
  const keyless = upgrade(`/api/tables/${table}/play`).replace(/Sec-WebSocket-Key.*\r\n/, "");
  expect(await sendRaw(address, keyless)).toMatch(/^HTTP\/1\.1 400 /);
  expect((await guest().ask("GET", "/api/lobby")).status).toBe(200);
});
