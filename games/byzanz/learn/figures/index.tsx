import { lettersFor, SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { Figure, Figures } from "@serai/ui/figures.ts";
import type { VNode } from "preact";
import { Good } from "../../page/art/goods.tsx";
import { GoodsCard, SmallCard } from "../../page/art/goods-card.tsx";
import { LotCard } from "../../page/art/lot-card.tsx";
import {
  type Card,
  COPIES,
  KINDS,
  kindOf,
  MERCHANT,
  pointsOf,
  saleOf,
  sell,
  type View,
  worthOf,
} from "../../rules/index.ts";
import { auction, card, market } from "./auction.ts";
import type { FigureWords } from "./figure-words.ts";

/** B-4.1: one of each way to sell. */
const SALES = [
  sell(card("spice", 1), card("spice", 2), card("spice", 4)),
  sell(card("cloth", 1), card("cloth", 3), MERCHANT),
  sell(card("wine", 4), MERCHANT, MERCHANT),
  sell(MERCHANT, MERCHANT, MERCHANT),
];

export function figuresIn(words: FigureWords): Figures {
  const { page, short } = words;
  const letters = lettersFor(words.names);
  const face = (one: Card) => ({ kind: kindOf(one), value: worthOf(one), letter: page.letters[KINDS[kindOf(one)]] });
  const small = (cards: readonly Card[]): VNode => (
    <span class="fig-cards">
      {cards.map((one, i) => (
        <SmallCard key={i} {...face(one)} />
      ))}
    </span>
  );
  const { before, after } = auction();

  const lot = ({ lot: cards, lotsAhead }: View): VNode => (
    <span class="fig-lot">
      <LotCard size={lotsAhead[0]} />
      {cards.map((one, i) => (
        <GoodsCard key={i} {...face(one)} />
      ))}
    </span>
  );
  const bids = (view: View): VNode => (
    <span class="fig-stall fig-bids">
      {view.seats.map(({ laid, bid, passed }, seat) => (
        <span key={seat} class={bid > 0 && bid === view.highest ? "fig-bid is-leading" : "fig-bid"}>
          <SeatMark seat={seat} letter={letters[seat]} />
          {small(laid)}
          {passed ? <small>{page.passed}</small> : bid > 0 && <b>{bid}</b>}
        </span>
      ))}
    </span>
  );
  const stalls = (view: View): VNode => (
    <span class="fig-market">
      {KINDS.map((name, kind) => {
        const cards = view.market.filter((one) => kindOf(one) === kind);
        return (
          <span key={name} class={cards.length > 0 ? "fig-good" : "fig-good is-none"}>
            <Good kind={kind} />
            {cards.length > 0 && small(cards)}
          </span>
        );
      })}
    </span>
  );
  const order = (view: View): VNode => (
    <span class="fig-stall">
      <span class="fig-order">
        {view.seats
          .map(({ lotCard }, seat) => ({ lotCard, seat }))
          .sort((a, b) => a.lotCard - b.lotCard)
          .map(({ lotCard, seat }, place) => (
            <span key={seat} class={place < view.picks ? "is-none" : view.asked.includes(seat) ? "is-next" : undefined}>
              <SeatMark seat={seat} letter={letters[seat]} />
              <LotCard size={lotCard} />
            </span>
          ))}
      </span>
      {stalls(view)}
    </span>
  );
  const sale = (action: number): VNode => {
    const { cards, kept } = saleOf(action);
    return (
      <span class="fig-stall fig-sale">
        {small(cards)}
        <span aria-hidden="true">→</span>
        <b>{pointsOf(kept)}</b>
      </span>
    );
  };
  const one = (picture: VNode, caption: string): Figure => [{ label: "", picture, caption }];
  const spice = KINDS.indexOf("spice");
  const [beforePick, afterPick] = market();
  const won = after[after.length - 1];

  return {
    "short-1": one(<span class="fig-stall">{small(after[0].seats[0].laid)}</span>, short[0]),
    "short-2": one(<span class="fig-stall">{small(won.market)}</span>, short[1]),
    "short-3": one(
      <span class="fig-stall">
        <Good kind={spice} />
        {small(beforePick.market.filter((one) => kindOf(one) === spice))}
      </span>,
      short[2],
    ),
    "short-4": one(<span class="fig-stall">{small(saleOf(SALES[0]).cards)}</span>, short[3]),
    scoring: one(
      <span class="fig-sales">
        {sale(SALES[0])}
        {sale(SALES[1])}
        {sale(SALES[3])}
      </span>,
      words.scoring,
    ),
    cards: one(
      <span class="fig-lot">
        {[1, 2, 3, 4].map((value) => (
          <span key={value} class="fig-copies">
            <GoodsCard {...face(card("cloth", value))} />
            <b>×{COPIES[card("cloth", value)]}</b>
          </span>
        ))}
        <span class="fig-copies">
          <GoodsCard {...face(MERCHANT)} />
          <b>×{COPIES[MERCHANT]}</b>
        </span>
      </span>,
      words.cards,
    ),
    lot: one(lot(before), words.lot),
    bids: words.bids.map((step, i) => ({
      ...step,
      picture: i === words.bids.length - 1 ? <span class="fig-stall">{stalls(after[i])}</span> : bids(after[i]),
    })),
    market: [
      { ...words.market[0], picture: order(beforePick) },
      { ...words.market[1], picture: order(afterPick) },
    ],
    sales: words.sales.map((step, i) => ({ ...step, picture: sale(SALES[i]) })),
  };
}
