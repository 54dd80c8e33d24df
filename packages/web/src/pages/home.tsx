import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myTables, ServerRefusal, type TableLine } from "../api.ts";
import { Arcade } from "../art/arcade.tsx";
import { gameEntry, gameIds } from "../games/registry.ts";
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

export function HomePage() {
  const tables = useSignal<readonly TableLine[]>([]);
  const areGamesKnown = useSignal(false);
  const areTablesKnown = useSignal(false);
  const isCutOff = useSignal(false);

  useEffect(() => {
    document.title = "Serai";
    const load = async (): Promise<void> => {
      const words = gameIds.map((id) => gameEntry(id)?.text.load(language.peek()));
      await Promise.all([offline.load(language.peek()), ...words]);
      areGamesKnown.value = true;
      tables.value = await myTables();
      areTablesKnown.value = true;
    };
    load().catch((error: unknown) => {
      isCutOff.value = !(error instanceof ServerRefusal);
    });
  }, [tables, areGamesKnown, areTablesKnown, isCutOff]);

  const unfinished = tables.value.filter(({ status, game }) => isUnfinished(status) && gameEntry(game));
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
          {areGamesKnown.value && isCutOff.value && offline.text.noServer}
        </p>
        {areGamesKnown.value && (
          <div class="home-columns">
            <YourTables>
              {unfinished.map((table) => (
                <Unfinished key={table.id} table={table} />
              ))}
            </YourTables>
            <NewTable isCutOff={isCutOff.value} />
            <Lobby />
            <Finished tables={tables.value.filter(({ status, game }) => status === "over" && gameEntry(game))} />
            {areTablesKnown.value && tables.value.length === 0 && <Welcome />}
          </div>
        )}
        <HouseLinks />
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
