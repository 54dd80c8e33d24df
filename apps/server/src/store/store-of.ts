import type { Kept, Store } from "./store.ts";

type Ask = <N extends keyof Kept>(what: N, argument: Parameters<Kept[N]>[0]) => Promise<Awaited<ReturnType<Kept[N]>>>;

/** What a store has beside the calls, and calls that it answers in a way of its own. */
type Own = Omit<Store, keyof Kept> & Partial<Kept>;

/** Callers are held to the interface by the compiler. `then` is none of it: a store is no promise, though it is awaited. */
const isCall = (name: string | symbol): name is keyof Kept => typeof name === "string" && name !== "then";

/** A store whose calls are asked by their names. The interface `Kept` is the only list of them. */
export const storeOf = (ask: Ask, own: Own): Store =>
  new Proxy<Store>(Object.create(own), {
    get: (target, name) =>
      name in target || !isCall(name)
        ? Reflect.get(target, name)
        : (argument: Parameters<Kept[typeof name]>[0]) => ask(name, argument),
  });
