#!/usr/bin/env node
import { existsSync } from "node:fs";
import module from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { findNode24, giveUp, needNode24, root, run, stopWithParent } from "../../../scripts/node24.mjs";

if (!existsSync(join(root, "node_modules", "@serai"))) {
  giveUp("Serai is not installed yet: run `npm start` or `npm install` first.");
}
stopWithParent();
if (findNode24() === process.execPath) {
  // Compiled sources are kept between runs: half the time to the first word. The variable is for worker threads.
  const { directory } = module.enableCompileCache();
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= dirname(directory);
  await import("../src/main.ts");
} else {
  const { code } = await run(needNode24(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    cwd: process.cwd(),
  });
  process.exitCode = code;
}
