import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { language } from "../device/settings.ts";
import { myTables } from "../http/api.ts";
import { FileField } from "../shell/file-field.tsx";
import { Header } from "../shell/header.tsx";
import { NotFoundPage } from "../shell/not-found.tsx";
import { SiteFooter } from "../shell/site-footer.tsx";
import { SiteHeader } from "../shell/site-header.tsx";
import { ui } from "../text/index.ts";
import { replayText } from "../text/replay/index.ts";
import { ReplayFrame } from "./frame.tsx";
import { openReplay, type Replay } from "./replay.ts";
import type { Source } from "./replay-page.tsx";

export const prepare = (): Promise<void> => replayText.load(language.peek());

async function recordFrom(source: Exclude<Source, { from: "file" }>): Promise<string> {
  if (source.from === "device") return (await import("../offline/tables.ts")).localRecord(source.id);
  const answer = await fetch(`/api/tables/${source.id}/record`);
  if (!answer.ok) throw new Error("not to be had");
  return answer.text();
}

/** People who played are shown the game from their own seat first. */
async function ownSeat({ from, id }: Exclude<Source, { from: "file" }>): Promise<number | undefined> {
  try {
    return from === "device" ? await ownSeatHere(id) : (await myTables()).find((table) => table.id === id)?.seat;
  } catch {
    return undefined;
  }
}

/** No seat where several people share the device. */
async function ownSeatHere(id: string): Promise<number | undefined> {
  const table = await (await import("../offline/tables.ts")).localTable(id);
  return table === undefined || table.isShared ? undefined : table.seats.findIndex(({ kind }) => kind === "person");
}

/** A game looked at again: from the server, from this device, or from a file. */
export function Opened({ source }: { readonly source: Source }) {
  return source.from === "file" ? <FromFile /> : <FromTable source={source} />;
}

function FromTable({ source }: { readonly source: Exclude<Source, { from: "file" }> }) {
  const opened = useSignal<Replay | "failed" | undefined>(undefined);
  const { from, id } = source;
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [record, own] = await Promise.all([recordFrom({ from, id }), ownSeat({ from, id })]);
      const replay = await openReplay(record, own);
      replay.follow(location.hash || (own === undefined ? "" : `#0-${own}`));
      opened.value = replay;
    };
    load().catch(() => {
      opened.value = "failed";
    });
  }, [from, id, opened]);

  if (opened.value === "failed") return <NotFoundPage sentence={replayText.text.notToBeHad} />;
  if (opened.value) return <ReplayFrame replay={opened.value} hasAddress isShared={from === "server"} />;
  return (
    <>
      <Header>
        <h1>{replayText.text.title}</h1>
      </Header>
      <main class="notice" aria-busy="true">
        <p>{ui.text.loading}</p>
      </main>
    </>
  );
}

function FromFile() {
  const opened = useSignal<Replay | undefined>(undefined);
  const hasFailed = useSignal(false);
  const text = replayText.text;

  async function read(file: File): Promise<void> {
    try {
      opened.value = await openReplay(await file.text());
    } catch {
      hasFailed.value = true;
    }
  }

  if (opened.value) return <ReplayFrame replay={opened.value} hasAddress={false} isShared={false} />;
  return (
    <>
      <SiteHeader />
      <main class="narrow">
        <h1 class="page-title">{text.title}</h1>
        <section class="panel">
          <p>{text.fileHint}</p>
          <FileField
            label={text.file}
            onFile={(file) => {
              hasFailed.value = false;
              void read(file);
            }}
          />
          <p class="refusal" role="alert">
            {hasFailed.value && text.notARecord}
          </p>
        </section>
      </main>
      <SiteFooter />
    </>
  );
}
