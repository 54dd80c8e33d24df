import {
  type Byzanz,
  type Card,
  cardDiscarded,
  cardGiven,
  cardsBid,
  deedOf,
  HAND_LIMIT,
  KINDS,
  type Kind,
  kindOf,
  kindTaken,
  pointsOf,
  saleOf,
  scoreOf,
} from "@serai/byzanz";
import type { RefusalParams } from "@serai/kernel";
import type { GameText, Names } from "../game-text.ts";
import { listIn } from "../list.ts";
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
const cards = (all: readonly Card[]): string =>
  list(cardWords(all, (kind, values) => `${kinds[kind]} ${list(values.map(String))}`, merchants));
const kindWord = (kind: Kind): string => (KINDS[kind] === "merchant" ? "kooplieden" : kinds[KINDS[kind]]);
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

export const text: GameText<Byzanz> = {
  name: "Byzanz",
  tagline: "Je waren zijn je geld, en wat je uitgeeft ligt op de markt waar de anderen al wachten.",
  options: {
    shorter: { label: "Rondes minder", hint: "Het spel eindigt zoveel rondes eerder." },
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
    switch (deedOf(action)) {
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
};
