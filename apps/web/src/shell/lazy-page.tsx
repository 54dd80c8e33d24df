import { type LazyPart, lazy, type Part } from "@serai/ui/lazy.tsx";
import { ui } from "../text/index.ts";
import { LoadingPage } from "./loading.tsx";
import { NotFoundPage } from "./not-found.tsx";

/** A whole page that is fetched when it is first wanted. */
export const lazyPage = <P extends object>(load: () => Promise<Part<P>>): LazyPart<P> =>
  lazy(load, { waiting: LoadingPage, failed: () => <NotFoundPage sentence={ui.text.failed} /> });
