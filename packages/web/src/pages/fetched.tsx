import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect } from "preact/hooks";
import { ui } from "../text/index.ts";
import { LoadingPage } from "./loading.tsx";
import { NotFoundPage } from "./not-found.tsx";

type Page<P> = (props: P) => VNode;

/** A page that most never open: what it takes is fetched when it is first wanted. */
export function fetched<P extends object>(load: () => Promise<Page<P>>): Page<P> {
  return (props) => {
    const loaded = useSignal<{ readonly Page: Page<P> } | "failed" | undefined>(undefined);
    useEffect(() => {
      load().then(
        (Page) => {
          loaded.value = { Page };
        },
        () => {
          loaded.value = "failed";
        },
      );
    }, [loaded]);
    if (loaded.value === "failed") return <NotFoundPage sentence={ui.text.failed} />;
    return loaded.value ? <loaded.value.Page {...props} /> : <LoadingPage />;
  };
}
