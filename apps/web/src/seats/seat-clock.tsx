import { useSignal } from "@preact/signals";
import type { Seat } from "@serai/kernel";
import { useEffect, useMemo } from "preact/hooks";
import { language } from "../device/settings.ts";
import type { TableStore } from "../table/table-store.ts";
import { online } from "../text/online/index.ts";

/** Under a seat that is asked: how much time it has; or that a bot plays for it. */
export function SeatClock({ store, seat }: { readonly store: TableStore; readonly seat: Seat }) {
  const { clocks, away } = store.latest.value;
  const left = clocks?.[seat]?.left;
  if (away.includes(seat))
    return (
      <span class="seat-clock" data-piece={`clock:${seat}`}>
        {online.text.botPlays}
      </span>
    );
  return left === undefined ? undefined : <Countdown key={left} left={left} seat={seat} />;
}

function Countdown({ left, seat }: { readonly left: number; readonly seat: Seat }) {
  const deadline = useMemo(() => performance.now() + left, [left]);
  const rest = useSignal(left);
  useEffect(() => {
    const timer = setInterval(() => {
      rest.value = deadline - performance.now();
    }, 1_000);
    return () => clearInterval(timer);
  }, [deadline, rest]);
  const time = timeOf(Math.max(0, rest.value));
  return (
    <span
      class={rest.value < 20_000 ? "seat-clock seat-clock-short" : "seat-clock"}
      role="timer"
      data-piece={`clock:${seat}`}
    >
      <span class="unseen">{online.text.timeLeft(time)}</span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}

const HOUR = 3_600_000;

/** 1:05 below an hour; hours or days above. */
function timeOf(ms: number): string {
  const unit = (value: number, name: "hour" | "day"): string =>
    value.toLocaleString(language.value, { style: "unit", unit: name, unitDisplay: "short", maximumFractionDigits: 0 });
  if (ms >= 48 * HOUR) return unit(Math.floor(ms / (24 * HOUR)), "day");
  if (ms >= HOUR) return unit(Math.floor(ms / HOUR), "hour");
  const seconds = Math.ceil(ms / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
