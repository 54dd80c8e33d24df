import { CardFan, Check } from "@serai/ui/art/icons.tsx";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameHelp, Help, HelpContext, Piece, Worth } from "@serai/ui/help.ts";
import { Good } from "../../page/art/goods.tsx";
import { GoodsCard, SmallCard } from "../../page/art/goods-card.tsx";
import { Coin, LotCard, ScoredCards } from "../../page/art/lot-card.tsx";
import { offersOf } from "../../page/offers.ts";
import {
  type Byzanz,
  bestSales,
  type Card,
  COPIES,
  goods,
  HAND_LIMIT,
  KINDS,
  kindOf,
  MERCHANT,
  pointsOf,
  saleOf,
  tableFor,
  worthOf,
} from "../../rules/index.ts";
import type { HelpWords } from "./help-words.ts";

type Scene = HelpContext<Byzanz>;

export const helpIn = (words: HelpWords): GameHelp<Byzanz> => ({
  help(piece, scene) {
    return PIECES[piece.kind]?.(piece, scene, words);
  },
  legend({ view }) {
    const { legend } = words;
    const face = faceIn(words);
    return [
      ...KINDS.slice(0, -1).map((name, kind) => ({
        picture: <Good kind={kind} />,
        title: capital(words.page.kinds[name]),
        text: words.page.letters[name],
        at: `.stall.good-${kind} .stall-sign`,
      })),
      {
        picture: <Good kind={kindOf(MERCHANT)} />,
        title: capital(words.page.kinds.merchant),
        text: legend.merchant,
        at: `.stall.good-${kindOf(MERCHANT)} .stall-sign`,
      },
      { picture: <GoodsCard {...face(goods(0, 3))} />, text: legend.goods, at: ".hand-slot" },
      { picture: <LotCard size={view.lotsAhead[0] ?? 1} />, text: legend.lot, at: ".lot-head .lot-card" },
      { picture: <b>{tableFor(view.players).lots.slice(1).join(" ")}</b>, text: legend.lotsAhead, at: ".lots-ahead" },
      { picture: <LotCard size={2} />, text: legend.lotCard, at: ".seat-lot" },
      { picture: <CardFan />, text: legend.cardsLeft, at: ".seat-count" },
      view.options.openScores
        ? { picture: <Coin />, text: legend.coin, at: ".seat .coin" }
        : { picture: <ScoredCards />, text: legend.scored, at: ".seat .scored-cards" },
      { picture: <strong class="help-number">7</strong>, text: legend.leads, at: ".bid.is-leading" },
      {
        picture: (
          <span class="sign-draft">
            <SmallCard {...face(goods(1, 2))} />
          </span>
        ),
        text: legend.draft,
        at: ".bid-card.is-draft",
      },
      { picture: <b>{pointsOf(MERCHANT)}</b>, text: legend.sale, at: ".sale" },
      { picture: <Check />, text: legend.done, at: ".order-seat.is-done" },
      { picture: <b aria-hidden="true">⇅</b>, text: legend.sort, at: ".sort-button" },
    ];
  },
});

