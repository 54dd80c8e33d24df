import { useSignalEffect } from "@preact/signals";
import { Check, Forward, People, Undo } from "@serai/ui/art/icons.tsx";
import { lazy } from "@serai/ui/lazy.tsx";
import type { AnyGameProps } from "@serai/ui/page.ts";
import { focusFirstChoice } from "@serai/ui/parts/focus.ts";
import { Fragment, type RefObject, type VNode } from "preact";
import { isWide } from "../device/wide.ts";
import { known } from "../learn/progress.ts";
import type { TableStore } from "../table/table-store.ts";
import { refusalSentence } from "../text/common.ts";
import { ui } from "../text/index.ts";
import { HintButton } from "./hint-button.tsx";
import { Prompt, PromptSign } from "./prompt.tsx";

/** Most players have missed nothing. */
const CatchUp = lazy(async () => (await import("./catch-up.tsx")).CatchUp);

/** Drawn with the board, and so fetched right after it. */
const NotPlayingNotice = lazy(async () => (await import("../frame/table-menu.tsx")).NotPlayingNotice);

const AfterGame = lazy(async () => (await import("./after-game.tsx")).AfterGame, {
  waiting: () => <div class="dock-buttons" />,
  failed: () => <p class="refusal">{ui.text.failed}</p>,
});

/** Offered to players who may never have played this game. */
const NewPlayerOptions = lazy(
  async () => {
    const options = await import("../learn/new-player-options.tsx");
    await options.prepare();
    return options.NewPlayerOptions;
  },
  { waiting: () => <div class="first-ways" />, failed: () => undefined },
);

export interface DockAction {
  readonly label: string;
  go(): void;
}

const LookingBack = lazy(async () => (await import("./looking-back.tsx")).LookingBack, {
  waiting: () => <div class="dock-buttons" />,
  failed: () => <p class="refusal">{ui.text.failed}</p>,
});

export interface CoachPart {
  readonly speech: VNode;
  /** On the main button, until there is something to confirm. */
  readonly todo: string | undefined;
  /** To play on without the coach. */
  readonly leave: DockAction | undefined;
}

/** What the page around the table adds to the dock. */
export interface DockExtras {
  /** The coach of a first game: speaks in place of the prompt, or beside the board. */
  readonly coach?: CoachPart | undefined;
  readonly note?: string | undefined;
  /** Instead of the main button, once play waits for another player. */
  readonly pass?: DockAction | undefined;
  /** May be done at any time, in any turn. */
  readonly interrupt?: DockAction | undefined;
}

/** So many letters no longer fit two lines of a phone. */
const LONG = 44;

interface DockProps {
  readonly store: TableStore;
  readonly props: AnyGameProps;
  readonly root: RefObject<HTMLElement | null>;
  readonly extras: DockExtras;
}

/** Always in reach of the thumb: what is asked, what was refused, and the main button. */
export function Dock({ store, props, root, extras }: DockProps) {
  const { text } = props;
  const refusal = store.refusal.value;
  if (props.isPast)
    return (
      <div class="dock" data-slide>
        <LookingBack store={store} props={props} />
      </div>
    );
  return (
    <div class="dock" data-slide>
      {store.isBeforeFirstMove.value && !extras.coach && !known.has(store.table.game) && (
        <NewPlayerOptions store={store} />
      )}
      {extras.coach && !isWide.value && extras.coach.speech}
      {!store.isOver.value && !extras.coach && <Prompt store={store} props={props} root={root} />}
      {!extras.coach && (
        <p class="refusal" role="alert">
          {refusal && refusalSentence(refusal.code, refusal.params, text.refusals)}
        </p>
      )}
      {!store.isOver.value && <NotPlayingNotice store={store} />}
      {extras.note !== undefined && <p class="hint">{extras.note}</p>}
      {store.isOver.value ? (
        <AfterGame store={store} />
      ) : (
        <Decide store={store} props={props} root={root} extras={extras} />
      )}
    </div>
  );
}

function Decide({ store, props, root, extras }: DockProps) {
  const { text, view, names } = props;
  const proposal = store.proposal.value;
  const isPlaying = store.isPlaying.value;
  const isBoardPast = store.boardLooked.value !== undefined;
  const pass = proposal === undefined && !isPlaying && !isBoardPast ? extras.pass : undefined;
  const isWaiting = props.legal.size === 0 && store.sending.value === undefined;

  // Focus follows the decision, but only from the button just used: nobody who is reading elsewhere is torn away. Nor does
  // it for one who is played for: the card would be played from under it.
  useSignalEffect(() => {
    const isPlayedFor = store.latest.value.away.some((seat) => seat === store.viewer);
    if (store.isAsked.value && !isPlayedFor && document.activeElement?.id === "confirm")
      queueMicrotask(() => focusFirstChoice(root.current));
  });

  const label = ((): string => {
    if (isBoardPast) return ui.text.backToNow;
    if (store.sending.value) return ui.text.sending;
    if (pass) return pass.label;
    if (proposal !== undefined) return text.action(proposal, view, names);
    return isWaiting ? ui.text.waiting : (extras.coach?.todo ?? ui.text.chooseFirst);
  })();

  const catchUp = <CatchUp store={store} props={props} />;
  if (store.viewer === "spectator")
    return (
      <div class="dock-buttons">
        <p class="watching">{ui.text.watching}</p>
        {catchUp}
      </div>
    );
  return (
    <div class="dock-buttons">
      <button
        type="button"
        class="button button-back"
        data-piece="control:take-back"
        aria-label={ui.text.takeBack}
        aria-disabled={!store.canUndo.value}
        onClick={() => {
          if (store.canUndo.value) store.undo();
          else store.whyNot("not-undoable");
          focusFirstChoice(root.current);
        }}
      >
        <Undo />
      </button>
      {!store.isLed.value && <HintButton store={store} props={props} />}
      {extras.coach && <PromptSign store={store} root={root} isCompact />}
      {extras.interrupt && (
        <button
          type="button"
          class="button button-back"
          data-piece="control:hand-over"
          data-live
          aria-label={extras.interrupt.label}
          title={extras.interrupt.label}
          onClick={extras.interrupt.go}
        >
          <People />
        </button>
      )}
      {/* One element in every state: it never goes away from under the focus. */}
      <button
        type="button"
        id="confirm"
        data-piece="control:confirm"
        class={label.length > LONG ? "button button-main is-long" : "button button-main"}
        aria-disabled={proposal === undefined && !pass && !isBoardPast}
        onClick={() => {
          if (isBoardPast) store.look(undefined);
          else if (pass) pass.go();
          else if (isWaiting) store.whyNot("not-asked");
          else store.confirm();
        }}
      >
        <Fragment key={label}>
          {pass || isBoardPast ? <Forward /> : <Check />}
          <span>{label}</span>
        </Fragment>
      </button>
      {catchUp}
    </div>
  );
}
