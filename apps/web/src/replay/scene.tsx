import type { Seat } from "@serai/kernel";
import { has } from "@serai/kernel";
import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { ui } from "../text/index.ts";
import { replayText } from "../text/replay/index.ts";
import type { Replay } from "./replay.ts";
import type { Perspective } from "./replayed-game.ts";

const NOTHING_LEGAL: ReadonlySet<number> = new Set();
const NOTHING_CHANGED: ReadonlySet<string> = new Set();
const NOTHING_CHOSEN = {};
const nothing = (): void => {};

/** What a game's page is given to show a moment to somebody; there is nothing to be done in the past. */
function propsFor(replay: Replay, perspective: Perspective): AnyGameProps {
  const viewer = perspective === "open" ? "spectator" : perspective;
  return {
    view: replay.view(perspective),
    table: replay.table,
    viewer,
    names: replay.names,
    listed: replay.listed,
    text: replay.text,
    log: replay.told.value.map(({ event }) => event),
    legal: NOTHING_LEGAL,
    isPast: true,
    boardLook: { at: replay.boardLooked.value, go: (at) => replay.lookOnBoard(at) },
    changed: NOTHING_CHANGED,
    choice: NOTHING_CHOSEN,
    choose: nothing,
    whyNot: nothing,
  };
}

export function SeatsThen({ replay }: { readonly replay: Replay }) {
  const { page, record, played, viewer, listed } = replay;
  const props = propsFor(replay, replay.perspective.value);
  const letters = lettersFor(record.seats);
  const { deciders } = played.moments[replay.at.value];
  return (
    <section class="seats" aria-label={ui.text.seats}>
      <ul>
        {record.seats.map((_, seat) => (
          <li
            key={seat}
            class={seat === viewer ? "seat seat-own" : "seat"}
            aria-current={has(deciders, seat) ? "true" : undefined}
            data-place={`seat-${seat}`}
          >
            <SeatMark seat={seat} letter={letters[seat]} />
            <span class="seat-name">{listed(seat)}</span>
            <span class="seat-note">
              <page.SeatNote {...props} seat={seat} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The game's own board and hands, as they were. */
export function Scene({ replay }: { readonly replay: Replay }) {
  const { page, record } = replay;
  const props = propsFor(replay, replay.perspective.value);
  if (replay.isOver) return <page.Scoring {...props} />;
  const perspective = replay.perspective.value;
  const seats =
    perspective === "open" ? [...record.seats.keys()] : typeof perspective === "number" ? [perspective] : [];
  return (
    <>
      <section class="board" aria-label={ui.text.board}>
        <page.Board {...props} />
      </section>
      {seats.map((seat) => (
        <HandThen key={seat} replay={replay} seat={seat} />
      ))}
    </>
  );
}

function HandThen({ replay, seat }: { readonly replay: Replay; readonly seat: Seat }) {
  const { page, perspective, own, names } = replay;
  const title = seat === own ? ui.text.hand : replayText.text.handOf(names(seat));
  return (
    <section class="hand" aria-label={title}>
      {perspective.value === "open" && <h2 class="hand-title">{title}</h2>}
      <page.Hand {...propsFor(replay, seat)} />
    </section>
  );
}
