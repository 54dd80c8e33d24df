import type { RefusalParams } from "@serai/kernel";
import type { GameText, Names } from "@serai/words/game-text";
import { inReturnFor, numbered, object, the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
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
  cloth: "posztó",
  wood: "fa",
  grain: "gabona",
  olives: "olajbogyó",
  spice: "fűszer",
  wine: "bor",
  merchant: "kereskedő",
};

const list = listIn("hu");
/** Singular after a number. */
const merchants = (count: number): string => `${count === 1 ? "egy" : count} ${kinds.merchant}`;
export const cards = (all: readonly Card[]): string =>
  list(cardWords(all, (kind, values) => `${list(values.map(numbered))} ${kinds[kind]}`, merchants));
export const kindWord = (kind: Kind): string => kinds[KINDS[kind]];
const tie = ({ points, seats, by }: Tie, names: Names): string => {
  const held = seats.map(
    ({ seat, goods, cards: all }) => `${names(seat)} (áru a kézben ${goods}, lap a kézben ${all})`,
  );
  return ` Egyaránt ${points} pont: ${list(held)}. ${TIE_RULES[by]}`;
};
const TIE_RULES: Readonly<Record<Tie["by"], string>> = {
  goods: "Akinek több áru van a kezében, az áll előrébb.",
  cards: "Akinek több lap van a kezében, az áll előrébb.",
  shared: "Osztoznak a helyen.",
};
const refusedCard = ({ kind, value }: RefusalParams): string =>
  kind === "merchant" ? kinds.merchant : `${numbered(value)} ${kindNamed(kinds, kind)}`;

const sources: Readonly<Record<Source, string>> = {
  cloth: "Posztó",
  wood: "Fa",
  grain: "Gabona",
  olives: "Olajbogyó",
  spice: "Fűszer",
  wine: "Bor",
  merchant: "Kereskedő",
};

