import { basename } from "node:path";
import { BroadcastChannel, isMainThread } from "node:worker_threads";

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

function happen(injection: Injection): void {
  if (injection.kind === "clock") {
    offset += injection.ms;
    return;
  }
  const file = basename(process.argv[1] ?? "");
  if (isMainThread || file !== injection.thread) return;
  if (injection.kind === "loop") for (;;);
  throw new Error("chaos: this thread is to die");
}

channel.onmessage = (event) => happen(Object(event).data);
// A thread must not live on only to hear of faults.
Object(channel).unref();

if (isMainThread) {
  process.on("message", (injection: Injection) => {
    happen(injection);
    channel.postMessage(injection);
  });
  process.channel?.unref();
  // The tool that injects the faults is gone: no server is left behind.
  process.on("disconnect", () => process.exit());
}
