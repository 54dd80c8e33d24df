import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { serai, start } from "./serai.ts";

test("the doctor finds nothing wrong where nothing is, also beside the server; without a database it says so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serai-doctor-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect((await serai(["doctor", "--data", folder])).err).toContain("no database");

  const { child, told } = start(["serve", "--port", "0", "--data", folder]);
  onTestFinished(() => void child.kill("SIGKILL"));
  await vi.waitFor(() => expect(told.out).toMatch(/http:/), { timeout: 600_000 });
  expect(await serai(["doctor", "--data", folder, "--finished"])).toMatchObject({
    code: 0,
    out: "0 running games played again.\nAll of them play as they were played.\n",
  });
});