export const text: GameText<Byzanz> = {
  name: "Bizánc",
  tagline: "Az árud egyben a pénzed is, és amit kiadsz, arra a piacon már várnak a többiek.",
  options: {
    shorter: { label: "Ennyi fordulóval kevesebb", hint: "A játszma ennyi fordulóval előbb ér véget." },
    openScores: { label: "Nyílt pontok", hint: "Mindenki pontja látszik, és a napló megőrzi, mi kelt el." },
  },
  refusals: {
    "bid-or-pass": () => "Most licitálj vagy passzolj.",
    "bid-too-low": ({ bid, highest }) => `Az asztalon ${highest} van; ${bid} ehhez kevés.`,
    "give-from-the-lot": () => "Előbb válaszd ki, a tétel melyik lapja kerül a piacra.",
    "card-not-in-lot": (params) => `Nincs a tételben: ${refusedCard(params)}.`,
    "take-a-kind": () => "Most vegyél el egy árufajtát a piacról.",
    "kind-not-on-market": ({ kind }) => `Nincs a piacon: ${kindNamed(kinds, kind)}.`,
    "sell-or-discard": ({ over }) => `A kezedben ${over} lappal több van a megengedettnél: adj el vagy dobj el.`,
    "sell-or-done": () => "Már csak eladni lehet, vagy jelezni, hogy végeztél.",
    "only-sales-now": () => "Most nem te következel: csak eladhatsz.",
    "card-not-in-hand": (params) => `Ehhez hiányzik a kezedből: ${refusedCard(params)}.`,
  },
  prompt(view, names) {
    const own = isAsked(view);
    const others = list(view.asked.map(names));
    switch (view.step) {
      case "bidding":
        if (!own) return `${others} következik: licit vagy passz.`;
        return view.highest > 0
          ? `Licitálj többet, mint ${view.highest}, vagy passzolj.`
          : "Nyisd meg a licitet, vagy passzolj.";
      case "giving":
        return own
          ? "A tétel melyik lapja kerüljön a piacra? A többi a tiéd."
          : `${others} választ: melyik lap kerül a tételből a piacra?`;
      case "limit":
        return own
          ? `${view.hand?.length} lap van a kezedben. Adj el vagy dobj el, amíg legfeljebb ${HAND_LIMIT} marad.`
          : `${others}: több mint ${HAND_LIMIT} lap van kézben, eladás vagy eldobás következik.`;
      case "picking":
        return own ? "Vedd el a piacról egy árufajta összes lapját." : `${others} válogat a piacon.`;
      case "lastSale":
        return own
          ? "Utolsó eladás: add el, amit szeretnél, aztán jelezd, hogy végeztél."
          : `Még nem végzett: ${others}.`;
      case "over": {
        const { seats, points } = winnersOf(view);
        const winners = list(seats.map(names));
        return seats.length > 1
          ? `Megosztott győzelem: ${winners}, fejenként ${points} pont.`
          : `A győztes: ${winners}, ${points} pont.`;
      }
    }
  },
  action(action, view) {
    switch (actionKindOf(action)) {
      case "pass":
        return "Passz";
      case "done":
        return "Végeztem az eladással";
      case "take": {
        const kind = kindTaken(action);
        return `A piacról: ${kindWord(kind)} (${cards(view.market.filter((card) => kindOf(card) === kind))})`;
      }
      case "give":
        return `A piacra: ${cards([cardGiven(action)])}`;
      case "discard":
        return `Eldobás: ${cards([cardDiscarded(action)])}`;
      case "sell": {
        const sale = saleOf(action);
        return `Eladás: ${cards(sale.cards)} – ${pointsOf(sale.kept)} pont`;
      }
      case "bid":
        return `${isRaise(view) ? "Emelés" : "Licit"}: ${bidWith(action, view)} (${cards(cardsBid(action))})`;
    }
  },
  event(event, names) {
    const by = personal(names);
    switch (event.kind) {
      case "round":
        return `${event.round + 1}. forduló (összesen ${event.rounds}).`;
      case "dealt":
        return `${by(event.seat, `${names(event.seat)} kezdőlapjai`, "Kezdőlapjaid")}: ${cards(event.cards)}.`;
      case "lot":
        return `Új tétel, ${event.cards.length} lap: ${cards(event.cards)}. A licitet ${names(event.opener)} ${by(event.opener, "nyitja", "nyitod")}.`;
      case "last-lot":
        return `${names(event.seat)} licit nélkül ${by(event.seat, "megkapta", "megkaptad")} az utolsó tételt: ${cards(event.cards)}.`;
      case "bid":
        return `${names(event.seat)} ${object(event.total)} ${by(event.seat, "licitált", "licitáltál")}. ${by(event.seat, "Letette", "Letetted")}: ${cards(event.cards)}.`;
      case "passed":
        return event.back.length > 0
          ? `${names(event.seat)} ${by(event.seat, "passzolt", "passzoltál")}, és ${by(event.seat, "visszavette", "visszavetted")}: ${cards(event.back)}.`
          : `${names(event.seat)} ${by(event.seat, "passzolt", "passzoltál")}.`;
      case "won":
        return `${names(event.seat)} ${inReturnFor(event.total)} ${by(event.seat, "elvitte", "elvitted")} a tételt. A piacra került: ${cards(event.paid)}.`;
      case "gave":
        return event.kept.length > 0
          ? `${names(event.seat)} a piacra ${by(event.seat, "adta", "adtad")}: ${cards([event.card])}; ${by(event.seat, "megtartotta", "megtartottad")}: ${cards(event.kept)}.`
          : `${names(event.seat)} a piacra ${by(event.seat, "adta", "adtad")}: ${cards([event.card])}.`;
      case "took-all":
        return `Senki sem licitált, így ${names(event.seat)} ${by(event.seat, "elvitte", "elvitted")} az egész tételt: ${cards(event.cards)}.`;
      case "picked":
        return `${names(event.seat)} ${by(event.seat, "elvitte", "elvitted")} a piacról: ${cards(event.cards)}.`;
      case "found-nothing":
        return `${names(event.seat)} üresen ${by(event.seat, "találta", "találtad")} a piacot.`;
      case "cleared":
        return `A piac maradéka kikerült a játékból: ${cards(event.cards)}.`;
      case "sold":
        return event.cards === undefined
          ? `${names(event.seat)} ${by(event.seat, "eladott", "eladtál")} három lapot.`
          : `${names(event.seat)} ${event.points} pontért ${by(event.seat, "eladta", "eladtad")}: ${cards(event.cards)}.`;
      case "discarded":
        return event.card === undefined
          ? `${names(event.seat)} lefordítva ${by(event.seat, "eldobott", "eldobtál")} egy lapot.`
          : `${names(event.seat)} ${by(event.seat, "eldobta", "eldobtad")}: ${cards([event.card])}.`;
      case "done":
        return `${names(event.seat)} ${by(event.seat, "végzett", "végeztél")}; ami még eladható volt, az is elkelt.`;
      case "counted":
        return `Pontok – ${event.scored.map((own, seat) => `${names(seat)}: ${scoreOf(own)}`).join(", ")}.${tiesIn(
          event,
        )
          .map((level) => tie(level, names))
          .join("")}`;
    }
  },
  orders(order) {
    const limit = limitIn(order);
    return limit === undefined ? "Passz erre a tételre" : `Passz, ha többe kerül, mint ${limit}`;
  },
  sources,
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  kinds,
  when: (round, rounds) => `Forduló: ${round}/${rounds}`,
  lot: (size) => `${size} lapos tétel`,
  ahead: "utána",
  market: "Piac",
  empty: "üres",
  hand: "A lapjaid",
  scored: "A pontjaid",
  inHand: (cards) => `${cards} lap`,
  sales: (count) => `${count} eladás`,
  points: (points) => `${points} pont`,
  lotCard: (size) => `tétel: ${size}`,
  passed: "passz",
  leads: "vezet",
  done: "kész",
  sold: "eladva",
  left: "kézben maradt",
};

