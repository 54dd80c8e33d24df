import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { useEffect, useMemo } from "preact/hooks";
import { language } from "../device/settings.ts";
import { VisitPage } from "../frame/table-page.tsx";
import { gameEntry } from "../games/registry.ts";
import { progress } from "../learn/progress.ts";
import { fallbackAddress } from "../lobby/open-table.ts";
import { LoadingPage } from "../shell/loading.tsx";
import { NotFoundPage } from "../shell/not-found.tsx";
import { Visit } from "../table/visit.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import { connectOffline } from "./link.ts";
import { SharedTable } from "./shared-table.tsx";
import { type LocalTable, localTable } from "./tables.ts";

export const prepare = (): Promise<void> => offline.load(language.peek());

/** What is drawn at a table where a first game is played: fetched there alone. */
type Lesson = (props: { readonly visit: Visit }) => VNode;

async function lessonAt({ id, game }: LocalTable): Promise<Lesson | undefined> {
  if (progress.of(game)?.table !== id) return undefined;
  const { LearnTable, openFirstGame } = await import("../learn/table.tsx");
  const opened = await openFirstGame(game);
  return ({ visit }) => <LearnTable visit={visit} opened={opened} />;
}

/** A table on this device: one person's, or handed around. */
export function OfflinePage({ id }: { readonly id: string }) {
  const found = useSignal<{ readonly table: LocalTable; readonly Lesson: Lesson | undefined } | "none" | undefined>(
    undefined,
  );
  useEffect(() => {
    const load = async (): Promise<void> => {
      const table = await localTable(id);
      if (table === undefined) {
        found.value = "none";
        return;
      }
      await gameEntry(table.game)?.text.load(language.peek());
      found.value = { table, Lesson: await lessonAt(table) };
    };
    load().catch(() => {
      found.value = "none";
    });
  }, [id, found]);

  if (found.value === "none") return <NotFoundPage sentence={ui.text.unknownTable} />;
  if (found.value === undefined) return <LoadingPage />;
  const { table, Lesson } = found.value;
  return table.isShared ? <SharedTable table={table} /> : <OwnTable id={id} Lesson={Lesson} />;
}

interface OwnTableProps {
  readonly id: string;
  readonly Lesson: Lesson | undefined;
}

function OwnTable({ id, Lesson }: OwnTableProps) {
  const visit = useMemo(() => new Visit(id, connectOffline), [id]);
  const isUnplanned = fallbackAddress.value === `/local/${id}`;
  if (Lesson) return <Lesson visit={visit} />;
  return <VisitPage visit={visit} extras={() => ({ note: isUnplanned ? offline.text.fellBack : undefined })} />;
}
