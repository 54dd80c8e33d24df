import type { Store, StoreMethods } from "./store.ts";

type Ask = <N extends keyof StoreMethods>(
  what: N,
  argument: Parameters<StoreMethods[N]>[0],
) => Promise<Awaited<ReturnType<StoreMethods[N]>>>;

/** What a store has beside the calls, and calls that it answers in a way of its own. */
type Own = Omit<Store, keyof StoreMethods> & Partial<StoreMethods>;

/** Callers are held to the interface by the compiler. `then` is none of it: a store is no promise, though it is awaited. */
const isCall = (name: string | symbol): name is keyof StoreMethods => typeof name === "string" && name !== "then";

/** A store whose calls are asked by their names. The interface `StoreMethods` is the only list of them. */
export const storeOf = (ask: Ask, own: Own): Store =>
  new Proxy<Store>(Object.create(own), {
    get: (target, name) =>
      name in target || !isCall(name)
        ? Reflect.get(target, name)
        : (argument: Parameters<StoreMethods[typeof name]>[0]) => ask(name, argument),
  });
