import type { RefusalParams } from "@serai/kernel";
import type { GameText, Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Source } from "../rules/index.ts";
import {
  actionKindOf,
  type Byzanz,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  HAND_LIMIT,
  KINDS,
  type Kind,
  kindOf,
  kindTaken,
  pointsOf,
  saleOf,
  scoreOf,
} from "../rules/index.ts";
import type { PageWords } from "./page-words.ts";
import {
  bidWith,
  cardWords,
  isAsked,
  isRaise,
  type KindNames,
  kindNamed,
  limitIn,
  type Tie,
  tiesIn,
  winnersOf,
} from "./shared.ts";
import type { TerminalWords } from "./terminal-words.ts";

export const kinds: KindNames = {
  cloth: "laken",
  wood: "hout",
  grain: "graan",
  olives: "olijven",
  spice: "specerij",
  wine: "wijn",
  merchant: "koopman",
};

const list = listIn("nl");
const merchants = (count: number): string => (count === 1 ? "een koopman" : `${count} kooplieden`);
export const cards = (all: readonly Card[]): string =>
  list(cardWords(all, (kind, values) => `${kinds[kind]} ${list(values.map(String))}`, merchants));
export const kindWord = (kind: Kind): string => (KINDS[kind] === "merchant" ? "kooplieden" : kinds[KINDS[kind]]);
const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;
const tie = ({ points: level, seats, by }: Tie, names: Names): string => {
  const held = seats.map(
    ({ seat, goods, cards: all }) => `${names(seat)} (goederen in de hand ${goods}, kaarten in de hand ${all})`,
  );
  return ` Gelijk met ${points(level)}: ${list(held)}. ${TIE_RULES[by]}`;
};
const TIE_RULES: Readonly<Record<Tie["by"], string>> = {
  goods: "Wie meer goederen in de hand heeft, gaat voor.",
  cards: "Wie meer kaarten in de hand heeft, gaat voor.",
  shared: "Ze delen de plaats.",
};
const refusedCard = ({ kind, value }: RefusalParams): string =>
  kind === "merchant" ? kinds.merchant : `${kindNamed(kinds, kind)} ${value}`;

const sources: Readonly<Record<Source, string>> = {
  cloth: "Laken",
  wood: "Hout",
  grain: "Graan",
  olives: "Olijven",
  spice: "Specerijen",
  wine: "Wijn",
  merchant: "Kooplieden",
};

