import { execFileSync } from "node:child_process";

/** The commit this is, for whoever wants to make a result again; "unknown" outside a repository. */
export function commitOf(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short", "HEAD"], { encoding: "utf8", stdio: "pipe" }).trim();
  } catch {
    return "unknown";
  }
}
