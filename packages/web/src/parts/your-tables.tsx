import { type ComponentChildren, toChildArray } from "preact";
import { Cross } from "../art/icons.tsx";
import { gameEntry } from "../games/registry.ts";
import type { LocalTable } from "../offline/tables.ts";
import { follow } from "../router.ts";
import { language } from "../settings.ts";
import { ui } from "../text/index.ts";
import { offline } from "../text/offline/index.ts";
import { Fellows } from "./fellows.tsx";

interface YourTablesProps {
  /** Those of the server. */
  readonly children: ComponentChildren;
  /** Those of this device. */
  readonly local: readonly LocalTable[];
  remove(id: string): void;
}

/** Tables to go on with. */
export function YourTables({ children, local, remove }: YourTablesProps) {
  const running = local.filter(({ isOver }) => !isOver);
  const finished = local.filter(({ isOver }) => isOver);
  const hasRunning = running.length > 0 || toChildArray(children).length > 0;
  if (!hasRunning && finished.length === 0) return undefined;
  return (
    <section class="panel" aria-labelledby="your-tables">
      <h2 id="your-tables">{ui.text.yourTables}</h2>
      {hasRunning && (
        <ul class="tables">
          {children}
          {running.map((table) => (
            <LocalLine key={table.id} table={table} />
          ))}
        </ul>
      )}
      {finished.length > 0 && (
        <details class="finished">
          <summary>{offline.text.finished}</summary>
          <ul class="tables">
            {finished.map((table) => (
              <LocalLine key={table.id} table={table} onRemove={() => remove(table.id)} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

interface LocalLineProps {
  readonly table: LocalTable;
  onRemove?(): void;
}

function LocalLine({ table: { id, game, seats, updated }, onRemove }: LocalLineProps) {
  const name = gameEntry(game)?.text.text.name ?? game;
  const when = new Date(updated).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li class="local-line">
      <a class="table-link" href={`/local/${id}`} onClick={follow}>
        <strong>{name}</strong>
        <span class="badge">{offline.text.onDevice}</span>
        <Fellows names={seats.map(({ name }) => name)} />
        <time dateTime={new Date(updated).toISOString()}>{when}</time>
      </a>
      {onRemove && (
        <button type="button" class="icon-button" aria-label={offline.text.remove(name)} onClick={onRemove}>
          <Cross />
        </button>
      )}
    </li>
  );
}
