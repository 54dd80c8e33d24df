import { existsSync } from "node:fs";
import { run } from "./node24.mjs";

/** Debian's own packages, where we may install them. @param {string} why @param {readonly string[]} packages */
export async function installByApt(why, packages) {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  console.log(`${why}: installing ${packages[0]} with apt-get.`);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const quiet = ["-qq", "-o", "Dpkg::Use-Pty=0"];
  await run("apt-get", [...quiet, "update"], { env, group: true });
  await run("apt-get", [...quiet, "install", "-y", "--no-install-recommends", ...packages], { env, group: true });
}
