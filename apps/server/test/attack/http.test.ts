import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { Guest, sharedServer, testServer } from "../test-server.ts";

const shared = sharedServer();

function open(address: string, bytes: string): { socket: Socket; closed: Promise<string> } {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(bytes));
  onTestFinished(() => void socket.destroy());
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  socket.on("error", () => socket.destroy());
  return { socket, closed: new Promise((resolve) => socket.on("close", () => resolve(answer))) };
}

test("bodies and headers that do not end in time are refused", async () => {
  const { address } = shared();
  const body = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{";
  const slow = Array.from({ length: 50 }, (_, n) => open(address, n % 2 ? body : body.slice(0, 40)));
  const answers = await Promise.all(slow.map(({ closed }) => closed));
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 /);
});

test("every answer has the security headers, errors before any route too", async () => {
  const { address } = shared();
  const requests = [
    "GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "nonsense\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`,
    "GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    "GET /api/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 1\r\n\r\n{",
  ];
  for (const request of requests) {
    const answer = (await open(address, request).closed).toLowerCase();
    expect(answer, request.slice(0, 40)).toMatch(/^http\/1\.1 4\d\d /);
    for (const header of ["content-security-policy", "x-content-type-options", "referrer-policy"])
      expect(answer, request.slice(0, 40)).toContain(`\r\n${header}:`);
  }
});

test("private answers are not kept by caches", async () => {
  const { address } = shared();
  for (const path of ["/api/me", "/api/tables", "/api/me/export", "/api/nothing"])
    expect((await fetch(address + path)).headers.get("cache-control"), path).toBe("no-store");
});

test("by TLS the cookie is bound to the host, and people with the old one stay known", async () => {
  const { address, guest } = shared();
  const old = guest();
  await old.ask("PUT", "/api/me", { name: "Anna" });
  expect(old.cookie).toMatch(/^serai_key=/);
  const origin = address.replace("http:", "https:");
  const answer = await fetch(`${address}/api/me/link`, { method: "POST", headers: { origin, cookie: old.cookie } });
  const cookies = answer.headers.getSetCookie();
  expect(cookies[0]).toMatch(/^__Host-serai_key=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Strict/);
  expect(cookies[1]).toMatch(/^serai_key=;/);
  expect(answer.headers.get("strict-transport-security")).toContain("max-age=");
  const moved = new Guest(address);
  moved.cookie = cookies[0].split(";")[0];
  expect((await moved.ask("GET", "/api/me")).body.name).toBe("Anna");
  const stranger = await fetch(`${address}/api/me/link`, { method: "POST", headers: { origin } });
  expect(stranger.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-serai_key=/)]);
  const planted = await fetch(`${address}/api/link`, {
    method: "POST",
    headers: { origin, cookie: "serai_key=planted", "content-type": "application/json" },
    body: JSON.stringify({ token: "A".repeat(43) }),
  });
  expect(planted.headers.getSetCookie()).toEqual([]);
});

test("by TLS a neighbouring site cannot plant a key of its own", async () => {
  const { address } = await testServer(undefined, undefined, { url: "https://serai.example.org" });
  const named = async (name: string): Promise<string> => {
    const browser = new Guest(address);
    await browser.ask("PUT", "/api/me", { name });
    return browser.cookie;
  };
  const [own, neighbours] = [await named("Anna"), await named("Mallory")];
  const planted = neighbours.replace("__Host-", "");
  const ask = async (cookie: string) => {
    const answer = await fetch(`${address}/api/me`, { headers: { cookie } });
    return { name: Object(await answer.json()).name, set: answer.headers.getSetCookie() };
  };
  expect((await ask(planted)).name).not.toBe("Mallory");
  for (const both of [`${planted}; ${own}`, `${own}; ${planted}`]) {
    const { name, set } = await ask(both);
    expect(name).toBe("Anna");
    expect(set).toEqual([expect.stringMatching(/^serai_key=;/)]);
  }
});
