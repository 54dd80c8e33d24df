import { basename } from "node:path";
import { BroadcastChannel, getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";

/*
 * Loaded into every thread of a server under test (`node --import`): faults that cannot be made from outside a process.
 * The clock can be set forward or back, and a thread can be made to throw or to loop for ever.
 */

export type Injection =
  | { readonly kind: "clock"; readonly ms: number }
  | { readonly kind: "throw" | "loop"; readonly thread: string };

const channel = new BroadcastChannel("chaos");
const RealDate = Date;
let offset = 0;

const now = (): number => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});

const LAST_TAKEN = "the number of the last fault that a thread has taken";
if (isMainThread) setEnvironmentData(LAST_TAKEN, new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** One thread takes a fault, and no other of its kind: else a table that moves to another thread would meet it there again. */
function take(number: number): boolean {
  const shared = getEnvironmentData(LAST_TAKEN);
  if (!(shared instanceof SharedArrayBuffer)) return false;
  const taken = new Int32Array(shared);
  const before = Atomics.load(taken, 0);
  return before < number && Atomics.compareExchange(taken, 0, before, number) === before;
}

function happen(injection: Injection, number: number): void {
  if (injection.kind === "clock") {
    offset += injection.ms;
    return;
  }
  const file = basename(process.argv[1] ?? "");
  if (isMainThread || file !== injection.thread || !take(number)) return;
  if (injection.kind === "loop") for (;;);
  throw new Error("chaos: this thread is to die");
}

channel.onmessage = (event) => {
  const { injection, number } = Object(event).data;
  happen(injection, number);
};
// A thread must not live on only to hear of faults.
Object(channel).unref();

if (isMainThread) {
  let number = 0;
  process.on("message", (injection: Injection) => {
    number++;
    happen(injection, number);
    channel.postMessage({ injection, number });
  });
  process.channel?.unref();
  // The tool that injects the faults is gone: no server is left behind.
  process.on("disconnect", () => process.exit());
}
