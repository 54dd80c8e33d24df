import { useSignal } from "@preact/signals";
import type { Seat } from "@serai/kernel";
import type { LevelId } from "@serai/search";
import type { TableInfo } from "@serai/table";
import { lazy } from "@serai/ui/lazy.tsx";
import { online } from "../text/online/index.ts";

/** The name keeps its place free: it comes after the first board. */
const BotFace = lazy(async () => (await import("../art/bot-face.tsx")).BotFace);
const BotDialog = lazy(async () => (await import("./bot-dialog.tsx")).BotDialog);

interface SeatBotProps {
  readonly name: string;
  readonly level: LevelId;
  readonly table: TableInfo;
  readonly seat: Seat;
}

/** A bot's whole seat can be pressed: it tells how it plays. */
export function SeatBot({ name, level, table, seat }: SeatBotProps) {
  const isOpen = useSignal(false);
  const text = online.text;
  return (
    <>
      <span class="seat-face">
        <BotFace level={level} name={name} />
      </span>
      <button
        type="button"
        class="seat-bot"
        aria-label={text.howItPlays(name, text.levels[level].name)}
        onClick={() => {
          isOpen.value = true;
        }}
      />
      {isOpen.value && (
        <BotDialog
          name={name}
          level={level}
          table={table}
          seat={seat}
          onClose={() => {
            isOpen.value = false;
          }}
        />
      )}
    </>
  );
}
