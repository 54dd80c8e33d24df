import { signal } from "@preact/signals";
import type { GameProps } from "@serai/ui/page.ts";
import { startDrag } from "@serai/ui/parts/drag.ts";
import { focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import { ui } from "@serai/ui/words/index.ts";
import { type Byzanz, DONE, PASS, worthOf } from "../rules/index.ts";
import { GoodsCard } from "./art/goods-card.tsx";
import { lift, placesLifted, toggle } from "./choice.ts";
import { faceOf, spokenCard } from "./face.ts";
import { hintFor } from "./hint.ts";
import { Sales } from "./sales.tsx";
import { words } from "./words.ts";

/** Holds until the page is left: a player sorts a whole game one way. */
const isByValue = signal(false);

export function Hand(props: GameProps<Byzanz>) {
  const { view, viewer, isPast, choice, choose } = props;
  const { hand = [], step } = view;
  if (viewer === "spectator") return <p hidden />;
  const lifted = placesLifted(choice, view);
  const isAsked = view.asked.includes(viewer) && !isPast;
  const hint = isPast ? undefined : hintFor(view, viewer, choice);
  const startsHere = isAsked && (step === "bidding" || step === "limit");
  return (
    <>
      <p class="hand-hint" role="status">
        <span key={hint}>{hint}</span>
      </p>
      <fieldset
        class="hand-cards"
        aria-label={ui.text.hand}
        onKeyDown={walkWithArrows}
        data-place="own-hand"
        data-drop="hand"
        data-live
      >
        {placesInOrder(hand).map((place, at) => (
          <button
            key={keyOf(hand, place)}
            type="button"
            class={startsHere ? "hand-slot is-open can-drag" : "hand-slot"}
            data-first={startsHere && at === 0 ? "" : undefined}
            data-slide
            data-piece={`hand-card:${hand[place]}`}
            aria-pressed={lifted.includes(place)}
            onClick={() => choose(lift(choice, view, place))}
            onPointerDown={(event) => {
              if (!startsHere) return;
              startDrag(event, {
                lift: () => {},
                // On the table a card is put down; back in the hand it is taken up again.
                drop: (at) => {
                  if ((at !== "hand") !== lifted.includes(place)) choose(lift(choice, view, place));
                },
              });
            }}
          >
            <span class="unseen">{spokenCard(hand[place])}</span>
            <GoodsCard {...faceOf(hand[place])} place={`hand-${place}`} />
          </button>
        ))}
      </fieldset>
      <div class="hand-actions">
        {isAsked && step === "bidding" && <Plain {...props} name="pass" action={PASS} label={words.text.pass} />}
        {isAsked && step === "lastSale" && (
          <Plain {...props} name="done" action={DONE} label={words.text.doneSelling} />
        )}
        {!isPast && <Sales {...props} />}
        <SortButton />
      </div>
    </>
  );
}

/** A card is its face, and which of its equals it is: what remains in the hand stays itself and moves up. */
const keyOf = (hand: readonly number[], place: number): string => `${hand[place]}-${place - hand.indexOf(hand[place])}`;

/** The hand comes by kind, then value, from the rules. */
function placesInOrder(hand: readonly number[]): number[] {
  const places = hand.map((_, place) => place);
  return isByValue.value ? places.sort((a, b) => worthOf(hand[b]) - worthOf(hand[a]) || a - b) : places;
}

function SortButton() {
  const label = isByValue.value ? words.text.byKind : words.text.byValue;
  return (
    <button
      type="button"
      class="sort-button"
      data-piece="sort:hand"
      data-slide
      data-live
      aria-label={label}
      title={label}
      onClick={() => {
        isByValue.value = !isByValue.value;
      }}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d="M4 6h11M4 12h7M4 18h4M18 6v13M14.5 15.5L18 19l3.5-3.5" />
      </svg>
    </button>
  );
}

/** A decision without cards: it still waits to be confirmed, for it is final. */
function Plain(
  props: GameProps<Byzanz> & { readonly name: "pass" | "done"; readonly action: number; readonly label: string },
) {
  const { legal, choice, choose, whyNot, name, action, label } = props;
  const isOpen = legal.has(action);
  return (
    <button
      type="button"
      class="plain-choice"
      data-piece={`choice:${name}`}
      data-first={name === "done" ? "" : undefined}
      aria-pressed={choice[name] !== undefined}
      aria-disabled={!isOpen}
      onClick={(event) => {
        if (!isOpen) {
          whyNot("not-asked");
          return;
        }
        choose(toggle(choice, name, 1));
        focusConfirmAfterKey(event);
      }}
    >
      {label}
    </button>
  );
}
