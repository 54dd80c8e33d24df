import { lazy } from "@serai/ui/lazy.tsx";
import { ui } from "../text/index.ts";
import { Header } from "./header.tsx";
import { follow } from "./router.ts";

const PlainHeader = () => (
  <Header>
    <span class="site-name">Serai</span>
  </Header>
);

/** The main menu, which no board needs; without a line the page does without it. */
const SiteHeader = lazy(async () => (await import("./site-header.tsx")).SiteHeader, {
  waiting: PlainHeader,
  failed: PlainHeader,
});

const SiteFooter = lazy(async () => (await import("./site-footer.tsx")).SiteFooter);

/** Its picture comes after the sentence, into the room that is kept for it. */
const EmptyHallPicture = lazy(async () => (await import("./empty-state.tsx")).EmptyHallPicture, {
  waiting: () => <div class="hall" />,
  failed: () => undefined,
});

export function NotFoundPage({ sentence = ui.text.notFound }: { readonly sentence?: string }) {
  return (
    <>
      <SiteHeader />
      <main class="notice">
        <EmptyHallPicture />
        <h1>{sentence}</h1>
        <a class="button button-main" href="/" onClick={follow}>
          {ui.text.home}
        </a>
      </main>
      <SiteFooter />
    </>
  );
}
