import { setTimeout } from "node:timers/promises";
import type { TestPostgres } from "@serai/server/postgres-for-tests";
import type { ServerProcess } from "../server-process.ts";
import type { DatabaseProxy } from "./database-proxy.ts";

/** One of several servers, with the network between it and the database. */
export interface Node {
  readonly proxy: DatabaseProxy;
  server: ServerProcess;
  /** Starts it again where it has ended. */
  restart(): Promise<void>;
}

/** What a fault is done to: one of the servers, all of them, the database. */
export interface Scene {
  readonly node: Node;
  readonly nodes: readonly Node[];
  readonly postgres: TestPostgres;
}

interface Fault {
  readonly measuredFrom: "begin" | "end";
  happen(scene: Scene): Promise<void>;
}

/** Longer than a claim to what is due holds, and than anybody waits for the database. */
const LONG_MS = 12_000;

export const FAULTS = {
  /** The others go on; it comes back when play has. */
  kill: {
    measuredFrom: "begin",
    happen: ({ node }) => node.server.end("SIGKILL"),
  },
  /** As for an upgrade. */
  close: {
    measuredFrom: "begin",
    happen: ({ node }) => node.server.end("SIGTERM"),
  },
  engine: {
    measuredFrom: "begin",
    happen: async ({ node }) => node.server.inject({ kind: "throw", thread: "engine-thread.ts" }),
  },
  loop: {
    measuredFrom: "begin",
    happen: async ({ node }) => node.server.inject({ kind: "loop", thread: "engine-thread.ts" }),
  },
  bots: {
    measuredFrom: "begin",
    happen: async ({ node }) => node.server.inject({ kind: "throw", thread: "bot-thread.ts" }),
  },
  stop: {
    measuredFrom: "end",
    async happen({ node }) {
      node.server.process.kill("SIGSTOP");
      await setTimeout(LONG_MS);
      node.server.process.kill("SIGCONT");
    },
  },
  cut: {
    measuredFrom: "begin",
    happen: async ({ node }) => node.proxy.cut(),
  },
  "cut-all": {
    measuredFrom: "begin",
    async happen({ nodes }) {
      for (const { proxy } of nodes) proxy.cut();
    },
  },
  slow: {
    measuredFrom: "end",
    async happen({ node }) {
      node.proxy.slow(300);
      await setTimeout(3_000);
      node.proxy.mend();
    },
  },
  split: {
    measuredFrom: "end",
    async happen({ node }) {
      node.proxy.split();
      await setTimeout(LONG_MS);
      node.proxy.mend();
    },
  },
  /** The database forgets connections that a server takes to be there. */
  silence: {
    measuredFrom: "begin",
    happen: async ({ node }) => node.proxy.silence(),
  },
  database: {
    measuredFrom: "end",
    async happen({ postgres }) {
      await postgres.stop();
      await setTimeout(1_000);
      await postgres.start();
    },
  },
} satisfies Record<string, Fault>;

export type FaultName = keyof typeof FAULTS;
export const isFault = (name: string): name is FaultName => Object.hasOwn(FAULTS, name);
export const faultNames = (): FaultName[] => Object.keys(FAULTS).filter(isFault);
