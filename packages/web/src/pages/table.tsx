import { useEffect, useMemo } from "preact/hooks";
import type { Beside } from "../parts/dock.tsx";
import { Header } from "../parts/header.tsx";
import { LinkNotice } from "../parts/link-notice.tsx";
import { TableFrame } from "../parts/table-frame.tsx";
import type { TableStore } from "../table-store.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { Visit } from "../visit.ts";
import { fetched } from "./fetched.tsx";
import { NotFoundPage } from "./not-found.tsx";

const GatheringPage = fetched(async () => (await import("./gathering.tsx")).GatheringPage);

export function TablePage({ id }: { readonly id: string }) {
  const visit = useMemo(() => new Visit(id), [id]);
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
