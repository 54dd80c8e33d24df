import { lazyPage } from "../shell/lazy-page.tsx";

/** Where the record of a finished game is. */
export type Source = { readonly from: "server" | "device"; readonly id: string } | { readonly from: "file" };

/** `/r/…`, and `undefined` for what is no such address. */
export function sourceAt(path: string): Source | undefined {
  if (/^\/r\/?$/.test(path)) return { from: "file" };
  const [, device, id] = /^\/r\/(device\/)?([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  return id === undefined ? undefined : { from: device === undefined ? "server" : "device", id };
}

/** A finished game. Most who play never look back: what it takes is fetched here. */
export const ReplayPage = lazyPage<{ readonly source: Source }>(async () => {
  const { Opened, prepare } = await import("./page.tsx");
  await prepare();
  return Opened;
});
