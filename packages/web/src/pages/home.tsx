import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myTables, ServerRefusal, type TableLine } from "../api.ts";
import { Arcade } from "../art/arcade.tsx";
import { gameEntry, gameIds } from "../games/registry.ts";
import type { LocalTable } from "../offline/tables.ts";
import { Fellows } from "../parts/fellows.tsx";
import { Finished } from "../parts/finished.tsx";
import { Header } from "../parts/header.tsx";
import { HouseLinks } from "../parts/house-links.tsx";
import { Lobby } from "../parts/lobby.tsx";
import { NewTable } from "../parts/new-table.tsx";
import { Welcome } from "../parts/welcome.tsx";
import { YourTables } from "../parts/your-tables.tsx";
import { follow } from "../router.ts";
import { language } from "../settings.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import { within } from "../within.ts";

/** How long a list of tables is waited for, so that what is drawn need not make room for it. */
const PATIENCE = 600;

export function HomePage() {
  const tables = useSignal<readonly TableLine[] | undefined>(undefined);
  const local = useSignal<readonly LocalTable[]>([]);
  const isReady = useSignal(false);
  const isCutOff = useSignal(false);

  const askServer = async (): Promise<void> => {
    try {
      tables.value = await myTables();
    } catch (error) {
      isCutOff.value = !(error instanceof ServerRefusal);
    }
  };
  const askDevice = async (): Promise<void> => {
    try {
      const { localTables } = await import("../offline/tables.ts");
      local.value = (await localTables()).filter(({ game }) => gameEntry(game));
    } catch {
      // A browser that keeps nothing has nothing to list.
    }
  };
  const remove = async (id: string): Promise<void> => {
    const { removeLocal } = await import("../offline/tables.ts");
    await removeLocal(id);
    await askDevice();
  };

  useEffect(() => {
    document.title = "Serai";
    const load = async (): Promise<void> => {
      const lists = within(PATIENCE, Promise.all([askServer(), askDevice()]));
      const words = gameIds.map((id) => gameEntry(id)?.text.load(language.peek()));
      await Promise.all([lists, offline.load(language.peek()), ...words]);
      isReady.value = true;
    };
    void load();
  }, []);

  const listed = tables.value ?? [];
  const unfinished = listed.filter(({ status, game }) => isUnfinished(status) && gameEntry(game));
  return (
    <>
      <Header>
        <span class="header-name">Serai</span>
      </Header>
      <main class="home">
        <div class="hero">
          <Arcade />
          <h1>Serai</h1>
          <p>{ui.text.tagline}</p>
        </div>
        <p class="home-notice" role="status">
          {isReady.value && isCutOff.value && offline.text.noServer}
        </p>
        {isReady.value && (
          <>
            <div class="home-columns">
              <YourTables local={local.value} remove={(id) => void remove(id)}>
                {unfinished.map((table) => (
                  <Unfinished key={table.id} table={table} />
                ))}
              </YourTables>
              <NewTable isCutOff={isCutOff.value} />
              <Lobby />
              <Finished tables={listed.filter(({ status, game }) => status === "over" && gameEntry(game))} />
              {tables.value?.length === 0 && <Welcome />}
            </div>
            <HouseLinks />
          </>
        )}
      </main>
    </>
  );
}

const isUnfinished = (status: TableLine["status"]): boolean => status === "gathering" || status === "playing";

function Unfinished({ table: { id, game, places, yourTurn, updated } }: { readonly table: TableLine }) {
  const when = new Date(updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <a class="table-link" href={`/t/${id}`} onClick={follow}>
        <strong>{gameEntry(game)?.text.text.name}</strong>
        <span class={yourTurn ? "badge badge-now" : "badge"}>{yourTurn ? ui.text.yourTurn : ui.text.waiting}</span>
        <Fellows names={places.map(({ name }) => name)} />
        <time dateTime={new Date(updated).toISOString()}>{when}</time>
      </a>
    </li>
  );
}
