import { createApp } from "./app.ts";
import { postSettingsFrom } from "./notices/settings.ts";
import { openEmbedded } from "./store/embedded.ts";

export interface ServeOptions {
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded database. */
  readonly data: string;
  readonly log?: boolean;
}

export interface Serving {
  /** Where people find it. */
  readonly address: string;
  close(): Promise<void>;
}

export async function serve({ port, host, data, log = false }: ServeOptions): Promise<Serving> {
  const store = openEmbedded(data);
  const app = await createApp({ store, post: postSettingsFrom(process.env), log });
  try {
    const address = await app.http.listen({ port, host });
    return {
      address,
      async close() {
        await app.close();
        await store.close();
      },
    };
  } catch (error) {
    await app.close();
    await store.close();
    throw error;
  }
}
