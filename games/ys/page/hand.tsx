import { lazy } from "@serai/ui/lazy.tsx";
import type { Choice, GameProps } from "@serai/ui/page.ts";
import { startDrag } from "@serai/ui/parts/drag.ts";
import { focusAfterKey, focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import { actions as act, type Ys } from "../rules/index.ts";
import { BrokerPiece } from "./art/broker.tsx";
import { ScreenGlyph } from "./art/city.tsx";
import { isOpen, isPossible, pairOf, pick, pickOfPair } from "./choice.ts";
import { useDockHeight } from "./dock-height.ts";
import type { Fields } from "./moves.ts";
import { OPEN_PLACE, sayWhyNotAt } from "./place-button.tsx";
import { sideLetters } from "./sides.ts";
import { words } from "./words.ts";

/** The game begins without them: drawn with the first bids, and so fetched right after the board. */
const Chooser = lazy(async () => (await import("./chooser.tsx")).Chooser);
const Cards = lazy(async () => (await import("./cards.tsx")).Cards);

/** Under the thumb: what the decision is made of, the cards held, and what remains behind the own screen. */
export function Hand(props: GameProps<Ys>) {
  const { view, choice } = props;
  const { screen = [] } = view.own ?? {};
  useDockHeight();
  return (
    <div class="ys-hand">
      <Chooser {...props} />
      <Cards {...props} />
      {/* A card that is being played has nothing to do with them, and may need the room. */}
      {choice.card === undefined && screen.some((count) => count > 0) && <Screen {...props} screen={screen} />}
    </div>
  );
}

type ScreenProps = GameProps<Ys> & { readonly screen: readonly number[] };

/** Y-1.1: equal brokers are equal, so they stand together. */
function Screen(props: ScreenProps) {
  const { screen, view } = props;
  return (
    <div class="screen" data-place="own-screen">
      <fieldset class="stacks" aria-label={words.text.behindScreen} onKeyDown={walkWithArrows}>
        {screen.map((count, value) => (
          <Stack key={value} {...props} value={value} count={count} />
        ))}
      </fieldset>
      {view.step === "placing" && !props.isPast ? <Sides {...props} /> : <BehindScreen />}
    </div>
  );
}

const BehindScreen = () => (
  <span class="screen-note" data-piece="own-screen:own">
    <ScreenGlyph />
    <span>{words.text.behindScreen}</span>
  </span>
);

const wantedOf = ({ view }: ScreenProps, value: number): Fields =>
  view.step === "placing" ? { from: act.FROM_SCREEN, value } : { value };

function Stack(props: ScreenProps & { readonly value: number; readonly count: number }) {
  const { view, legal, choice, choose, whyNot, screen, value, count } = props;
  const isBid = view.step === "bidding";
  const bid = isBid ? (view.own?.bid ?? pairOf(choice)) : [];
  const wanted = wantedOf(props, value);
  const lifted = isBid ? bid.filter((one) => one === value).length : Number(isLifted(choice, wanted));
  const open = count > 0 && (isBid ? isOpen(legal, {}, { a: value }) : isOpen(legal, choice, wanted));
  const isFirst = screen.findIndex((there) => there > 0) === value;

  function onClick(event: MouseEvent): void {
    if (isBid ? legal.size === 0 : !isPossible(legal, choice, wanted)) {
      whyNot(legal.size === 0 ? "not-asked" : "not-this-now");
      return;
    }
    const chosen = isBid ? pickOfPair(legal, choice, value) : pick(legal, choice, wanted);
    choose(chosen);
    if (chosen.action !== undefined) focusConfirmAfterKey(event);
    else if (view.step === "placing" && lifted === 0) focusAfterKey(event, OPEN_PLACE);
  }

  return (
    <button
      type="button"
      class={["stack", "can-drag", open && "is-open", count === 0 && "is-none"].filter(Boolean).join(" ")}
      data-first={open && isFirst ? "" : undefined}
      data-lifted={lifted}
      data-piece={`hand-broker:${value}`}
      aria-pressed={lifted > 0}
      aria-disabled={!open}
      onClick={onClick}
      onPointerDown={(event) => {
        if (view.step !== "placing" || !open) return;
        startDrag(event, {
          lift: () => choose(pick(legal, without(choice), wanted)),
          drop: (at) => {
            const place = Number(at);
            if (isPossible(legal, {}, { ...wanted, place })) choose(pick(legal, without(choice), { ...wanted, place }));
            else sayWhyNotAt(props, place);
          },
        });
      }}
    >
      <span class="unseen">{words.text.stack(value, count, lifted)}</span>
      <Own {...props} value={value} isUp />
      {count > 1 && (
        <span class="stack-count" aria-hidden="true">
          ×{count}
        </span>
      )}
      {lifted > 1 && (
        <span class="stack-lifted" aria-hidden="true">
          {lifted}
        </span>
      )}
    </button>
  );
}

/** One of the viewer's own, as it would stand on the board. */
function Own(props: GameProps<Ys> & { readonly value?: number | undefined; readonly isUp: boolean }) {
  const { view, viewer, names, value, isUp } = props;
  const seat = viewer === "spectator" ? 0 : viewer;
  return <BrokerPiece seat={seat} letter={sideLetters(view, names)[seat]} isUp={isUp} value={value} />;
}

const isLifted = (choice: Choice, wanted: Fields): boolean =>
  choice.card === undefined && choice.value === wanted.value && choice.from === wanted.from;

/** Of what is chosen, what a newly dragged broker keeps: the side that is up. */
const without = ({ side }: Choice): Choice => (side === undefined ? {} : { side });

/** Y-3.6: one of a turn's brokers face up, one face down. */
function Sides(props: GameProps<Ys>) {
  const { legal, choice, choose, whyNot } = props;
  const sides = [
    { side: act.UP, label: words.text.faceUp },
    { side: act.DOWN, label: words.text.faceDown },
  ];
  const possible = sides.filter(({ side }) => isPossible(legal, {}, { side }));
  const shown = choice.side ?? (possible.length === 1 ? possible[0].side : undefined);
  return (
    <fieldset class="sides" aria-label={words.text.side} onKeyDown={walkWithArrows}>
      {sides.map(({ side, label }) => (
        <button
          key={side}
          type="button"
          class="side"
          data-piece={`side:${side}`}
          aria-pressed={shown === side}
          aria-disabled={!isPossible(legal, {}, { side })}
          onClick={() => {
            if (!isPossible(legal, {}, { side }))
              whyNot(legal.size === 0 ? "not-asked" : "side-not-allowed", { side: side === act.UP ? "up" : "down" });
            else if (choice.side !== side) choose(pick(legal, choice, { side }));
          }}
        >
          <Own {...props} isUp={side === act.UP} value={side === act.UP ? choice.value : undefined} />
          <span>{label}</span>
        </button>
      ))}
    </fieldset>
  );
}
