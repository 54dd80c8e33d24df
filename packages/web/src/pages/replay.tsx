import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { Header } from "../parts/header.tsx";
import { ui } from "../text/index.ts";
import { NotFoundPage } from "./not-found.tsx";

/** Where the record of a finished game is. */
export type Source = { readonly from: "server" | "device"; readonly id: string } | { readonly from: "file" };

type Page = (props: { readonly source: Source }) => VNode;

/** `/r/…`, and `undefined` for what is no such address. */
export function sourceAt(path: string): Source | undefined {
  if (/^\/r\/?$/.test(path)) return { from: "file" };
  const [, device, id] = /^\/r\/(device\/)?([A-Za-z0-9_-]+)\/?$/.exec(path) ?? [];
  return id === undefined ? undefined : { from: device === undefined ? "server" : "device", id };
}

/** A finished game. Most who play never look back: what it takes is fetched here. */
export function ReplayPage({ source }: { readonly source: Source }) {
  const loaded = useSignal<{ readonly Page: Page } | "failed" | undefined>(undefined);
  useEffect(() => {
    import("../replay/page.tsx")
      .then(async ({ Opened, prepare }) => {
        await prepare();
        loaded.value = { Page: Opened };
      })
      .catch(() => {
        loaded.value = "failed";
      });
  }, [loaded]);

  if (loaded.value === "failed") return <NotFoundPage sentence={ui.text.failed} />;
  if (loaded.value) return <loaded.value.Page source={source} />;
  return (
    <>
      <Header>
        <h1>Serai</h1>
      </Header>
      <main class="notice" aria-busy="true">
        <p>{ui.text.loading}</p>
      </main>
    </>
  );
}
