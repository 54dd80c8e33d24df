import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { myTables, type TableLine } from "../api.ts";
import { Arcade } from "../art/arcade.tsx";
import { gameEntry, gameIds } from "../games/registry.ts";
import { Header } from "../parts/header.tsx";
import { Lobby } from "../parts/lobby.tsx";
import { NewTable } from "../parts/new-table.tsx";
import { follow } from "../router.ts";
import { language, memory } from "../settings.ts";
import { ui } from "../text/index.ts";

export function HomePage() {
  const tables = useSignal<readonly TableLine[]>([]);
  const areGamesKnown = useSignal(false);

  useEffect(() => {
    document.title = "Serai";
    const load = async (): Promise<void> => {
      await Promise.all(gameIds.map((id) => gameEntry(id)?.text.load(language.peek())));
      areGamesKnown.value = true;
      tables.value = await myTables();
    };
    // Without the server there is nothing to return to, and opening a table will say so itself.
    load().catch(() => {});
  }, [tables, areGamesKnown]);

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
        {areGamesKnown.value && (
          <div class="home-columns">
            {unfinished.length > 0 && (
              <section class="panel" aria-labelledby="your-tables">
                <h2 id="your-tables">{ui.text.yourTables}</h2>
                <ul class="tables">
                  {unfinished.map((table) => (
                    <Unfinished key={table.id} table={table} />
                  ))}
                </ul>
              </section>
            )}
            <NewTable />
            <Lobby />
          </div>
        )}
      </main>
    </>
  );
}

const isUnfinished = (status: TableLine["status"]): boolean => status === "gathering" || status === "playing";

function Unfinished({ table: { id, game, places, yourTurn, updated } }: { readonly table: TableLine }) {
  const own = memory.get("name");
  const others = places.flatMap(({ name }) => (name === undefined || name === own ? [] : [name]));
  const when = new Date(updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <a class="table-link" href={`/t/${id}`} onClick={follow}>
        <strong>{gameEntry(game)?.text.text.name}</strong>
        <span class={yourTurn ? "badge badge-now" : "badge"}>{yourTurn ? ui.text.yourTurn : ui.text.waiting}</span>
        <span class="table-with">{ui.text.with(others)}</span>
        <time dateTime={new Date(updated).toISOString()}>{when}</time>
      </a>
    </li>
  );
}
