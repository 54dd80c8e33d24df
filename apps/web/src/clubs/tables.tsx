import type { Gathering } from "@serai/table";
import type { TableLine } from "../http/api.ts";
import { gameName } from "../people/games.ts";
import { nameOf } from "../people/name.tsx";
import { follow } from "../shell/router.ts";
import { clubs } from "../text/clubs/index.ts";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

interface ClubTablesProps {
  readonly tables: readonly (Gathering | TableLine)[];
  /** The tag of the person who looks. */
  readonly own: string | undefined;
}

/** The club's tables: to join, to watch, or to look at again. */
export const ClubTables = ({ tables, own }: ClubTablesProps) => (
  <ul class="plain-list">
    {tables.map((table) => {
      const isOver = "status" in table && table.status === "over";
      const others = table.places.filter(({ keptFor }, place) => place !== table.mine && !isOwn(keptFor, own));
      const names = others.flatMap(({ name, keptFor }) => name ?? (keptFor && nameOf(keptFor)) ?? []);
      return (
        <li key={table.id}>
          <a class="table-link" href={`${isOver ? "/r" : "/t"}/${table.id}`} onClick={follow}>
            <strong>{gameName(table.game)}</strong>
            <Badge table={table} />
            {names.length > 0 && <span class="table-with">{ui.text.with(names)}</span>}
          </a>
        </li>
      );
    })}
  </ul>
);

const isOwn = (kept: Gathering["places"][number]["keptFor"], own: string | undefined): boolean =>
  kept !== undefined && kept.tag === own;

function Badge({ table }: { readonly table: Gathering | TableLine }) {
  if ("status" in table) {
    const { status, yourTurn } = table;
    return (
      <span class={yourTurn ? "badge badge-now" : "badge"}>
        {yourTurn ? ui.text.yourTurn : clubs.text.states[status]}
      </span>
    );
  }
  const free = table.places.filter(({ name }) => name === undefined).length;
  return <span class={table.mine === undefined ? "badge badge-now" : "badge"}>{online.text.freePlaces(free)}</span>;
}
