import { useSignal } from "@preact/signals";
import type { Seat } from "@serai/kernel";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import { endFlights } from "@serai/ui/motion.ts";
import { focusConfirm } from "@serai/ui/parts/focus.ts";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DockExtras } from "../dock/dock.tsx";
import { VisitPage } from "../frame/table-page.tsx";
import { gameEntry } from "../games/registry.ts";
import { Header } from "../shell/header.tsx";
import type { TableStore } from "../table/table-store.ts";
import { Visit } from "../table/visit.ts";
import { offline } from "../text/offline/index.ts";
import { connectOffline } from "./link.ts";
import { PlayStatus } from "./play-status.ts";
import type { LocalTable } from "./tables.ts";

/** The next person that play waits for, leftwards from a seat. */
function nextPerson({ seats }: Pick<LocalTable, "seats">, from: Seat, asked: readonly Seat[]): Seat | undefined {
  const leftwards = seats.map((_, i) => (from + i) % seats.length);
  return leftwards.find((seat) => asked.includes(seat) && seats[seat].kind === "person");
}

/** A table that several people play at on one device, handing it around behind a curtain. */
export function SharedTable({ table }: { readonly table: LocalTable }) {
  const status = useMemo(() => new PlayStatus(table.id), [table.id]);
  useEffect(() => () => status.link.close(), [status]);
  /** The player who holds the device; nobody while it is handed on. */
  const holder = useSignal<Seat | undefined>(undefined);
  const last = useRef<Seat>(0);

  const sit = (seat: Seat): void => {
    last.current = seat;
    holder.value = seat;
  };

  const latest = status.latest.value;
  // After the end there is nothing left to hide.
  const seat = holder.value ?? (latest?.over ? nextPerson(table, last.current, [...table.seats.keys()]) : undefined);
  if (seat !== undefined)
    return (
      <SeatOf
        key={seat}
        table={table}
        seat={seat}
        onPass={() => {
          holder.value = undefined;
        }}
      />
    );
  return <Curtain table={table} next={nextPerson(table, last.current, latest?.deciders ?? [])} onSit={sit} />;
}

interface SeatOfProps {
  readonly table: LocalTable;
  readonly seat: Seat;
  onPass(): void;
}

/** The table from one seat. All that is known of the seat lives and dies with this part of the page. */
function SeatOf({ table, seat, onPass }: SeatOfProps) {
  const visit = useMemo(
    () => new Visit(table.id, (id, listener) => connectOffline(id, listener, seat)),
    [table.id, seat],
  );
  const isSeated = visit.store.value !== undefined;
  // The button on the curtain is gone with it.
  useEffect(() => {
    if (isSeated && document.activeElement === document.body) focusConfirm();
  }, [isSeated]);
  const pass = (): void => {
    // Here and not when the parts go away, which need not be in the same moment as the curtain comes.
    visit.link.close();
    endFlights();
    onPass();
  };
  const passOn = (store: TableStore): DockExtras => {
    const next = nextAfter(store, table);
    return {
      ...(next !== undefined && { pass: { label: offline.text.passTo(table.seats[next].name), go: pass } }),
      // A game may let seats act out of turn. Offered at any time, it does not show who can.
      interrupt: { label: offline.text.interrupt, go: pass },
    };
  };
  return <VisitPage visit={visit} extras={passOn} />;
}

/** Once play waits for somebody else: not before, so that what came of a move can be looked at and taken back. */
function nextAfter(store: TableStore, table: LocalTable): Seat | undefined {
  const { viewer } = store;
  const asked = store.asked.value;
  if (store.isOver.value || viewer === "spectator" || asked.includes(viewer)) return undefined;
  return nextPerson(table, viewer, asked);
}

interface CurtainProps {
  readonly table: LocalTable;
  /** Unknown while bots play. */
  readonly next: Seat | undefined;
  onSit(seat: Seat): void;
}

function Curtain({ table, next, onSit }: CurtainProps) {
  const { game, seats } = table;
  const text = offline.text;
  const title = useRef<HTMLHeadingElement>(null);
  // Not the button: pressing Enter twice while handing the device on must not open the next player's cards.
  useEffect(() => title.current?.focus(), []);
  useEffect(() => {
    document.title = "Serai";
  }, []);
  const letters = lettersFor(seats.map(({ name }) => name));
  return (
    <>
      <Header>
        <h1>{gameEntry(game)?.text.text.name}</h1>
      </Header>
      <main class="notice curtain">
        {next !== undefined && <SeatMark seat={next} letter={letters[next]} />}
        <h2 ref={title} tabIndex={-1}>
          {next === undefined ? text.botsPlay : text.passTo(seats[next].name)}
        </h2>
        {next !== undefined && (
          <>
            <p>{text.passHint}</p>
            <button type="button" class="button button-main" onClick={() => onSit(next)}>
              {text.iAm(seats[next].name)}
            </button>
          </>
        )}
        <p>{text.othersFirst}</p>
        <div class="curtain-others">
          {seats.map(
            ({ kind, name }, seat) =>
              kind === "person" &&
              seat !== next && (
                <button key={seat} type="button" class="button" onClick={() => onSit(seat)}>
                  {text.iAm(name)}
                </button>
              ),
          )}
        </div>
      </main>
    </>
  );
}
