import { styleOfMaster } from "@serai/games/list/styles.ts";
import type { Seat } from "@serai/kernel";
import type { LevelId } from "@serai/search";
import type { TableInfo } from "@serai/table";
import { Cross } from "@serai/ui/art/icons.tsx";
import { useEffect, useRef } from "preact/hooks";
import { BotFace } from "../art/bot-face.tsx";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

interface BotDialogProps {
  readonly name: string;
  readonly level: LevelId;
  readonly table: TableInfo;
  readonly seat: Seat;
  onClose(): void;
}

/** Who sits there: its level, its face, its manner and its style. */
export function BotDialog({ name, level, table, seat, onClose }: BotDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const of = online.text.levels[level];
  const style = level === "master" ? styleOfMaster(table, seat) : undefined;
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="dialog" ref={dialog} aria-labelledby="bot-title" onClose={onClose}>
      <div class="dialog-head">
        <h2 id="bot-title">
          {name}, {of.name}
        </h2>
        <button type="button" class="icon-button" aria-label={ui.text.close} onClick={() => dialog.current?.close()}>
          <Cross />
        </button>
      </div>
      <p class="level-hint">
        <BotFace level={level} name={name} />
        <span>{style ? `${of.manner} ${online.text.styles[style]}` : of.manner}</span>
      </p>
    </dialog>
  );
}
