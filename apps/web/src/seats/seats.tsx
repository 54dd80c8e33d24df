import type { Seat } from "@serai/kernel";
import type { TableInfo } from "@serai/table";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { useMemo } from "preact/hooks";
import { isLevel } from "../lobby/level.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";
import { SeatBot } from "./seat-bot.tsx";
import { SeatClock } from "./seat-clock.tsx";

function BotOf({ table, seat }: { readonly table: TableInfo; readonly seat: Seat }) {
  const { name, bot } = table.seats[seat];
  return isLevel(bot) ? <SeatBot name={name} level={bot} table={table} seat={seat} /> : undefined;
}

/** Everybody else, leftwards from the viewer; the viewer comes last, beside the own hand. */
function seatsFrom(viewer: Seat | "spectator", seats: number): Seat[] {
  const first = viewer === "spectator" ? 0 : viewer + 1;
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

export function Seats({ store, props }: { readonly store: TableStore; readonly props: AnyGameProps }) {
  const { table, page, viewer } = store;
  const letters = useMemo(() => lettersFor(table.seats.map(({ name }) => name)), [table]);
  const asked = props.isPast ? [] : store.asked.value;
  return (
    <section class="seats" aria-label={ui.text.seats}>
      <ul>
        {seatsFrom(viewer, table.seats.length).map((seat) => (
          <li
            key={seat}
            class={seat === viewer ? "seat seat-own" : "seat"}
            aria-current={asked.includes(seat) ? "true" : undefined}
            data-place={`seat-${seat}`}
            data-piece={`seat:${seat}`}
          >
            <SeatMark seat={seat} letter={letters[seat]} />
            <span class="seat-name">{props.listed(seat)}</span>
            <Mark changed={props.changed} part={`seat-${seat}`} />
            <BotOf table={table} seat={seat} />
            <SeatClock store={store} seat={seat} />
            <span class="seat-note">
              <page.SeatNote {...props} seat={seat} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
