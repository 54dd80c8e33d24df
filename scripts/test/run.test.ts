import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { run } from "../node24.mjs";
import { isRunning } from "./is-running.ts";

test.skipIf(process.platform === "win32")(
  "a program that has its result and does not end is ended, with what it started",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "serai-run-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "program.mjs");
    // As a test run whose server holds its pipes: the child would keep the program forever.
    writeFileSync(
      file,
      `import { spawn } from "node:child_process";
       import { writeFileSync } from "node:fs";
       const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
       writeFileSync(${JSON.stringify(join(folder, "pid"))}, String(child.pid));`,
    );
    const pid = (): number => Number(readFileSync(join(folder, "pid"), "utf8"));
    const hasResult = (): boolean => {
      try {
        return pid() > 0;
      } catch {
        return false;
      }
    };
    const { lingered } = await run(process.execPath, [file], { group: true, hasResult, lingerMs: 100 });
    expect(lingered).toBe(true);
    await vi.waitUntil(() => !isRunning(pid()), { timeout: 600_000 });
  },
);
