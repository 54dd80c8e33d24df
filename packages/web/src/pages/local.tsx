import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { Header } from "../parts/header.tsx";
import { ui } from "../text/index.ts";
import { NotFoundPage } from "./not-found.tsx";

type Page = (props: { readonly id: string }) => VNode;

/** A table on this device. Its page and its host are fetched here, so that tables on the server do without them. */
export function LocalPage({ id }: { readonly id: string }) {
  const loaded = useSignal<{ readonly Page: Page } | "failed" | undefined>(undefined);
  useEffect(() => {
    import("../offline/page.tsx")
      .then(async ({ OfflinePage, prepare }) => {
        await prepare();
        loaded.value = { Page: OfflinePage };
      })
      .catch(() => {
        loaded.value = "failed";
      });
  }, [loaded]);

  if (loaded.value === "failed") return <NotFoundPage sentence={ui.text.failed} />;
  if (loaded.value) return <loaded.value.Page id={id} />;
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
