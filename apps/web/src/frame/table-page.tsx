import { useEffect, useMemo } from "preact/hooks";
import { language } from "../device/settings.ts";
import type { DockExtras } from "../dock/dock.tsx";
import { Header } from "../shell/header.tsx";
import { lazyPage } from "../shell/lazy-page.tsx";
import { NotFoundPage } from "../shell/not-found.tsx";
import { waitAtMost } from "../shell/wait-at-most.ts";
import type { TableStore } from "../table/table-store.ts";
import { Visit } from "../table/visit.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { LinkNotice } from "./link-notice.tsx";
import { TableFrame } from "./table-frame.tsx";

const GatheringPage = lazyPage(async () => {
  const [{ GatheringPage: Page }, { fairness }] = await Promise.all([
    import("../lobby/gathering-page.tsx"),
    import("../text/fairness/index.ts"),
  ]);
  await fairness.load(language.peek());
  return Page;
});

/** A visit that began before there was a page to draw. */
let begun: { readonly id: string; readonly visit: Visit } | undefined;
/** How long nothing at all is shown for the table to be the first thing there is to see. */
const JOIN_TIMEOUT_MS = 500;

/** Comes to the table, and returns when there is something to show of it: a page drawn before that would be drawn twice. */
export function joinTable(id: string): Promise<unknown> {
  const visit = new Visit(id);
  begun = { id, visit };
  return waitAtMost(
    JOIN_TIMEOUT_MS,
    new Promise<void>((resolve) => visit.isThere.subscribe((isThere) => isThere && resolve())),
  );
}

/** The visit that has begun, or a new one. */
function visitTo(id: string): Visit {
  const visit = begun?.id === id ? begun.visit : new Visit(id);
  begun = undefined;
  return visit;
}

export function TablePage({ id }: { readonly id: string }) {
  const visit = useMemo(() => visitTo(id), [id]);
  return <VisitPage visit={visit} />;
}

interface VisitPageProps {
  readonly visit: Visit;
  readonly extras?: (store: TableStore) => DockExtras;
}

/** A table, wherever it is hosted. */
export function VisitPage({ visit, extras = () => ({}) }: VisitPageProps) {
  useEffect(() => () => visit.leave(), [visit]);

  if (visit.shut.value) return <NotFoundPage sentence={refusalSentence(visit.shut.value, {})} />;
  const store = visit.store.value;
  if (store) return <TableFrame key={store.viewer} store={store} talk={visit.talk} extras={extras(store)} />;
  const gathering = visit.gathering.value;
  if (gathering)
    return <GatheringPage gathering={gathering} link={visit.link} talk={visit.talk} mismatch={visit.mismatch.value} />;
  if (visit.link.state.value === "unknown-table") return <NotFoundPage sentence={ui.text.unknownTable} />;
  if (visit.failed.value) return <NotFoundPage sentence={ui.text.failed} />;
  return (
    <>
      <Header>
        <h1>Serai</h1>
      </Header>
      <LinkNotice state={visit.link.state.value} />
      <main class="notice" aria-busy="true">
        <p>{ui.text.loading}</p>
      </main>
    </>
  );
}
