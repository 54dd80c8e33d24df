import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { EmptyState } from "../shell/empty-state.tsx";
import { follow } from "../shell/router.ts";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { home } from "../text/home/index.ts";
import { WatchList } from "./watch-list.tsx";
import "./home.css";

const MOST = 60;

export const prepare = (): Promise<unknown> => home.load(language.peek());

/** Every game that may be watched now. */
export function Page() {
  useEffect(() => {
    document.title = `${home.text.nav.watch} · Serai`;
  }, []);
  return (
    <>
      <SiteHeader place="watch" />
      <main class="narrow">
        <h1 class="page-title">{home.text.nav.watch}</h1>
        <WatchList most={MOST} empty={<NothingToWatch />} />
      </main>
      <SiteFooter />
    </>
  );
}

const NothingToWatch = () => (
  <EmptyState sentence={home.text.nothingToWatch} hint={home.text.nothingToWatchHint}>
    <a class="button button-main" href="/" onClick={follow}>
      {home.text.allGames}
    </a>
    <a class="button" href="/r" onClick={follow}>
      {home.text.footerLinks.r}
    </a>
  </EmptyState>
);