/** What its page says. */
export const page: PageWords = {
  kinds,
  letters: { cloth: "P", wood: "Fa", grain: "G", olives: "O", spice: "Fű", wine: "B", merchant: "K" },
  card: (kind, value) => (kind === "merchant" ? kinds.merchant : `${numbered(value)} ${kinds[kind]}`),
  status: (round, rounds) => `${round}/${rounds}. forduló`,

  lot: (size) => `${size} lapos tétel`,
  lotsAhead: "Még hátralévő tételek",
  bids: "Licitek",
  bid: (name, total, cards) => `${name}: ${total} (${cards.join(", ")})`,
  leads: "vezet",
  passed: "passz",
  noBid: "még nem licitált",
  market: "Piac",
  onMarket: (kind, cards) => `${kind}: ${cards.length > 0 ? cards.join(", ") : "nincs"}`,
  marketOrder: "A legkisebb tétel választ először",
  stillSelling: "Utolsó eladás",
  inOrder: (name, lotCard, isDone) =>
    [name, ...(lotCard > 0 ? [`${numbered(lotCard)} tétel`] : []), ...(isDone ? ["kész"] : [])].join(", "),
  sale: (name, cards, points) => `${name} – eladás: ${cards.join(", ")}, ${points} pont`,

  cardsInHand: (count) => `${count} lap a kézben`,
  hasLot: (size) => `${the(numbered(size))} tétel nyertese`,
  scored: (count) => `${count} lap pontként`,

  pass: "Passz",
  doneSelling: "Kész",
  byKind: "Rendezés fajta szerint",
  byValue: "Rendezés érték szerint",
  sales: "Amit eladhatsz",
  moreSales: (count) => `Még ${count} eladás`,
  fewerSales: "Kevesebb eladás",
  hints: {
    liftToBid: "Koppints a lapokra, amelyekkel licitálsz.",
    tooLow: (total, more) => `Ez ${total}: még ${more} hiányzik.`,
    enough: (total) => `A licited: ${total}.`,
    overpaid: (total, over) => `A licited: ${total}, ebből ${over} fölösleges.`,
    planned: (total) => `Tervezett licit: ${total}.`,
    merchantsNeverBid: "Kereskedővel nem lehet licitálni, csak eladni.",
    cannotOutbid: (all) => `Minden árud együtt ${all}: ide kevés.`,
    youLead: (total) => `Te vezetsz: ${total}.`,
    youPassed: "Passzoltál. Addig tervezhetsz, eladhatsz.",
    outOfRound: (lotCard) => `Tiéd ${the(numbered(lotCard))} tétel. A piacig tervezhetsz, eladhatsz.`,
    give: "Koppints a tétel lapjára, amely a piacra kerül.",
    limit: (over) => `${over} lappal sok: egyet dobj el, vagy adj el hármat.`,
    take: "Koppints egy árufajtára a piacon.",
    waitForMarket: "Osztozkodás a piacon.",
    lastSale: "Ami marad, azt a legjobb áron eladjuk helyetted.",
    wait: "Három egyforma a legjobb lap értékét éri.",
  },

  kept: "Pontként megtartva",
  leftInHand: "Kézben maradt",
  tie: (goods, cards) => `Egyenlő pontnál dönt: áru a kézben ${goods}, lap a kézben ${cards}`,
  pointsPlot: "Miből jöttek a pontok",
  salesPlot: "Eladott sorozatok",
  pricesPlot: "Mennyiért keltek el a tételek",
  roundShort: (round) => `${round}.`,
};
