import type { EngineAnswer, EngineAsk } from "../threads/engine-calls.ts";
import { Thread } from "../threads/thread.ts";

/** An action or a view takes a thousandth of this; longer is an endless loop. */
const PATIENCE = 4_000;

export type Engine = Thread<EngineAsk, EngineAnswer>;

export const startEngine = (): Engine =>
  new Thread<EngineAsk, EngineAnswer>(new URL("../threads/engine-thread.ts", import.meta.url), PATIENCE);
