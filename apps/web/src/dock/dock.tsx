import { useSignalEffect } from "@preact/signals";
import { Fragment, type RefObject } from "preact";
import { Check, Forward, People, Undo } from "../art/icons.tsx";
import type { AnyGameProps } from "../games/page.ts";
import { late } from "../late.tsx";
import type { TableStore } from "../table-store.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { CatchUp } from "./catch-up.tsx";
import { focusFirstChoice } from "./focus.ts";
import { HintButton } from "./hint-button.tsx";
import { sentenceOf } from "./sentence.ts";

/** Drawn with the board, and so fetched right after it. */
const Halt = late(async () => (await import("./company.tsx")).Halt);

const AfterGame = late(async () => (await import("./after-game.tsx")).AfterGame, {
  waiting: () => <div class="dock-buttons" />,
  failed: () => <p class="refusal">{ui.text.failed}</p>,
});

export interface Way {
  readonly label: string;
  go(): void;
}

const LookingBack = late(async () => (await import("./looking-back.tsx")).LookingBack, {
  waiting: () => <div class="dock-buttons" />,
  failed: () => <p class="refusal">{ui.text.failed}</p>,
});

/** What the page that hosts the table has to say and to ask beside it. */
export interface Beside {
  readonly note?: string | undefined;
  /** What is to be done once play waits for somebody else. */
  readonly pass?: Way | undefined;
  /** What may be done at any time, whoever is asked. */
  readonly interrupt?: Way | undefined;
}

/** So many letters no longer fit two lines of a phone. */
const LONG = 44;

interface DockProps {
  readonly store: TableStore;
  readonly props: AnyGameProps;
  readonly root: RefObject<HTMLElement | null>;
  readonly beside: Beside;
}

/** Always under the thumb: what is asked, what was refused, and the button that makes it so. */
export function Dock({ store, props, root, beside }: DockProps) {
  const { text, view, names } = props;
  const refusal = store.refusal.value;
  const prompt = store.playback.isPlaying.value ? happening(store, props) : text.prompt(view, names);
  if (props.isPast)
    return (
      <div class="dock" data-slide>
        <LookingBack store={store} props={props} />
      </div>
    );
  return (
    <div class="dock" data-slide>
      <CatchUp store={store} props={props} />
      {!store.isOver.value && (
        // Another sentence is another element: it comes, it does not move.
        <p class={store.isAsked.value ? "prompt prompt-asked" : "prompt"}>
          <span key={prompt}>{prompt}</span>
        </p>
      )}
      <p class="refusal" role="alert">
        {refusal && refusalSentence(refusal.code, refusal.params, text.refusals)}
      </p>
      {!store.isOver.value && <Halt store={store} />}
      {beside.note !== undefined && <p class="hint">{beside.note}</p>}
      {store.isOver.value ? (
        <AfterGame store={store} />
      ) : (
        <Decide store={store} props={props} root={root} beside={beside} />
      )}
    </div>
  );
}

/** While events are shown, the one that has the stage tells itself. */
function happening(store: TableStore, { text, names }: AnyGameProps): string | undefined {
  const sentences = store.stage.log.value.slice(-3).map((event) => sentenceOf(event, text, names));
  return sentences.findLast((sentence) => sentence !== undefined);
}

function Decide({ store, props, root, beside }: DockProps) {
  const { text, view, names } = props;
  const proposal = store.proposal.value;
  const isPlaying = store.playback.isPlaying.value;
  const hasChoice = Object.keys(store.choice.value).length > 0;
  const pass = proposal === undefined && !isPlaying ? beside.pass : undefined;
  const isWaiting = props.legal.size === 0 && !isPlaying && store.sending.value === undefined;
  const canTakeBack = hasChoice || store.canUndo.value;

  // Focus follows the decision, but only from the button just used: nobody who is reading elsewhere is torn away. Nor does
  // it for one who is played for: the card would be played from under it.
  useSignalEffect(() => {
    const isPlayedFor = store.company.value.away.some((seat) => seat === store.viewer);
    if (store.isAsked.value && !isPlayedFor && document.activeElement?.id === "confirm")
      queueMicrotask(() => focusFirstChoice(root.current));
  });

  const label = ((): string => {
    if (store.sending.value) return ui.text.sending;
    if (isPlaying) return ui.text.skip;
    if (pass) return pass.label;
    if (proposal !== undefined) return text.action(proposal, view, names);
    return isWaiting ? ui.text.waiting : ui.text.chooseFirst;
  })();

  if (store.viewer === "spectator") return <p class="watching">{ui.text.watching}</p>;
  return (
    <div class="dock-buttons">
      <button
        type="button"
        class="button button-back"
        aria-label={ui.text.takeBack}
        aria-disabled={!canTakeBack}
        onClick={() => {
          if (hasChoice) store.takeBack();
          else if (store.canUndo.value) store.undo();
          else store.whyNot("not-undoable");
          focusFirstChoice(root.current);
        }}
      >
        <Undo />
      </button>
      <HintButton store={store} props={props} />
      {beside.interrupt && (
        <button
          type="button"
          class="button button-back"
          data-live
          aria-label={beside.interrupt.label}
          title={beside.interrupt.label}
          onClick={beside.interrupt.go}
        >
          <People />
        </button>
      )}
      {/* One element in every state: it never goes away from under the focus. */}
      <button
        type="button"
        id="confirm"
        class={label.length > LONG ? "button button-main is-long" : "button button-main"}
        aria-disabled={proposal === undefined && !isPlaying && !pass}
        onClick={() => {
          if (pass) pass.go();
          else if (isWaiting) store.whyNot("not-asked");
          else store.confirm();
        }}
      >
        <Fragment key={label}>
          {isPlaying || pass ? <Forward /> : <Check />}
          <span>{label}</span>
        </Fragment>
      </button>
    </div>
  );
}
