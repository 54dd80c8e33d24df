import { useSignal } from "@preact/signals";
import { lazy } from "@serai/ui/lazy.tsx";
import { useEffect } from "preact/hooks";
import { ownName } from "../lobby/own-name.ts";
import { openRematch } from "../lobby/sit-down.ts";
import { follow, go } from "../shell/router.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

/** Only those who took part in the start have something to check it with. */
const FairnessCheck = lazy(async () => {
  const { FairnessCheck: Part, prepare } = await import("../fair/fairness-check.tsx");
  await prepare();
  return Part;
});

/** Where the same people play again. */
async function addressOfNext({ table, viewer, link }: TableStore): Promise<string> {
  if (link.place === "device") return (await import("../offline/tables.ts")).playLocalAgain(table.id);
  const own = viewer === "spectator" ? ownName() : table.seats[viewer].name;
  return `/t/${await openRematch(table.id, own)}`;
}

export function AfterGame({ store }: { readonly store: TableStore }) {
  const { viewer } = store;
  const isBusy = useSignal(false);
  const hasFailed = useSignal(false);

  // The button that was in focus is gone with the game: the natural next one takes its place.
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById("again")?.focus({ preventScroll: true });
  }, []);

  async function playAgain(): Promise<void> {
    if (isBusy.value) return;
    isBusy.value = true;
    try {
      go(await addressOfNext(store));
    } catch {
      isBusy.value = false;
      hasFailed.value = true;
    }
  }

  const again = store.rematch.value === undefined ? ui.text.playAgain : online.text.joinRematch;
  const resigned = store.latest.value.resigned?.map((seat) => store.table.seats[seat].name);
  return (
    <>
      {resigned && <p class="hint">{online.text.resignedLast(resigned)}</p>}
      <div class="dock-buttons">
        <a class="button" href="/" onClick={follow}>
          {ui.text.home}
        </a>
        {viewer !== "spectator" && (
          <button
            type="button"
            id="again"
            class="button button-main"
            aria-disabled={isBusy.value}
            onClick={() => void playAgain()}
          >
            {hasFailed.value ? ui.text.failed : isBusy.value ? ui.text.settingUp : again}
          </button>
        )}
      </div>
      {store.link.place === "server" && viewer !== "spectator" && <FairnessCheck store={store} />}
      <p class="after-links">
        <LookBack store={store} />
        {store.link.place === "device" ? <SaveLocal store={store} /> : <OnServer store={store} />}
      </p>
    </>
  );
}

/** The game from its start, from the own seat. */
function LookBack({ store: { table, viewer, link } }: { readonly store: TableStore }) {
  const place = link.place === "device" ? "/r/device" : "/r";
  const mark = viewer === "spectator" ? "" : `#0-${viewer}`;
  return (
    <a href={`${place}/${table.id}${mark}`} onClick={follow}>
      {online.text.lookBack}
    </a>
  );
}

function OnServer({ store: { table } }: { readonly store: TableStore }) {
  return (
    <>
      <a href={`/api/tables/${table.id}/record`} download={`${table.game}.json`}>
        {online.text.saveRecord}
      </a>
      <a href={`/verify/${table.id}`} onClick={follow}>
        {online.text.checkRecord}
      </a>
    </>
  );
}

/** The record of a table on this device has no address until it is asked for. */
function SaveLocal({ store: { table } }: { readonly store: TableStore }) {
  async function save(): Promise<void> {
    const { localRecord } = await import("../offline/tables.ts");
    const file = URL.createObjectURL(new Blob([await localRecord(table.id)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = file;
    link.download = `${table.game}.json`;
    link.click();
    URL.revokeObjectURL(file);
  }
  return (
    <button type="button" onClick={() => void save()}>
      {online.text.saveRecord}
    </button>
  );
}
