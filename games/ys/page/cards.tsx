import { useSignal } from "@preact/signals";
import { Check } from "@serai/ui/art/icons.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { focusAfterKey, focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import { actions as act, callFor, ONLY_WHEN_CALLED, parts, type Ys } from "../rules/index.ts";
import { CharacterEmblem } from "./art/characters.tsx";
import { cardEffect, cardWords } from "./card-words.ts";
import { areCardsOut } from "./cards-out.ts";
import { isPossible, pick, pickCard } from "./choice.ts";
import { words } from "./words.ts";

/** The characters held. At a stop the ones that fit glow, beside the way out; any of them says what it does. */
export function Cards(props: GameProps<Ys>) {
  const { view, legal, choice, choose } = props;
  const { hand = [], fresh = [] } = view.own ?? {};
  const canPass = legal.has(act.PASS);
  const looks = view.looks > 0 && view.spy === view.viewer;
  const told = useSignal<number | undefined>(undefined);
  const about =
    choice.card ?? (told.value !== undefined && [...hand, ...fresh].includes(told.value) ? told.value : undefined);
  if (hand.length + fresh.length === 0 && !canPass && !looks) return undefined;
  const isOut = areCardsOut.value || canPass || looks || choice.card !== undefined;
  return (
    <div class={isOut ? "own-cards" : "own-cards is-aside"}>
      <fieldset class="own-cards-row" aria-label={words.text.ownCards} onKeyDown={walkWithArrows}>
        {looks && <OwnCard {...props} card={parts.cardOf("spy")} note={words.text.looks(view.looks)} tell={told} />}
        {hand.map((card) => (
          <OwnCard key={card} {...props} card={card} tell={told} />
        ))}
        {fresh.map((card) => (
          <OwnCard key={`fresh-${card}`} {...props} card={card} note={words.text.nextRound} tell={told} />
        ))}
        {canPass && (
          <button
            type="button"
            class="own-card is-pass is-open"
            data-piece="pass:card"
            data-first={view.step === "spying" ? undefined : ""}
            aria-pressed={choice.pass === 1}
            onClick={(event) => {
              choose(pick(legal, {}, choice.pass === 1 ? {} : { pass: 1 }));
              focusConfirmAfterKey(event);
            }}
          >
            <Check />
            <span>{view.step === "spying" ? words.text.noMoreLooks : words.text.noCard}</span>
          </button>
        )}
        <StandingOrder {...props} canPass={canPass && view.step !== "spying"} />
      </fieldset>
      {about !== undefined && (
        <p class="own-card-effect" role="status">
          <strong>{cardWords(about)?.name}:</strong> {cardEffect(about, view.options)}
        </p>
      )}
      {about !== undefined && hand.includes(about) && <AskThen {...props} card={about} />}
    </div>
  );
}

const isOnlyWhenCalled = (order: string | undefined): boolean => order?.startsWith(ONLY_WHEN_CALLED) ?? false;

/** Said once, it holds for the game: no question about cards until one is reached for. A second tap takes it back. */
function StandingOrder({ orders, canPass }: GameProps<Ys> & { readonly canPass: boolean }) {
  const isGiven = isOnlyWhenCalled(orders?.given);
  if (orders === undefined || !(canPass || isGiven)) return undefined;
  return (
    <button
      type="button"
      class="own-card is-standing"
      data-piece="standing:order"
      aria-pressed={isGiven}
      onClick={() => orders.give(isGiven ? undefined : ONLY_WHEN_CALLED)}
    >
      <span>{words.text.onlyWhenISay}</span>
    </button>
  );
}

/** Reaching for a card whose time has not come: then, and only then, the seat is asked. */
function AskThen({ view, legal, orders, card }: GameProps<Ys> & { readonly card: number }) {
  const call = callFor(card, view);
  if (orders === undefined || call === undefined || !isOnlyWhenCalled(orders.given)) return undefined;
  if (isPossible(legal, { card }, { card })) return undefined;
  const isGiven = orders.given === call;
  return (
    <button
      type="button"
      class="own-card is-standing"
      data-piece="standing:call"
      aria-pressed={isGiven}
      onClick={() => orders.give(isGiven ? ONLY_WHEN_CALLED : call)}
    >
      <span>{words.text.askMeThen}</span>
    </button>
  );
}

interface OwnCardProps extends GameProps<Ys> {
  readonly card: number;
  readonly note?: string;
  readonly tell: { value: number | undefined };
}

function OwnCard({ view, legal, choice, choose, whyNot, card, note, tell }: OwnCardProps) {
  const open = isPossible(legal, { card }, { card });
  const isFresh = view.own?.fresh.includes(card) ?? false;

  function onClick(event: MouseEvent): void {
    tell.value = tell.value === card && !open ? undefined : card;
    if (!open) {
      const name = { card: parts.CHARACTERS[card] };
      if (isFresh) whyNot("card-won-this-round", name);
      else if (legal.size > 0) whyNot("card-not-now", name);
      else whyNot("not-asked");
      return;
    }
    const chosen = pickCard(legal, choice, card);
    choose(chosen);
    if (chosen.action !== undefined) focusConfirmAfterKey(event);
    else if (chosen.card !== undefined) focusAfterKey(event, ".chooser-option");
  }

  return (
    <button
      type="button"
      class={["own-card", open && "is-open", isFresh && "is-fresh"].filter(Boolean).join(" ")}
      data-place={`own-card-${card}`}
      data-piece={`card:${card}`}
      aria-pressed={choice.card === card}
      aria-disabled={!open}
      data-first={open && view.step === "spying" ? "" : undefined}
      onClick={onClick}
    >
      <CharacterEmblem card={card} />
      <span>
        {cardWords(card)?.name}
        {note !== undefined && <small>{note}</small>}
      </span>
    </button>
  );
}
