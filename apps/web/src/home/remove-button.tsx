import { useSignal } from "@preact/signals";
import { Cross } from "@serai/ui/art/icons.tsx";
import { lazy } from "@serai/ui/lazy.tsx";
import { language } from "../device/settings.ts";
import { aboutGame } from "../games/about.ts";
import { home } from "../text/home/index.ts";
import type { RemovalKind } from "./removal-dialog.tsx";

const RemovalDialog = lazy(async () => (await import("./removal-dialog.tsx")).RemovalDialog);

interface RemoveButtonProps {
  readonly game: string;
  readonly kind: RemovalKind;
  onYes(): Promise<void>;
}

/** A cross at a game in a list; it asks before it does anything. */
export function RemoveButton({ game, kind, onYes }: RemoveButtonProps) {
  const isAsking = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="icon-button remove-button"
        aria-label={home.text.removal.button(aboutGame(game).words[language.value].name)}
        onClick={() => {
          isAsking.value = true;
        }}
      >
        <Cross />
      </button>
      {isAsking.value && (
        <RemovalDialog
          kind={kind}
          onYes={onYes}
          onClose={() => {
            isAsking.value = false;
          }}
        />
      )}
    </>
  );
}
