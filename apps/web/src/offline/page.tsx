import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { gameEntry } from "../games/registry.ts";
import { fellBack } from "../opening.ts";
import { LoadingPage } from "../pages/loading.tsx";
import { NotFoundPage } from "../pages/not-found.tsx";
import { VisitPage } from "../pages/table.tsx";
import { language } from "../settings.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import { Visit } from "../visit.ts";
import { connectOffline } from "./link.ts";
import { SharedTable } from "./shared-table.tsx";
import { type LocalTable, localTable } from "./tables.ts";

export const prepare = (): Promise<void> => offline.load(language.peek());

/** A table on this device: one person's, or handed around. */
export function OfflinePage({ id }: { readonly id: string }) {
  const found = useSignal<LocalTable | "none" | undefined>(undefined);
  useEffect(() => {
    const load = async (): Promise<void> => {
      const table = await localTable(id);
      if (table) await gameEntry(table.game)?.text.load(language.peek());
      found.value = table ?? "none";
    };
    load().catch(() => {
      found.value = "none";
    });
  }, [id, found]);

  const table = found.value;
  if (table === "none") return <NotFoundPage sentence={ui.text.unknownTable} />;
  if (table === undefined) return <LoadingPage />;
  return table.isShared ? <SharedTable table={table} /> : <OwnTable id={id} />;
}

function OwnTable({ id }: { readonly id: string }) {
  const visit = useMemo(() => new Visit(id, connectOffline), [id]);
  const isUnplanned = fellBack.value === `/local/${id}`;
  return <VisitPage visit={visit} beside={() => ({ note: isUnplanned ? offline.text.fellBack : undefined })} />;
}
