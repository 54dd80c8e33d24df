import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@serai/server";
import { expect, onTestFinished, test } from "vitest";
import { serai } from "./serai.ts";

test("the doctor finds nothing wrong where nothing is, also beside the server; without a database it says so", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serai-doctor-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect((await serai(["doctor", "--data", folder])).err).toContain("no database");

  const serving = await serve({ port: 0, host: "127.0.0.1", data: folder });
  onTestFinished(() => serving.close());
  expect(await serai(["doctor", "--data", folder, "--finished"])).toMatchObject({
    code: 0,
    out: "0 running games played again.\nAll of them play as they were played.\n",
  });
});
