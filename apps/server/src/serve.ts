import { setTimeout } from "node:timers/promises";
import { type App, createApp } from "./app.ts";
import { collectGarbageSoon } from "./collect-garbage.ts";
import { noticeSenderSettingsFrom } from "./notices/settings.ts";
import { databaseUrl } from "./store/database-url.ts";
import { openEmbedded } from "./store/embedded.ts";
import { openShared } from "./store/using-store.ts";

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database; not used where DATABASE_URL names another. */
  readonly data: string;
  readonly log?: boolean;
}

export interface Serving {
  /** Where people find it. */
  readonly address: string;
  /** Resolves, saying why, when it can no longer keep anything and is to be closed. */
  readonly dead: Promise<Error>;
  /** Takes nobody new for so long, in milliseconds, so that a proxy notices before it closes. */
  drain(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/** How many proxies to believe, from SERAI_PROXY, where something is said. */
function proxiesFrom({ SERAI_PROXY }: NodeJS.ProcessEnv): number | undefined {
  if (!SERAI_PROXY) return undefined;
  if (!/^\d{1,2}$/.test(SERAI_PROXY)) throw new Error(`SERAI_PROXY is the number of proxies, not "${SERAI_PROXY}"`);
  return Number(SERAI_PROXY);
}

export async function serve({ port, host, data, log = false }: ServeOptions): Promise<Serving> {
  const proxies = proxiesFrom(process.env);
  const url = databaseUrl();
  const store = url === undefined ? await openEmbedded(data) : await openShared(url);
  let app: App | undefined;
  const close = async (): Promise<void> => {
    await app?.close();
    await store.close();
  };
  try {
    app = await createApp({ store, post: noticeSenderSettingsFrom(process.env), log, proxies });
    const { drain, http } = app;
    const address = await http.listen({ port, host });
    collectGarbageSoon();
    return {
      address,
      dead: store.dead,
      async drain(milliseconds) {
        drain();
        await setTimeout(milliseconds);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
