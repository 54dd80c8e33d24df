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
  "a test that fails, or a file that cannot be loaded, ends the run as failed, is named with its reason, and nothing is left running",
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
    const { code, passed, failures } = await runTests({ report, config, quiet: true, lingerMs: 1_000 });
    expect({ code, passed }).toEqual({ code: 1, passed: 1 });
    expect(failures.toSorted()).toEqual([
      expect.stringMatching(/failing\.test\.mjs: leaves a server behind\n.*expected 1 to be 2/),
      expect.stringMatching(/unreadable\.test\.mjs\n.*nowhere\.mjs/),
    ]);
    const server = Number(readFileSync(join(folder, "pid"), "utf8"));
    await vi.waitUntil(() => !isRunning(server), { timeout: 600_000 });
  },
);
