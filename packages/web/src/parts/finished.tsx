import type { TableLine } from "../api.ts";
import { gameEntry } from "../games/registry.ts";
import { follow } from "../router.ts";
import { language } from "../settings.ts";
import { online } from "../text/online/index.ts";
import { Fellows } from "./fellows.tsx";

/** A look back, not an archive. */
const MOST = 5;

/** The last games played to their end, to be looked at again; or somebody's file. */
export function Finished({ tables }: { readonly tables: readonly TableLine[] }) {
  const last = tables.toSorted((a, b) => b.updated - a.updated).slice(0, MOST);
  return (
    <section class="panel" aria-labelledby="finished-games">
      <h2 id="finished-games">{online.text.finished}</h2>
      {last.length > 0 && (
        <ul class="tables">
          {last.map((table) => (
            <Line key={table.id} table={table} />
          ))}
        </ul>
      )}
      <a class="button" href="/r" onClick={follow}>
        {online.text.openRecord}
      </a>
    </section>
  );
}

function Line({ table: { id, game, places, updated } }: { readonly table: TableLine }) {
  const when = new Date(updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li>
      <a class="table-link" href={`/r/${id}`} onClick={follow}>
        <strong>{gameEntry(game)?.text.text.name}</strong>
        <Fellows names={places.map(({ name }) => name)} />
        <time dateTime={new Date(updated).toISOString()}>{when}</time>
      </a>
    </li>
  );
}
