import type { OperatorStore } from "../store/operator.ts";

/** Who asks, as far as bans go. */
export interface Bannable {
  readonly address: string;
  /** The hash of the key that the browser showed. */
  readonly keyHash: string | undefined;
}

/** Those who may not use this server, in memory: it is asked with every request. */
export class Bans {
  readonly #store: Pick<OperatorStore, "bans" | "bannedKeys">;
  #addresses: ReadonlySet<string> = new Set();
  #keys: ReadonlySet<string> = new Set();

  constructor(store: Pick<OperatorStore, "bans" | "bannedKeys">) {
    this.#store = store;
  }

  get isEmpty(): boolean {
    return this.#addresses.size === 0 && this.#keys.size === 0;
  }

  /** Reads them anew; another server may have added some. */
  async refresh(): Promise<void> {
    const [bans, keys] = await Promise.all([this.#store.bans(), this.#store.bannedKeys()]);
    this.#addresses = new Set(bans.flatMap(({ kind, whose }) => (kind === "address" ? whose : [])));
    this.#keys = new Set(keys);
  }

  isBanned({ address, keyHash }: Bannable): boolean {
    return this.#addresses.has(address) || (keyHash !== undefined && this.#keys.has(keyHash));
  }
}
