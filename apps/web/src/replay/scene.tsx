import type { Seat } from "@serai/kernel";
import { has } from "@serai/kernel";
import { lettersFor, SeatMark } from "../art/seat-mark.tsx";
import type { AnyGameProps } from "../games/page.ts";
import { ui } from "../text/index.ts";
import { replayText } from "../text/replay/index.ts";
import type { Replay } from "./replay.ts";
import type { Eyes } from "./tape.ts";

const NOTHING_LEGAL: ReadonlySet<number> = new Set();
const NOTHING_CHANGED: ReadonlySet<string> = new Set();
const NOTHING_CHOSEN = {};
const nothing = (): void => {};

/** What a game's page is given to show a moment to somebody; there is nothing to be done in the past. */
function propsFor(replay: Replay, eyes: Eyes): AnyGameProps {
  const viewer = eyes === "open" ? "spectator" : eyes;
  return {
    view: replay.view(eyes),
    table: replay.table,
    viewer,
    names: replay.names,
    text: replay.text,
    log: replay.told.value.map(({ event }) => event),
    legal: NOTHING_LEGAL,
    isPast: true,
    changed: NOTHING_CHANGED,
    choice: NOTHING_CHOSEN,
    choose: nothing,
    whyNot: nothing,
  };
}

export function SeatsThen({ replay }: { readonly replay: Replay }) {
  const { page, record, tape, viewer } = replay;
  const props = propsFor(replay, replay.eyes.value);
  const letters = lettersFor(record.seats);
  const { deciders } = tape.moments[replay.at.value];
  return (
    <section class="seats" aria-label={ui.text.seats}>
      <ul>
        {record.seats.map((name, seat) => (
          <li
            key={seat}
            class={seat === viewer ? "seat seat-own" : "seat"}
            aria-current={has(deciders, seat) ? "true" : undefined}
            data-place={`seat-${seat}`}
          >
            <SeatMark seat={seat} letter={letters[seat]} />
            <span class="seat-name">{name}</span>
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
  const props = propsFor(replay, replay.eyes.value);
  if (replay.isOver) return <page.Scoring {...props} />;
  const eyes = replay.eyes.value;
  const seats = eyes === "open" ? [...record.seats.keys()] : typeof eyes === "number" ? [eyes] : [];
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
  const { page, eyes, names } = replay;
  const title = replayText.text.handOf(names(seat));
  return (
    <section class="hand" aria-label={title}>
      {eyes.value === "open" && <h2 class="hand-title">{title}</h2>}
      <page.Hand {...propsFor(replay, seat)} />
    </section>
  );
}
