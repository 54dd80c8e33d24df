import { onTestFinished } from "vitest";
import { type AppOptions, createApp } from "../src/app.ts";
import { openPostgres } from "../src/store/postgres/postgres.ts";
import type { Store } from "../src/store/store.ts";
import { Guest } from "./test-server.ts";

export const GAME = { game: "goofspiel", clock: { kind: "none" } };

/** One of several servers on a database; its store may be one that fails. */
export async function openNode(
  url: string,
  failing: (store: Store) => Store = (store) => store,
  more: Partial<AppOptions> = {},
) {
  const store = await openPostgres(url);
  const app = await createApp({ store: failing(store), post: { loopback: false }, log: false, ...more });
  const address = await app.http.listen({ port: 0, host: "127.0.0.1" });
  let isClosed = false;
  const close = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await app.close();
    await store.close();
  };
  return { store, app, address, close };
}

/** One that is gone when the test is. */
export async function node(...how: Parameters<typeof openNode>) {
  const opened = await openNode(...how);
  onTestFinished(opened.close);
  return opened;
}

interface TwoNodes {
  readonly first: { readonly address: string };
  readonly second: { readonly address: string };
}

/** The same browser at another server. */
export function at({ address }: { readonly address: string }, guest: Guest): Guest {
  const there = new Guest(address);
  there.cookie = guest.cookie;
  return there;
}

/** A table whose two people sit down at different servers. */
export async function seatedApart<Both extends TwoNodes>(nodes: Both) {
  const [anna, bela] = [new Guest(nodes.first.address), new Guest(nodes.second.address)];
  const table = await anna.open(2, 0, GAME);
  await bela.sit(table, "Béla");
  return { ...nodes, anna, bela, table };
}
