// Serai runs on Node 24; a host with an older one gets it from npm as an optional dependency (docs/decisions/0001).
// This file itself runs on Node 18 and before anything is installed: no dependencies here.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * From 24.6 on Node tells how long a thread has worked (`worker.cpuUsage`); before that a game that loops cannot be ended.
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major, minor] = version.split(".").map(Number);
  return major > 24 || (major === 24 && minor >= 6);
}

/** Where a Node of at least 24.6 lies: this one, or the one npm brought. */
export function findNode24() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const brought = join(root, "node_modules", `node-${process.platform}-${process.arch}`, "bin", "node");
  return existsSync(brought) ? brought : undefined;
}

/** One plain line instead of a stack. @param {string} message @returns {never} */
export function giveUp(message) {
  console.error(message);
  process.exit(1);
}

/** Like findNode24, for callers that cannot go on without. */
export function needNode24() {
  return (
    findNode24() ??
    giveUp(
      `Serai needs Node 24.6 or newer; this is ${process.version}, and npm brings a newer one only to Linux on x64 and arm64. ` +
        "Install that and run the same command again.",
    )
  );
}

const LOOK_FOR_PARENT_MS = 500;

/**
 * npm starts programs in a shell that dies of a signal without handing it on: when the shell is gone, we are to stop.
 * Only under npm, since people who start a server by hand may well leave their shell.
 */
export function stopWithParent() {
  if (process.env.npm_command === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, LOOK_FOR_PARENT_MS);
  timer.unref();
}

const LOOK_FOR_RESULT_MS = 1_000;
const LINGER_MS = 10_000;

/**
 * Runs a program to its end, handing on the signals that ask us to stop.
 * With `group` it gets a process group of its own, and whatever it leaves running there ends with it.
 * With `quiet` nothing it prints is seen.
 * With `hasResult` it is ended when it lingers on after that is true: something it started keeps it from ending.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, group?: boolean, quiet?: boolean, hasResult?: () => boolean, lingerMs?: number }} [how]
 * @returns {Promise<{ code: number, stopped: boolean, lingered: boolean }>} stopped: it ended because we were asked to
 */
export function run(
  program,
  args,
  { cwd = root, env = {}, group = false, quiet = false, hasResult, lingerMs = LINGER_MS } = {},
) {
  const output = quiet ? "ignore" : "inherit";
  const node24 = findNode24();
  const path = node24 ? [dirname(node24), process.env.PATH].join(delimiter) : process.env.PATH;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: path, ...env },
    stdio: [group ? "ignore" : "inherit", output, output],
    detached: group,
  });
  /** @param {NodeJS.Signals} signal */
  const send = (signal) => {
    try {
      if (child.pid !== undefined) process.kill(group ? -child.pid : child.pid, signal);
    } catch {
      // It has ended already.
    }
  };
  let stopped = false;
  /** @param {NodeJS.Signals} signal */
  const handOn = (signal) => {
    stopped = true;
    // Ctrl-C in a terminal reaches every process of our group by itself: sent twice it would read as "at once!".
    if (group || signal !== "SIGINT" || !process.stdin.isTTY) send(signal);
  };
  /** @type {NodeJS.Signals[]} */
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, handOn);

  let lingered = false;
  const looking =
    hasResult &&
    setInterval(() => {
      if (!hasResult()) return;
      clearInterval(looking);
      setTimeout(() => {
        lingered = true;
        send("SIGKILL");
      }, lingerMs).unref();
    }, LOOK_FOR_RESULT_MS);

  return new Promise((resolve) => {
    /** @param {number} code */
    const end = (code) => {
      clearInterval(looking);
      for (const signal of signals) process.off(signal, handOn);
      if (group) send("SIGKILL");
      resolve({ code, stopped, lingered });
    };
    child.on("error", (error) => {
      console.error(`${program}: ${error.message}`);
      end(127);
    });
    child.on("exit", (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