export const text: GameText<Byzanz> = {
  name: "Byzanz",
  tagline: "Je waren zijn je geld, en wat je uitgeeft ligt op de markt waar de anderen al wachten.",
  options: {
    shorter: { label: "Rondes minder", hint: "De partij eindigt zoveel rondes eerder." },
    openScores: { label: "Open punten", hint: "Ieders punten zijn te zien en het verslag bewaart wat er verkocht is." },
  },
  refusals: {
    "bid-or-pass": () => "Nu moet je bieden of passen.",
    "bid-too-low": ({ bid, highest }) => `Er ligt ${highest} op tafel; ${bid} is niet genoeg.`,
    "give-from-the-lot": () => "Kies eerst welke kaart van de kavel naar de markt gaat.",
    "card-not-in-lot": (params) => `Niet in de kavel: ${refusedCard(params)}.`,
    "take-a-kind": () => "Nu neem je een soort van de markt.",
    "kind-not-on-market": ({ kind }) => `Niet op de markt: ${kindNamed(kinds, kind)}.`,
    "sell-or-discard": ({ over }) => `Je hebt ${over} te veel in je hand: verkoop of leg kaarten weg.`,
    "sell-or-done": () => "Je kunt alleen nog verkopen, of zeggen dat je klaar bent.",
    "only-sales-now": () => "Je bent niet aan de beurt: nu kun je alleen verkopen.",
    "card-not-in-hand": (params) => `Daarvoor ontbreekt in je hand: ${refusedCard(params)}.`,
  },
  prompt(view, names) {
    const own = isAsked(view);
    const others = list(view.asked.map(names));
    switch (view.step) {
      case "bidding":
        if (!own) return `${others} mag bieden of passen.`;
        return view.highest > 0 ? `Bied meer dan ${view.highest}, of pas.` : "Open het bieden, of pas.";
      case "giving":
        return own
          ? "Welke kaart van de kavel gaat naar de markt? De rest is voor jou."
          : `${others} kiest een kaart van de kavel voor de markt.`;
      case "limit":
        return own
          ? `Je hebt ${view.hand?.length} kaarten. Verkoop of leg weg tot je er hoogstens ${HAND_LIMIT} hebt.`
          : `${others} heeft meer dan ${HAND_LIMIT} kaarten en moet verkopen of wegleggen.`;
      case "picking":
        return own ? "Neem alles van één soort van de markt." : `${others} kiest van de markt.`;
      case "lastSale":
        return own
          ? "De laatste verkoop: verkoop wat je wilt en zeg dan dat je klaar bent."
          : `Nog aan het verkopen: ${others}.`;
      case "over": {
        const { seats, points: won } = winnersOf(view);
        const winners = list(seats.map(names));
        return seats.length > 1
          ? `Gedeelde winst: ${winners}, elk ${points(won)}.`
          : `Winnaar: ${winners}, ${points(won)}.`;
      }
    }
  },
  action(action, view) {
    switch (actionKindOf(action)) {
      case "pass":
        return "Pas";
      case "done":
        return "Klaar met verkopen";
      case "take": {
        const kind = kindTaken(action);
        return `Neem ${kindWord(kind)}: ${cards(view.market.filter((card) => kindOf(card) === kind))}`;
      }
      case "give":
        return `Geef ${cards([cardGiven(action)])} aan de markt`;
      case "discard":
        return `Leg ${cards([cardDiscarded(action)])} weg`;
      case "sell": {
        const sale = saleOf(action);
        return `Verkoop ${cards(sale.cards)} voor ${pointsOf(sale.kept)}`;
      }
      case "bid":
        return `${isRaise(view) ? "Verhoog tot" : "Bied"} ${bidWith(action, view)}: ${cards(cardsBid(action))}`;
    }
  },
  event(event, names) {
    switch (event.kind) {
      case "round":
        return `Ronde ${event.round + 1} van ${event.rounds}.`;
      case "dealt":
        return `${names(event.seat)} begon met ${cards(event.cards)}.`;
      case "lot":
        return `Een kavel van ${event.cards.length}: ${cards(event.cards)}. Als eerste: ${names(event.opener)}.`;
      case "last-lot":
        return `${names(event.seat)} kreeg de laatste kavel zonder te bieden: ${cards(event.cards)}.`;
      case "bid":
        return `${names(event.seat)} bood ${event.total} en legde ${cards(event.cards)}.`;
      case "passed":
        return event.back.length > 0
          ? `${names(event.seat)} paste en nam ${cards(event.back)} terug.`
          : `${names(event.seat)} paste.`;
      case "won":
        return `${names(event.seat)} won de kavel voor ${event.total}. Naar de markt: ${cards(event.paid)}.`;
      case "gave":
        return event.kept.length > 0
          ? `${names(event.seat)} gaf ${cards([event.card])} aan de markt en hield ${cards(event.kept)}.`
          : `${names(event.seat)} gaf ${cards([event.card])} aan de markt.`;
      case "took-all":
        return `Niemand bood: ${names(event.seat)} nam de hele kavel, ${cards(event.cards)}.`;
      case "picked":
        return `${names(event.seat)} nam van de markt: ${cards(event.cards)}.`;
      case "found-nothing":
        return `${names(event.seat)} vond de markt leeg.`;
      case "cleared":
        return `Over op de markt en uit het spel: ${cards(event.cards)}.`;
      case "sold":
        return event.cards === undefined
          ? `${names(event.seat)} verkocht drie kaarten.`
          : `${names(event.seat)} verkocht ${cards(event.cards)} voor ${event.points}.`;
      case "discarded":
        return event.card === undefined
          ? `${names(event.seat)} legde een kaart gedekt weg.`
          : `${names(event.seat)} legde ${cards([event.card])} weg.`;
      case "done":
        return `${names(event.seat)} was klaar; wat nog te verkopen viel, is verkocht.`;
      case "counted":
        return `Punten: ${event.scored.map((own, seat) => `${names(seat)} ${scoreOf(own)}`).join(", ")}.${tiesIn(event)
          .map((level) => tie(level, names))
          .join("")}`;
    }
  },
  orders(order) {
    const limit = limitIn(order);
    return limit === undefined ? "Pas bij deze kavel" : `Pas zodra de kavel meer dan ${limit} kost`;
  },
  sources,
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  kinds,
  when: (round, rounds) => `Ronde ${round} van ${rounds}`,
  lot: (size) => `Kavel ${size}`,
  ahead: "daarna",
  market: "Markt",
  empty: "leeg",
  hand: "Je hand",
  scored: "Je punten",
  inHand: (cards) => (cards === 1 ? "1 kaart" : `${cards} kaarten`),
  sales: (count) => (count === 1 ? "1 verkoop" : `${count} verkopen`),
  points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
  lotCard: (size) => `heeft kavel ${size}`,
  passed: "gepast",
  leads: "ligt voor",
  done: "klaar",
  sold: "verkocht",
  left: "nog in de hand",
};

