import type { GameProps } from "@serai/ui/page.ts";
import { over } from "@serai/ui/parts/drag.ts";
import { focusConfirmAfterKey } from "@serai/ui/parts/focus.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import type { ComponentChildren } from "preact";
import { actions as act, places, type Ys } from "../rules/index.ts";
import { BrokerPiece } from "./art/broker.tsx";
import { Crowd, spokenBroker } from "./brokers.tsx";
import { isOpen, isPossible, pick } from "./choice.ts";
import { brokersAt, lookOf, sideLetters } from "./sides.ts";
import { words } from "./words.ts";

interface PlaceButtonProps extends GameProps<Ys> {
  readonly place: places.Place;
  readonly class: string;
  /** Spoken before the brokers: what it is, and what is won there. */
  readonly label: string;
  readonly children?: ComponentChildren;
  readonly isFaded?: boolean;
  /** So many brokers can stand here one by one. */
  readonly most: number;
}

/** Where something picked up may go. */
export const OPEN_PLACE = ".area.is-open, .square.is-open";

/** An area of a quarter or a square of the market: the whole of it is one target for the thumb, or to drop a broker. */
export function PlaceButton(props: PlaceButtonProps) {
  const { view, names, legal, changed, choice, choose, place, label, children, isFaded = false, most } = props;
  const brokers = brokersAt(view, place);
  const open = isOpen(legal, choice, { place });
  const classes = [
    props.class,
    open && "is-open",
    isFaded && "is-faded",
    over.value === String(place) && open && "is-over",
    closedHere(props) && "is-closed",
  ];

  function onClick(event: MouseEvent): void {
    if (!isPossible(legal, choice, { place })) {
      sayWhyNotAt(props, place);
      return;
    }
    const chosen = pick(legal, choice, { place });
    choose(chosen);
    if (chosen.action !== undefined) focusConfirmAfterKey(event);
  }

  return (
    <button
      type="button"
      class={classes.filter(Boolean).join(" ")}
      data-drop={place}
      data-piece={`area:${places.PLACE_NAMES[place]}`}
      data-slide
      data-first={open && view.step === "placingNeutral" ? "" : undefined}
      aria-pressed={choice.place === place}
      aria-disabled={!open}
      onClick={onClick}
    >
      <span class="unseen">{[label, ...brokers.map((broker) => spokenBroker(view, names, broker))].join("; ")}</span>
      <Mark changed={changed} part={`place-${place}`} />
      {children}
      <span class="place-brokers">
        <Crowd view={view} names={names} brokers={brokers} most={most} />
        <Draft {...props} />
      </span>
    </button>
  );
}

/** What is about to be placed here. */
function Draft({ view, viewer, names, choice, place }: PlaceButtonProps) {
  if (choice.place !== place || viewer === "spectator") return undefined;
  const letters = sideLetters(view, names);
  if (choice.neutral !== undefined) {
    const { neutral } = choice;
    const side = view.players;
    return (
      <BrokerPiece
        seat={lookOf(view, side)}
        letter={letters[side]}
        isUp={false}
        value={neutral === act.UNSEEN ? undefined : neutral}
        isDraft
      />
    );
  }
  if (choice.value === undefined && choice.broker === undefined) return undefined;
  const moved = choice.broker === undefined ? undefined : brokerNamed(view, viewer, choice.broker);
  return (
    <BrokerPiece
      seat={viewer}
      letter={letters[viewer]}
      isUp={moved?.up ?? choice.side !== act.DOWN}
      value={moved ? moved.value : choice.value}
      isDraft
    />
  );
}

/** A broker as actions name it: by its place and its number there among its owner's. */
export const brokerNamed = (view: GameProps<Ys>["view"], owner: number, name: act.BrokerName) =>
  brokersAt(view, act.placeOfName(name)).filter((broker) => broker.owner === owner)[act.nthOfName(name)];

function closedHere({ view, place }: { readonly view: GameProps<Ys>["view"]; readonly place: number }): boolean {
  const { closed } = view;
  if (closed < 0) return false;
  if (closed >= act.FIRST_AREA_ZONE) return place === closed - act.FIRST_AREA_ZONE;
  return !places.isSquare(place) && places.quarterOf(place) === closed;
}

/** Why nothing can be put there now. */
export function sayWhyNotAt({ view, legal, whyNot }: GameProps<Ys>, place: places.Place): void {
  const name = { place: places.PLACE_NAMES[place] };
  const isPlacing = view.step === "placing" || view.step === "placingNeutral";
  if (legal.size === 0) whyNot("not-asked");
  else if (!isPlacing) whyNot("not-this-now");
  else if (closedHere({ view, place })) whyNot("zone-closed", name);
  else whyNot("square-taken", name);
}

export const spokenPlace = (place: places.Place, reward: string): string =>
  words.text.placeWithReward(words.text.placeName(place), reward);