/** By the kind of piece, as the page names them. */
const PIECES: Readonly<Record<string, (piece: Piece, scene: Scene, words: HelpWords) => Help | undefined>> = {
  "lot-goods": ({ id }, scene, words) => ({
    ...goodsHelp(Number(id), words),
    now: words.goods.inLot,
    you: gainOf([Number(id)], scene, words),
    clauses: ["B-2.1", "B-2.5", "B-4.1"],
  }),
  "hand-card": ({ id }, scene, words) => handCardHelp(Number(id), scene, words),
  lot: (_, scene, words) => {
    const { view, names } = scene;
    const text = words.lot;
    const leader = view.seats.findIndex(({ bid }) => bid > 0 && bid === view.highest);
    const now = leader >= 0 ? text.highest(names(leader), view.highest) : text.noBid(names(view.opener));
    return {
      title: text.title(view.lot.length),
      picture: <LotCard size={view.lot.length} />,
      is: text.is,
      now: view.step === "bidding" ? now : text.giving,
      you: gainOfLot(scene, words),
      clauses: ["B-2.1", "B-2.2", "B-2.5", "B-2.6"],
    };
  },
  "lots-ahead": (_, { view }, { lotsAhead: text }) => {
    const ahead = view.step === "bidding" ? view.lotsAhead.slice(1) : view.lotsAhead;
    return {
      title: text.title,
      is: text.is,
      now: ahead.length > 0 ? text.now(ahead) : text.none,
      clauses: ["B-1.1", "B-2.5", "B-3.1", "B-3.3"],
    };
  },
  bid: ({ id }, { view, listed, letters }, { bid: text }) => {
    const seat = Number(id);
    const { bid, passed } = view.seats[seat];
    const leads = bid > 0 && bid === view.highest;
    const laid = bid > 0 ? [text.bid(bid), ...(leads ? [text.leads] : [])].join(" ") : text.none;
    return {
      title: text.title(listed(seat)),
      picture: <SeatMark seat={seat} letter={letters[seat]} />,
      is: text.is,
      now: passed ? text.passed : laid,
      clauses: ["B-2.2", "B-2.3"],
    };
  },
  stall: ({ id }, scene, words) => {
    const kind = Number(id);
    const cards = scene.view.market.filter((card) => kindOf(card) === kind);
    const { stall: text } = words;
    return {
      title: text.title(words.page.kinds[KINDS[kind]]),
      picture: <Good kind={kind} />,
      is: text.is,
      now: cards.length > 0 ? text.holds(cards.map(nameIn(words))) : text.empty,
      ...(cards.length > 0 && { you: gainOf(cards, scene, words) }),
      clauses: ["B-3.1", "B-2.5"],
    };
  },
  turn: ({ id }, { view, listed, letters }, { order, lastSale }) => {
    const seat = Number(id);
    const { lotCard, done } = view.seats[seat];
    const picture = <SeatMark seat={seat} letter={letters[seat]} />;
    if (view.step !== "picking")
      return {
        title: lastSale.title,
        under: listed(seat),
        picture,
        is: lastSale.is,
        now: done ? lastSale.done : lastSale.stillSelling,
        clauses: ["B-5.1"],
      };
    const place = view.seats.filter((one) => one.lotCard > 0 && one.lotCard < lotCard).length;
    return {
      title: order.title,
      under: listed(seat),
      picture,
      is: order.is,
      now: place < view.picks ? order.done : order.place(place + 1, view.players),
      clauses: ["B-3.1", "B-3.2"],
    };
  },
  sale: ({ id }, _, words) => {
    const { cards, kept } = saleOf(Number(id));
    const { sale: text } = words;
    return {
      title: text.title,
      picture: <SmallCard {...faceIn(words)(kept)} />,
      is: text.is,
      you: { points: `+${pointsOf(kept)}`, text: text.cards(cards.map(nameIn(words))) },
      clauses: ["B-4.1", "B-4.3"],
    };
  },
  "more-sales": (_, __, { moreSales }) => ({ ...moreSales, clauses: ["B-4.1"] }),
  "last-sale": (_, __, { shownSale }) => ({ ...shownSale, clauses: ["B-4.1", "B-6.1"] }),
  sort: (_, __, { sort }) => ({ ...sort, clauses: [] }),
  choice: ({ id }, _, words) =>
    id === "pass"
      ? { title: words.page.pass, is: words.pass.is, clauses: ["B-2.3", "B-2.6"] }
      : { title: words.page.doneSelling, is: words.done.is, clauses: ["B-5.1"] },
  "hand-limit": (_, __, { handLimit: text }) => ({
    title: text.title,
    is: text.is(HAND_LIMIT),
    clauses: ["B-4.2"],
  }),
  "cards-left": ({ id }, { view, listed }, { cardsLeft: text }) => ({
    title: text.title(listed(Number(id))),
    picture: <CardFan />,
    is: text.is(HAND_LIMIT),
    now: text.now(view.seats[Number(id)].cardsInHand),
    clauses: ["B-4.2", "B-6.1"],
  }),
  scored: ({ id }, { view, listed }, { scored: text }) => {
    const { scoredCards, total } = view.seats[Number(id)];
    const known = total === undefined ? [] : [text.points(total)];
    return {
      title: text.title(listed(Number(id))),
      picture: total === undefined ? <ScoredCards /> : <Coin />,
      is: text.is,
      now: [text.cards(scoredCards), ...known].join(" "),
      clauses: ["B-4.1", "B-6.1"],
    };
  },
  "lot-card": ({ id }, { view, listed }, { lotCard: text }) => {
    const { lotCard } = view.seats[Number(id)];
    return {
      title: text.title(listed(Number(id))),
      picture: <LotCard size={lotCard} />,
      is: text.is,
      now: text.now(lotCard),
      clauses: ["B-2.5", "B-3.1"],
    };
  },
};

function goodsHelp(card: Card, words: HelpWords): Help {
  return {
    title: capital(nameIn(words)(card)),
    picture: <GoodsCard {...faceIn(words)(card)} />,
    is: card === MERCHANT ? words.goods.merchant : words.goods.is(worthOf(card), COPIES[card]),
    clauses: [],
  };
}

function handCardHelp(card: Card, { view: { hand = [] } }: Scene, words: HelpWords): Help {
  const best = offersOf(hand).find((sale) => saleOf(sale).cards.includes(card));
  const points = best === undefined ? undefined : pointsOf(saleOf(best).kept);
  return {
    ...goodsHelp(card, words),
    now: card === MERCHANT ? words.goods.merchantInHand : words.goods.inHand,
    you: points === undefined ? { text: words.worth.noSale } : { points: `+${points}`, text: words.worth.sale(points) },
    clauses: ["B-2.2", "B-4.1"],
  };
}

/** What the best sales of the own hand would bring more with these cards in it. */
function gainOf(cards: readonly Card[], { view: { hand } }: Scene, { worth: text }: HelpWords): Worth | undefined {
  if (hand === undefined) return undefined;
  const gain = soldWith(hand, cards) - soldFor(hand);
  return gain > 0 ? { points: `+${gain}`, text: text.gain(gain) } : { text: text.none };
}

/** B-2.5: the winner gives one card of the lot away, the one that helps least. */
function gainOfLot(scene: Scene, words: HelpWords): Worth | undefined {
  const { hand, lot } = scene.view;
  const kept = lot.map((_, given) => lot.filter((__, at) => at !== given));
  if (hand === undefined || kept.length === 0) return gainOf([], scene, words);
  return gainOf(
    kept.reduce((best, cards) => (soldWith(hand, cards) > soldWith(hand, best) ? cards : best)),
    scene,
    words,
  );
}

const soldWith = (hand: readonly Card[], cards: readonly Card[]): number =>
  soldFor([...hand, ...cards].sort((a, b) => a - b));

const soldFor = (hand: readonly Card[]): number =>
  bestSales(hand).reduce((sum, sale) => sum + pointsOf(saleOf(sale).kept), 0);

const faceIn =
  ({ page }: HelpWords) =>
  (card: Card) => ({ kind: kindOf(card), value: worthOf(card), letter: page.letters[KINDS[kindOf(card)]] });

const nameIn =
  ({ page }: HelpWords) =>
  (card: Card): string =>
    page.card(KINDS[kindOf(card)], worthOf(card));

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
