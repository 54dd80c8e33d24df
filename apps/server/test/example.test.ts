import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { sharedServer } from "./test-server.ts";

const shared = sharedServer();

const BOT = fileURLToPath(new URL("../../../docs/examples/bot.ts", import.meta.url));

test("somebody else's bot sits down through the documented protocol and plays to the end", async () => {
  const { guest, address } = shared();
  const anna = guest();
  const table = await anna.open(2, 1);
  const bot = spawn(process.execPath, [BOT, address, table], { stdio: ["ignore", "pipe", "pipe"] });
  const said: string[] = [];
  for (const stream of [bot.stdout, bot.stderr]) stream.on("data", (data) => said.push(String(data)));
  const ended = new Promise<number | null>((resolve) => bot.on("exit", resolve));
  const seat = await anna.join(table);
  expect((await seat.playOut()).over).toBe(true);
  expect(await ended).toBe(0);
  expect(said.join("")).toBe("The game is over.\n");
});

test("the OpenAPI document names every address of the protocol", async () => {
  const { guest } = shared();
  const { body } = await guest().ask("GET", "/api/openapi.json");
  expect(body.openapi).toBe("3.1.0");
  const documented = [
    "/api/tables",
    "/api/tables/{id}",
    "/api/tables/{id}/sit",
    "/api/tables/{id}/record",
    "/api/lobby",
    "/api/me",
    "/api/me/notices",
    "/api/me/export",
    "/api/tables/{id}/record.txt",
    "/api/tables/{id}/watchers",
    "/api/ladder/{game}/{players}",
    "/api/people/{tag}",
    "/api/clubs/{id}",
    "/api/tournaments/{id}",
  ];
  for (const path of documented) expect(Object.keys(body.paths)).toContain(path);
  expect(JSON.stringify(body.paths["/api/tables/{id}/sit"])).toContain("nonce");
});
