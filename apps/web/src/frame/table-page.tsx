import { useEffect, useMemo } from "preact/hooks";
import type { Beside } from "../parts/dock.tsx";
import { Header } from "../parts/header.tsx";
import { LinkNotice } from "../parts/link-notice.tsx";
import { TableFrame } from "../parts/table-frame.tsx";
import type { TableStore } from "../table-store.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { Visit } from "../visit.ts";
import { within } from "../within.ts";
import { fetched } from "./fetched.tsx";
import { NotFoundPage } from "./not-found.tsx";

const GatheringPage = fetched(async () => (await import("./gathering.tsx")).GatheringPage);

/** A visit that began before there was a page to draw. */
let begun: { readonly id: string; readonly visit: Visit } | undefined;
/** How long nothing at all is shown for the table to be the first thing there is to see. */
const PATIENCE = 500;

/** Comes to the table, and returns when there is something to show of it: a page drawn before that would be drawn twice. */
export function comeTo(id: string): Promise<unknown> {
  const visit = new Visit(id);
  begun = { id, visit };
  return within(PATIENCE, new Promise<void>((resolve) => visit.isThere.subscribe((isThere) => isThere && resolve())));
}

/** The visit that has begun, which is nobody else's, or a new one. */
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
  readonly beside?: (store: TableStore) => Beside;
}

/** A table, wherever it is hosted. */
export function VisitPage({ visit, beside = () => ({}) }: VisitPageProps) {
  useEffect(() => () => visit.link.close(), [visit]);

  if (visit.isShut.value) return <NotFoundPage sentence={refusalSentence("no-watchers", {})} />;
  const store = visit.store.value;
  if (store) return <TableFrame key={store.viewer} store={store} talk={visit.talk} beside={beside(store)} />;
  const gathering = visit.gathering.value;
  if (gathering) return <GatheringPage gathering={gathering} link={visit.link} talk={visit.talk} />;
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