/** What its page says. */
export const page: PageWords = {
  kinds,
  letters: { cloth: "L", wood: "H", grain: "G", olives: "O", spice: "S", wine: "W", merchant: "K" },
  card: (kind, value) => (kind === "merchant" ? kinds.merchant : `${kinds[kind]} ${value}`),
  status: (round, rounds) => `Ronde ${round}/${rounds}`,

  lot: (size) => (size === 1 ? "Kavel van 1 kaart" : `Kavel van ${size} kaarten`),
  lotsAhead: "Kavels die nog komen",
  bids: "Biedingen",
  bid: (name, total, cards) => `${name}: ${total} (${cards.join(", ")})`,
  leads: "ligt voor",
  passed: "gepast",
  noBid: "nog geen bod",
  market: "Markt",
  onMarket: (kind, cards) => `${kind}: ${cards.length > 0 ? cards.join(", ") : "niets"}`,
  marketOrder: "De kleinste kavel kiest eerst",
  stillSelling: "De laatste verkoop",
  inOrder: (name, lotCard, isDone) =>
    [name, ...(lotCard > 0 ? [`kavel ${lotCard}`] : []), ...(isDone ? ["klaar"] : [])].join(", "),
  sale: (name, cards, points) => `${name} verkocht ${cards.join(", ")} voor ${points}`,

  cardsInHand: (count) => (count === 1 ? "1 kaart in de hand" : `${count} kaarten in de hand`),
  hasLot: (size) => `won kavel ${size}`,
  scored: (count) => (count === 1 ? "1 kaart als punten" : `${count} kaarten als punten`),

  pass: "Pas",
  doneSelling: "Klaar",
  byKind: "Sorteer op soort",
  byValue: "Sorteer op waarde",
  sales: "Wat je kunt verkopen",
  moreSales: (count) => (count === 1 ? "Nog 1 set om te verkopen" : `Nog ${count} sets om te verkopen`),
  fewerSales: "Minder sets tonen",
  hints: {
    liftToBid: "Tik op de kaarten waarmee je biedt.",
    tooLow: (total, more) => `Dat is ${total}: nog ${more} nodig.`,
    enough: (total) => `Een bod van ${total}.`,
    overpaid: (total, over) => `Een bod van ${total}: ${over} meer dan nodig.`,
    planned: (total) => `Voorgenomen bod: ${total}.`,
    merchantsNeverBid: "Kooplieden bieden nooit; ze helpen verkopen.",
    cannotOutbid: (all) => `Al je goederen samen zijn ${all}: te weinig.`,
    youLead: (total) => `Jouw ${total} ligt voor.`,
    youPassed: "Je hebt gepast. Plan en verkoop intussen.",
    outOfRound: (lotCard) => `Kavel ${lotCard} is van jou. Plan en verkoop tot de markt.`,
    give: "Tik op de kaart van de kavel die naar de markt gaat.",
    limit: (over) => `${over} te veel: leg er een weg of verkoop er drie.`,
    take: "Tik op een soort op de markt.",
    waitForMarket: "De markt wordt verdeeld.",
    lastSale: "De rest wordt zo goed mogelijk voor je verkocht.",
    wait: "Drie van een soort brengen de beste kaart op.",
  },

  kept: "Bewaard als punten",
  leftInHand: "Nog in de hand",
  tie: (goods, cards) => `Bij gelijke stand beslist: goederen in de hand ${goods}, kaarten in de hand ${cards}`,
  pointsPlot: "Waar de punten vandaan komen",
  salesPlot: "Verkochte sets",
  pricesPlot: "Wat de kavels opbrachten",
  roundShort: (round) => `R${round}`,
};
