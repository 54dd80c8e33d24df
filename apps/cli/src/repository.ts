import { execFileSync } from "node:child_process";

/** The current commit, so that a result can be reproduced; "unknown" outside a repository. */
export function commitOf(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}
