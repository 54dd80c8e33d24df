/** What one version of the site keeps. */
export interface SiteCache {
  readonly name: string;
  /** Addresses, all of which are needed. */
  readonly files: readonly string[];
}

/** Names under which content never changes: what an older version has kept of them is still right. */
const isLasting = (file: string): boolean => file.startsWith("/assets/");

/** Fetches everything or nothing. */
export async function keep({ name, files }: SiteCache): Promise<void> {
  const cache = await caches.open(name);
  await Promise.all(
    files.map(async (file) => {
      const old = isLasting(file) ? await caches.match(file) : undefined;
      // Around the browser's own cache, which may hold an older page under the same name.
      const response = old ?? (await fetch(file, { cache: isLasting(file) ? "default" : "no-cache" }));
      if (!response.ok) throw new Error(`${file}: ${response.status}`);
      await cache.put(file, response);
    }),
  );
}

/** Takes away what older versions kept. */
export async function tidy({ name }: SiteCache): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((one) => one.startsWith("serai-") && one !== name);
  await Promise.all(old.map((one) => caches.delete(one)));
}

/** From the cache, so that the site opens at once and without a network; else from the network. */
export async function answer({ name }: SiteCache, request: Request): Promise<Response> {
  const cache = await caches.open(name);
  return (await cache.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
