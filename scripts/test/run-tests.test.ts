import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "../node24.mjs";
import { runTests } from "../run-tests.mjs";
import { isRunning } from "./is-running.ts";

const PLANTED = {
  sound: 'test("holds", () => {});',
  unreadable: 'import "./nowhere.mjs";',
  // The server holds the pipes of the run.
  failing: `
    import { spawn } from "node:child_process";
    import { writeFileSync } from "node:fs";
    test("leaves a server behind", () => {
      const server = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
      writeFileSync("pid", String(server.pid));
      expect(1).toBe(2);
    });`,
};

test.skipIf(process.platform === "win32")(
  "a test that fails, or a file that cannot be loaded, ends the run as failed, and nothing is left running",
  async () => {
    // Inside the tree, where vitest is found.
    mkdirSync(join(root, ".cache"), { recursive: true });
    const folder = mkdtempSync(join(root, ".cache/planted-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (const [name, text] of Object.entries(PLANTED)) writeFileSync(join(folder, `${name}.test.mjs`), text);
    const config = join(folder, "vitest.config.mjs");
    const settings = { root: folder, test: { globals: true, pool: "forks", maxWorkers: 1, include: ["*.test.mjs"] } };
    writeFileSync(config, `process.chdir(${JSON.stringify(folder)}); export default ${JSON.stringify(settings)};`);

    const report = join(folder, "report.json");
    const { code, passed, failed } = await runTests({ report, config, quiet: true, lingerMs: 1_000 });
    expect({ code, passed, failed }).toEqual({ code: 1, passed: 1, failed: 2 });
    const server = Number(readFileSync(join(folder, "pid"), "utf8"));
    await vi.waitUntil(() => !isRunning(server), { timeout: 600_000 });
  },
);
