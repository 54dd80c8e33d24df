import type { LevelId } from "@serai/search";
import { Cross } from "@serai/ui/art/icons.tsx";
import { useEffect, useRef } from "preact/hooks";
import { BotFace } from "../art/bot-face.tsx";
import { ui } from "../text/index.ts";
import { online } from "../text/online/index.ts";

interface BotDialogProps {
  readonly name: string;
  readonly level: LevelId;
  onClose(): void;
}

/** Who sits there: its level, its face and its manner. */
export function BotDialog({ name, level, onClose }: BotDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const of = online.text.levels[level];
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
        <span>{of.manner}</span>
      </p>
    </dialog>
  );
}
