import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameProps } from "@serai/ui/page.ts";
import { focusConfirmAfterKey, walkWithArrows } from "@serai/ui/parts/focus.ts";
import { Mark } from "@serai/ui/parts/mark.tsx";
import {
  type Byzanz,
  type Card,
  KINDS,
  type Kind,
  kindOf,
  MERCHANT,
  pointsOf,
  saleOf,
  takeKind,
  worthOf,
} from "../rules/index.ts";
import { isAsked } from "../words/shared.ts";
import { Good } from "./art/goods.tsx";
import { SmallCard } from "./art/goods-card.tsx";
import { toggle } from "./choice.ts";
import { faceOf, letterOf, spokenCard } from "./face.ts";
import { words } from "./words.ts";

type MarketProps = GameProps<Byzanz> & { readonly letters: readonly string[] };

/** Seven stalls, one a kind. Bids end here, and so does one card of every lot; after the auctions it is shared out. */
export function Market(props: MarketProps) {
  const { view } = props;
  const isOwnPick = view.step === "picking" && isAsked(view) && !props.isPast;
  return (
    <div class="market" data-drop="market" data-slide>
      <div class="market-head" data-place="market-head">
        <h2>{words.text.market}</h2>
        <LastSale {...props} />
      </div>
      {isOwnPick ? (
        <fieldset class="stalls" aria-label={words.text.market} onKeyDown={walkWithArrows}>
          {KINDS.map((name, kind) => (
            <StallToTake key={name} {...props} kind={kind} />
          ))}
        </fieldset>
      ) : (
        <ul class="stalls">
          {KINDS.map((name, kind) => (
            <li key={name} class={classOf(kind, view.market)} data-piece={`stall:${kind}`}>
              <span class="unseen">{spokenStall(kind, view.market)}</span>
              <Mark changed={props.changed} part={`stall-${kind}`} />
              <Stall kind={kind} cards={ofKind(kind, view.market)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const ofKind = (kind: Kind, market: readonly Card[]): Card[] => market.filter((card) => kindOf(card) === kind);

const classOf = (kind: Kind, market: readonly Card[]): string =>
  `stall good-${kind}${ofKind(kind, market).length === 0 ? " is-empty" : ""}`;

const spokenStall = (kind: Kind, market: readonly Card[]): string =>
  words.text.onMarket(words.text.kinds[KINDS[kind]], ofKind(kind, market).map(spokenCard));

/** B-3.1: all cards of one kind. */
function StallToTake({ view, legal, changed, choice, choose, whyNot, kind }: MarketProps & { readonly kind: Kind }) {
  const isOpen = legal.has(takeKind(kind));
  const first = KINDS.findIndex((_, one) => ofKind(one, view.market).length > 0);
  return (
    <button
      type="button"
      class={classOf(kind, view.market)}
      data-piece={`stall:${kind}`}
      data-first={kind === first ? "" : undefined}
      aria-pressed={choice.take === kind}
      aria-disabled={!isOpen}
      onClick={(event) => {
        if (!isOpen) {
          whyNot("kind-not-on-market", { kind: KINDS[kind] });
          return;
        }
        choose(toggle(choice, "take", kind));
        focusConfirmAfterKey(event);
      }}
    >
      <span class="unseen">{spokenStall(kind, view.market)}</span>
      <Mark changed={changed} part={`stall-${kind}`} />
      <Stall kind={kind} cards={ofKind(kind, view.market)} />
    </button>
  );
}

function Stall({ kind, cards }: { readonly kind: Kind; readonly cards: readonly Card[] }) {
  return (
    <>
      <span class="stall-sign" data-place={`stall-${kind}`} aria-hidden="true">
        <Good kind={kind} />
        <span class="stall-letter">{letterOf(kind)}</span>
      </span>
      {/* A new key with every card that comes: it lights up. */}
      <span key={cards.length} class={`stall-goods good-${kind}`} data-place={`goods-${kind}`} aria-hidden="true">
        {cards[0] === MERCHANT ? (
          <b>×{cards.length}</b>
        ) : (
          cards.map((card, place) => <b key={place}>{worthOf(card)}</b>)
        )}
      </span>
    </>
  );
}

/** B-6.1: the cards of a sale are shown once, as it is made: until the next thing happens. */
function LastSale({ view: { last }, names, letters }: MarketProps) {
  if (last === undefined || last.sales.length === 0) return <p hidden />;
  return (
    <div class="last-sale" data-place="sale" data-piece="last-sale:cards">
      <SeatMark seat={last.seat} letter={letters[last.seat]} />
      {last.sales.map((action, i) => {
        const { cards, kept } = saleOf(action);
        return (
          <span key={i} class="last-sale-cards">
            <span class="unseen">{words.text.sale(names(last.seat), cards.map(spokenCard), pointsOf(kept))}</span>
            {cards.map((card, place) => (
              <SmallCard key={place} {...faceOf(card)} />
            ))}
            <b aria-hidden="true">→ {pointsOf(kept)}</b>
          </span>
        );
      })}
    </div>
  );
}
