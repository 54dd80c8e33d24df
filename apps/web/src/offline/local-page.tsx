import { lazyPage } from "../shell/lazy-page.tsx";

/** A table on this device. Its page and its host are fetched here, so that tables on the server do without them. */
export const LocalPage = lazyPage<{ readonly id: string }>(async () => {
  const { OfflinePage, prepare } = await import("./page.tsx");
  await prepare();
  return OfflinePage;
});
