import { Gem } from "@serai/ui/art/gems.tsx";
import { Bag, Crown } from "@serai/ui/art/icons.tsx";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { over } from "@serai/ui/parts/drag.ts";
import { focusConfirmAfterKey } from "@serai/ui/parts/focus.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import { lay, type Sultan } from "../rules/index.ts";
import { Cushion } from "./art/cushion.tsx";
import { LaidCard } from "./card.tsx";
import { actionOf, toggle } from "./choice.ts";
import type { CardOnBoard } from "./laid.ts";
import { words } from "./words.ts";

interface CushionPlaceProps extends GameProps<Sultan> {
  readonly cushion: number;
  readonly gem: number | undefined;
  readonly cards: readonly CardOnBoard[];
  readonly letters: readonly string[];
}

/** A cushion with its gem and the cards laid at it; the whole of it is one target for the thumb. */
export function CushionPlace(props: CushionPlaceProps) {
  const { view, viewer, choice, choose, changed, names, cushion, gem, cards, letters } = props;
  const { reveal, hand = [] } = view;
  const isOpen = canLayAt(props);
  const winner = reveal?.winners[cushion];
  const isChosen = choice.cushion === cushion;
  const draft = isChosen && choice.card !== undefined ? hand[choice.card] : undefined;

  function onClick(event: MouseEvent): void {
    if (!isOpen) {
      sayWhyNotAt(props);
      return;
    }
    const chosen = toggle(choice, "cushion", cushion);
    choose(chosen);
    if (actionOf(chosen, view) !== undefined) focusConfirmAfterKey(event);
  }

  const spoken = cards.map(({ seat, card, isUp }) =>
    isUp && card !== undefined ? words.text.turnedUp(names(seat), card) : words.text.laid(names(seat)),
  );
  const taken = winner === undefined ? [] : [winner < 0 ? words.text.backToBag : words.text.takes(names(winner))];
  const gemName = gem === undefined ? undefined : words.text.gems[gem];
  return (
    <button
      type="button"
      class={["cushion", isOpen && "is-open", isOpen && over.value === String(cushion) && "is-over"]
        .filter(Boolean)
        .join(" ")}
      data-drop={cushion}
      data-piece={`cushion:${cushion}`}
      aria-pressed={isChosen}
      aria-disabled={!isOpen}
      onClick={onClick}
    >
      <Mark changed={changed} part={`cushion-${cushion}`} />
      <span class="unseen">{words.text.cushion(cushion + 1, gemName, [...spoken, ...taken])}</span>
      <span class="cushion-seat" aria-hidden="true">
        <Cushion />
        {gem !== undefined && (
          <Gem colour={gem} letter={words.text.letters[gem]} place={`gem-${cushion}`} piece={`gem-here:${cushion}`} />
        )}
        {reveal && winner !== undefined && (
          <span class="cushion-result">
            {winner < 0 ? <Bag /> : <SeatMark seat={winner} letter={letters[winner]} />}
            {winner >= 0 && <Crown />}
          </span>
        )}
      </span>
      <span class="laid-cards" aria-hidden="true">
        {cards.map(({ seat, order, card, isUp, hasWon }) => (
          <LaidCard
            key={order}
            seat={seat}
            letter={letters[seat]}
            order={order}
            value={card}
            isUp={isUp}
            hasWon={hasWon}
          />
        ))}
        {draft !== undefined && viewer !== "spectator" && (
          <LaidCard key="draft" seat={viewer} letter={letters[viewer]} order={0} value={draft} isUp={false} isDraft />
        )}
      </span>
    </button>
  );
}

/** With a card in hand: may it go here? Without one: may any? */
function canLayAt({ view: { step, hand = [] }, legal, choice, cushion }: CushionPlaceProps): boolean {
  const cards = choice.card === undefined ? hand : [hand[choice.card]];
  return step === "laying" && cards.some((card) => legal.has(lay(card, cushion)));
}

/** Why no card can be laid where one was tapped or dropped. */
export function sayWhyNotAt({ view, viewer, whyNot }: GameProps<Sultan>): void {
  if (view.asked !== viewer) whyNot("not-asked");
  else if (view.step === "offering") whyNot("choose-what-goes-back");
  else if (view.closed !== undefined) whyNot("another-cushion", { cushion: view.closed + 1 });
}
