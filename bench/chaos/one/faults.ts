import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LONGEST_PAUSE } from "@serai/table";
import { freePort, ServerProcess, StartFailed } from "../server-process.ts";
import type { Disk } from "./disk.ts";

/** What a fault is done to. */
export interface Scene {
  readonly data: string;
  readonly port: number;
  readonly disk: Disk | undefined;
  server: ServerProcess;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const HOUR_MS = 3_600_000;
/** Longer than a stop that still counts against players; with `--decision 6` longer than a clock. */
const LONG_MS = LONGEST_PAUSE + 3_000;
/** Whatever looks at the clock from time to time has looked by then. */
const CLOCK_NOTICED_MS = 2_500;

async function restart(scene: Scene): Promise<void> {
  scene.server = await ServerProcess.start(["--data", scene.data], scene.port);
}

/** The start must end by itself, with an exit code and one sentence. */
async function mustNotStart(data: string, sentence: RegExp): Promise<void> {
  const port = await freePort();
  try {
    const server = await ServerProcess.start(["--data", data], port);
    await server.end("SIGKILL");
  } catch (error) {
    if (error instanceof StartFailed && error.code !== 0 && sentence.test(error.message)) return;
    throw error;
  }
  throw new Error(`a server started that should have been refused: ${sentence.source}`);
}

function setSchemaVersion(data: string, version: number): number {
  const db = new DatabaseSync(join(data, "serai.db"));
  const before = Number(db.prepare("PRAGMA user_version").get()?.user_version);
  db.exec(`PRAGMA user_version = ${version}`);
  db.close();
  return before;
}

/** Each ends with the fault taken away; how long it takes until play goes on is measured from when it began or ended. */
interface Fault {
  readonly measuredFrom: "begin" | "end";
  happen(scene: Scene, cutOff: () => void): Promise<void>;
}

export const FAULTS = {
  kill: {
    measuredFrom: "begin",
    async happen(scene) {
      await scene.server.end("SIGKILL");
      await restart(scene);
    },
  },
  close: {
    measuredFrom: "begin",
    async happen(scene) {
      await scene.server.end("SIGTERM");
      await restart(scene);
    },
  },
  /** What people had sent meanwhile would be read before any clock is looked at: nobody can, as they are cut off too. */
  stop: {
    measuredFrom: "end",
    async happen({ server }, cutOff) {
      server.process.kill("SIGSTOP");
      cutOff();
      await sleep(LONG_MS);
      server.process.kill("SIGCONT");
    },
  },
  disk: {
    measuredFrom: "end",
    async happen({ server, disk }) {
      disk?.fill(server);
      await sleep(LONG_MS);
      disk?.free(server);
    },
  },
  forward: {
    measuredFrom: "end",
    async happen({ server }) {
      server.inject({ kind: "clock", ms: HOUR_MS });
      await sleep(CLOCK_NOTICED_MS);
    },
  },
  back: {
    measuredFrom: "end",
    async happen({ server }) {
      server.inject({ kind: "clock", ms: -HOUR_MS });
      await sleep(CLOCK_NOTICED_MS);
    },
  },
  writer: {
    measuredFrom: "begin",
    happen: async ({ server }) => server.inject({ kind: "throw", thread: "writer.ts" }),
  },
  engine: {
    measuredFrom: "begin",
    happen: async ({ server }) => server.inject({ kind: "throw", thread: "engine-thread.ts" }),
  },
  loop: {
    measuredFrom: "begin",
    happen: async ({ server }) => server.inject({ kind: "loop", thread: "engine-thread.ts" }),
  },
  bots: {
    measuredFrom: "begin",
    happen: async ({ server }) => server.inject({ kind: "throw", thread: "bot-thread.ts" }),
  },
  two: {
    measuredFrom: "end",
    happen: ({ data }) => mustNotStart(data, /is in use by another Serai/),
  },
  newer: {
    measuredFrom: "end",
    async happen(scene) {
      await scene.server.end("SIGTERM");
      const version = setSchemaVersion(scene.data, 9_999);
      await mustNotStart(scene.data, /is of a newer Serai/);
      setSchemaVersion(scene.data, version);
      await restart(scene);
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
export const faultNames = (): FaultName[] => Object.keys(FAULTS).filter(isFault);
