import { Cross, Forward } from "@serai/ui/art/icons.tsx";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { focusConfirm, focusFirstChoice } from "@serai/ui/parts/focus.ts";
import type { RefObject } from "preact";
import { sentenceOf } from "../log/sentence.ts";
import type { TableStore } from "../table/table-store.ts";
import { ui } from "../text/index.ts";

interface PromptProps extends PromptSignProps {
  readonly props: AnyGameProps;
}

/** What is asked, or what is happening; beside it the way to skip that, or to clear what is chosen. */
export function Prompt({ store, props, root }: PromptProps) {
  const { text, view, listed } = props;
  const prompt = store.isPlaying.value ? happening(store, props) : text.prompt(view, listed);
  return (
    <div class="dock-prompt">
      <p class={store.isAsked.value ? "prompt prompt-asked" : "prompt"}>
        {/* Another sentence is another element: it comes, it does not move. */}
        <span key={prompt}>{prompt}</span>
      </p>
      <PromptSign store={store} root={root} />
    </div>
  );
}

interface PromptSignProps {
  readonly store: TableStore;
  readonly root: RefObject<HTMLElement | null>;
  /** Among the buttons, where there is no prompt to stand beside. */
  readonly isCompact?: boolean;
}

/** Skips what is shown, or clears the selection. Never the main button: a second tap on that must not skip what it set off. */
export function PromptSign({ store, root, isCompact = false }: PromptSignProps) {
  if (store.isPlaying.value)
    return (
      <button
        type="button"
        class={isCompact ? "button button-back skip" : "button skip"}
        data-live
        data-piece="control:skip"
        aria-label={ui.text.skip}
        onClick={() => {
          focusConfirm();
          store.skip();
        }}
      >
        <Forward />
        {!isCompact && <span>{ui.text.skip}</span>}
      </button>
    );
  if (Object.keys(store.choice.value).length === 0) return undefined;
  return (
    <button
      type="button"
      class={isCompact ? "button button-back clear-choice" : "icon-button clear-choice"}
      data-piece="control:clear-choice"
      aria-label={ui.text.clearChoice}
      title={ui.text.clearChoice}
      onClick={() => {
        store.clearChoice();
        focusFirstChoice(root.current);
      }}
    >
      <Cross />
    </button>
  );
}

/** While events are shown, the newest of them tells itself. */
function happening(store: TableStore, { text, names }: AnyGameProps): string | undefined {
  const sentences = store.log.value.slice(-3).map((event) => sentenceOf(event, text, names, store.viewer));
  return sentences.findLast((sentence) => sentence !== undefined);
}
