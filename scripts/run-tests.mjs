import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { needNode24, root, run } from "./node24.mjs";

/**
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult
 * @typedef {{ status: string, name: string, message: string, assertionResults: TestResult[] }} FileResult
 */

/** What failed in a file, each with its message. @param {FileResult} file */
function failuresOf({ status, name, message, assertionResults }) {
  const where = relative(root, name);
  // A file that does not even load has no tests to fail, and must still count.
  if (status === "failed" && assertionResults.length === 0) return [`${where}\n${message}`];
  return assertionResults
    .filter((test) => test.status === "failed")
    .map((test) => `${where}: ${test.fullName}\n${test.failureMessages.join("\n")}`);
}

/**
 * Runs vitest to its end and reads its own report. Whatever fails, the code is not 0, and nothing that the tests have
 * started is left running.
 * @param {{ report: string, config: string, env?: Record<string, string> | undefined, quiet?: boolean, lingerMs?: number }} how
 */
export async function runTests({ report, config, env, ...how }) {
  rmSync(report, { force: true });
  const args = ["run", "--config", config, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const result = await run(needNode24(), [join(root, "node_modules/vitest/vitest.mjs"), ...args], {
    group: true,
    ...how,
    env: {
      // Threads of the servers under test share what the first of them has compiled.
      NODE_COMPILE_CACHE: join(root, ".cache/compile"),
      // That Node calls some of its cryptography experimental is no news in the middle of a report.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --disable-warning=ExperimentalWarning`.trim(),
      ...env,
    },
    hasResult: () => existsSync(report),
  });
  const told = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : { numTotalTests: 0, testResults: [] };
  if (result.lingered) result.code = told.success ? 0 : 1;
  return {
    ...result,
    code: result.code === 0 && told.numTotalTests === 0 ? 1 : result.code,
    passed: told.numPassedTests ?? 0,
    failures: told.testResults.flatMap(failuresOf),
    skipped: (told.numPendingTests ?? 0) + (told.numTodoTests ?? 0),
  };
}
