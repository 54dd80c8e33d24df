import type { Names } from "@serai/words/game-text";
import { article, capital, fromTo, numbered, object, the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
import { type Contest, type Event, parts, places, type TieRule } from "../../rules/index.ts";
import {
  byPlace,
  cardCalled,
  cardNamed,
  type GemSource,
  gemNamed,
  sideNames,
  squareOf,
  sumText,
  type TieStep,
  tieChain,
} from "../shared.ts";
import { cardObjects, characters, gems, NEUTRAL_NAME, place, quarter, shortPlace } from "./names.ts";

const list = listIn("hu");
const gem = (which: number): string => gemNamed(gems, which);
const card = (which: number): string => the(cardNamed(characters, which));
const cardObject = (which: number): string => cardObjects[cardCalled(which)];
const inQuarter = (at: number): string => the(`${quarter(at)}ben`);
const toQuarter = (at: number): string => the(`${quarter(at)}be`);
const each = <X>(items: readonly X[], names: Names, say: (item: X) => string | number): string =>
  items.map((item, seat) => `${names(seat)}: ${say(item)}`).join(", ");

const areaAt = (what: "port" | "commercial" | "palace", quarterAt: number): number =>
  3 * quarterAt + places.AREAS.indexOf(what);

/** Where sides met: "az 1. negyedben", "a 2. negyed kikötőjében". */
function contest(what: Contest, at: number): string {
  switch (what) {
    case "bids":
      return "a licitben";
    case "quarter":
      return inQuarter(at);
    case "port":
    case "commercial":
    case "palace":
      return place(areaAt(what, at), "at");
    case "row":
      return `a piac ${at + 1}. sorában`;
    case "market":
      return "az egész piacon";
  }
}

function tieReason({ rule, fronts: [ahead, behind], cards: [before, after] }: TieStep): string {
  switch (rule) {
    case "intriguer":
      return "az Intrikus nyeri a döntetlent";
    case "neutral":
      return "a semleges nyeri a döntetlent";
    case "front":
      return `a paraván előtti összeg ${ahead}, illetve ${behind}`;
    case "order":
      return `a paraván előtti összeg egyaránt ${ahead}, a sorrendkártya ${before}, illetve ${after}`;
  }
}

const bidReason = ({ cards: [before, after] }: TieStep): string => `a régi sorrendkártya ${before}, illetve ${after}`;

function tied(event: Extract<Event, { kind: "tie" }>, names: Names): string {
  return event.what === "bids"
    ? `Egyforma licitek is voltak (${event.total}). Így választanak: ${tieChain(event, names, "utána", bidReason)}.`
    : `Döntetlen lett ${contest(event.what, event.at)} (${event.total}). Így következnek: ${tieChain(event, names, "utána", tieReason)}.`;
}

function columnsReason(rule: TieRule, whose: string, fronts: readonly number[], names: Names): string {
  switch (rule) {
    case "intriguer":
      return `mert ${whose} az Intrikus`;
    case "order":
      return `mert a paraván előtti legnagyobb összegek közül ${whose} a kisebb sorrendkártya – ${each(fronts, names, String)}`;
    case "front":
    case "neutral":
      return `mert ${whose} a legnagyobb összeg a paraván előtt – ${each(fronts, names, String)}`;
  }
}

function shipGems(ship: number): string {
  const { large, small } = parts.SHIPS[ship];
  return list([`nagy ${gem(large)}`, ...small.map(gem)]);
}

function arrived({ ships, characters: cards, market }: Extract<Event, { kind: "arrived" }>): string {
  const quarters = ships.map((ship, at) => `${quarter(at)}: ${shipGems(ship)}, a palotában ${card(cards[at])} vár`);
  const rows = market.flatMap((which, at) => (which === parts.NO_GEM ? [] : [`${at + 1}. sor: ${gem(which)}`]));
  return `Befutottak a hajók – ${quarters.join("; ")}. A piacra került – ${rows.join(", ")}.`;
}

function placed(event: Extract<Event, { kind: "placed" }>, names: Names): string {
  const { seat, owner, value, up, from, place: where } = event;
  const side = up ? "nyíltan" : "lefordítva";
  const broker = value === undefined ? "üzletkötőt" : `${numbered(value)}t`;
  const which = owner === seat ? broker : `semleges ${broker}`;
  const source = from === "front" ? " a paraván elől" : "";
  const verb = personal(names)(seat, "letett", "letettél");
  return `${names(seat)}${source} ${side} ${verb} egy ${which} ${place(where, "to")}.`;
}

function won({ what, at, seat, total }: Extract<Event, { kind: "won" }>, names: Names): string {
  const by = personal(names);
  return what === "market"
    ? `${names(seat)} ${by(seat, "lett", "lettél")} a legjobb licitáló a piacon (${total}).`
    : `${names(seat)} ${by(seat, "szerezte", "szerezted")} meg a többséget ${contest(what, at)} (${total}).`;
}

function unclaimed({ what, at }: Extract<Event, { kind: "unclaimed" }>): string {
  switch (what) {
    case "bids":
    case "market":
      return "A piacra nem jött senki, így nincs legjobb licitáló.";
    case "row":
      return `A piac ${at + 1}. sora üres maradt.`;
    case "quarter":
      return `${capital(toQuarter(at))} nem jött senki.`;
    case "port":
    case "commercial":
    case "palace":
      return `${capital(place(areaAt(what, at), "to"))} nem jött senki.`;
  }
}

/** What another player did, what the person spoken to did, and where. */
const GAINED: Readonly<Record<Exclude<GemSource, "white">, readonly [other: string, you: string, where: string]>> = {
  ship: ["levett", "levettél", "a hajóról"],
  row: ["elvitt", "elvittél", "a piacról"],
  port: ["kapott", "kaptál", "a kikötőben"],
  character: ["kapott", "kaptál", "a lapért"],
  alchemist: ["kapott", "kaptál", "érte"],
  jeweller: ["kapott", "kaptál", "az Ékszerésztől"],
};

function gained({ seat, gem: which, from }: Extract<Event, { kind: "gem" }>, names: Names): string {
  const by = personal(names);
  if (from === "white")
    return `${by(seat, `${names(seat)} fehér drágaköve`, "A fehér drágaköved")} ${gem(which)} lett.`;
  const [other, you, where] = GAINED[from];
  const change = which === parts.WHITE ? ", amely rögtön színt vált" : "";
  return `${names(seat)} ${by(seat, other, you)} ${where} egy ${gem(which)} drágakövet${change}.`;
}

const SCORED: Readonly<Record<Extract<Event, { kind: "points" }>["why"], string>> = {
  market: "a piacon álló üzletkötőért",
  commercial: "az üzletsoron",
  prince: "a Hercegért",
  king: "a Királyért",
};

function priced({ colour, from, to, seat }: Extract<Event, { kind: "price" }>, names: Names): string {
  if (from === to) return `A ${gem(colour)} ára a skála végén maradt: ${squareOf(to)}.`;
  const squares = fromTo(squareOf(from), squareOf(to));
  const by = personal(names);
  return seat === undefined
    ? `A ${gem(colour)} ára ${squares} ${to > from ? "emelkedett" : "csökkent"}.`
    : `${names(seat)} ${squares} ${to > from ? by(seat, "emelte", "emelted") : by(seat, "csökkentette", "csökkentetted")} a ${gem(colour)} árát.`;
}

function turnedUp({ quarter: at, brokers }: Extract<Event, { kind: "turnedUp" }>, names: Names): string {
  const where = at === undefined ? "a piacon" : inQuarter(at);
  if (brokers.length === 0) return `${capital(where)} nem volt mit felfordítani.`;
  const groups = byPlace(brokers).map(
    ({ place: spot, brokers: here }) =>
      `${shortPlace(spot)}: ${here.map(({ owner, value }) => `${names(owner)} ${value}`).join(", ")}`,
  );
  return `${capital(where)} felfordultak az üzletkötők – ${groups.join("; ")}.`;
}

/** One event as a sentence of the log. */
export function eventText(event: Event, people: Names): string | undefined {
  const names = sideNames(people, NEUTRAL_NAME);
  const by = personal(names);
  switch (event.kind) {
    case "seated":
      return `Ez lett a kezdő sorrend: ${list(event.order.map(names))}.`;
    case "round":
      return `${event.round + 1}. forduló (összesen ${parts.ROUNDS}).`;
    case "arrived":
      return arrived(event);
    case "bid":
      return event.values === undefined
        ? `${names(event.seat)} titokban ${by(event.seat, "licitált", "licitáltál")}.`
        : `${names(event.seat)} titokban ${by(event.seat, "licitált", "licitáltál")}: ${sumText(event.values)}.`;
    case "bids":
      return `Kiderültek a licitek – ${each(event.values, names, sumText)}. Elsőként ${names(event.picking[0])} ${by(event.picking[0], "választ", "választasz")}.`;
    case "tie":
      return tied(event, names);
    case "ordered":
      return `${names(event.seat)} ${the(`${event.position + 1}. helyet`)} ${by(event.seat, "választotta", "választottad")} a sorrendben.`;
    case "passed":
      // There is a stop before and after every placing: said each time, it would drown the rest.
      return undefined;
    case "played":
      return `${names(event.seat)} ${by(event.seat, "kijátszotta", "kijátszottad")} ${cardObject(event.card)}.`;
    case "placed":
      return placed(event, names);
    case "replaced":
      return `${names(event.seat)} egy ${numbered(event.value)}t ${by(event.seat, "tett", "tettél")} helyette a paraván elé.`;
    case "closed":
      return `${names(event.seat)} ${by(event.seat, "lezárta", "lezártad")} ${event.zone < 4 ? the(`${quarter(event.zone)}et`) : place(event.zone - 4, "object")}.`;
    case "swapped": {
      const [one, other] = event.to.map((to) => place(to, "to"));
      return `${names(event.seat)} ${by(event.seat, "megcserélte két üzletkötőjét", "megcserélted két üzletkötődet")}: az egyik ${one}, a másik ${other} került.`;
    }
    case "swappedWithThrone":
      return `${names(event.seat)} a trónteremből ${by(event.seat, "cserélt", "cseréltél")} üzletkötőt ${place(event.place, "to")}.`;
    case "marked":
      return `${by(event.seat, `${names(event.seat)} üzletkötője`, "Az üzletkötőd")} ${object(5)} ér ${place(event.place, "at")}.`;
    case "looked":
    case "lookedInThrone": {
      const whose = by(
        event.owner,
        `${names(event.owner)} `,
        event.kind === "looked" ? "az " : `${article(event.slot + 1)} `,
      );
      const broker = by(event.owner, "üzletkötőjét", "üzletkötődet");
      const which =
        event.kind === "looked"
          ? `egyik lefordított ${broker} ${place(event.place, "at")}`
          : `${event.slot + 1}. ${broker} a trónteremben`;
      const value = event.value === undefined ? "" : ` Az értéke ${event.value}.`;
      return `${names(event.seat)} ${by(event.seat, "megnézte", "megnézted")} ${whose}${which}.${value}`;
    }
    case "fronts":
      return `Az utolsó üzletkötők is a paravánok elé kerültek – ${each(event.values, names, String)}.`;
    case "docked":
      return `${capital(list(event.quarters.map((at) => the(`${at + 1}.`))))} negyed hajója helyet cserélt.`;
    case "moved":
      return `${names(event.seat)} ${place(event.from, "from")} ${place(event.to, "to")} ${by(event.seat, "küldte egy üzletkötőjét", "küldted egy üzletkötődet")}.`;
    case "turnedUp":
      return turnedUp(event, names);
    case "ranked":
      return event.seats.length === 0
        ? `${capital(toQuarter(event.quarter))} nem jött senki.`
        : `${capital(inQuarter(event.quarter))} így állnak – ${event.seats.map((seat, i) => `${names(seat)}: ${event.totals[i]}`).join(", ")}.`;
    case "won":
      return won(event, names);
    case "unclaimed":
      return unclaimed(event);
    case "gem":
      return gained(event, names);
    case "gave":
      return `${names(event.seat)} ${by(event.seat, "visszaadott", "visszaadtál")} egy ${gem(event.gem)} drágakövet.`;
    case "points":
      return `${names(event.seat)} ${event.points} pontot ${by(event.seat, "kapott", "kaptál")} ${SCORED[event.why]}.`;
    case "character":
      return `${names(event.seat)} ${by(event.seat, "elvitte", "elvitted")} a palotából ${cardObject(event.card)}.`;
    case "columns": {
      const columns = event.order.map(
        (colour) => `${gem(colour)}: ${event.totals[colour]} (${event.brokers[colour]} üzletkötő)`,
      );
      return `Így állnak a piac oszlopai a legjobbtól lefelé – ${columns.join(", ")}.`;
    }
    case "columnsTied":
      return `Összegben és létszámban is döntetlen lett ${list(event.columns.map((colour) => the(gem(colour))))} oszlop között. ${names(event.seat)} ${by(event.seat, "dönthet", "dönthetsz")}, ${columnsReason(event.by, by(event.seat, "övé", "tiéd"), event.fronts, names)}.`;
    case "namedBest":
      return `${names(event.seat)} a döntetlen oszlopok közül ${the(gem(event.column))} oszlopot ${by(event.seat, "tette", "tetted")} előre.`;
    case "price":
      return priced(event, names);
    case "favoured":
      return `${names(event.seat)} a trónterembe ${by(event.seat, "küldött", "küldtél")} egy ${event.value === undefined ? "üzletkötőt" : `${numbered(event.value)}t`}.`;
    case "throneRoom":
      return `Mindenkitől egy üzletkötő a trónteremben maradt – ${event.fronts.map((front, seat) => `${names(seat)}: ${front.join(" ")} közül`).join(", ")}.`;
    case "thronesShown":
      return `Felfordultak a trónterem üzletkötői – ${each(event.thrones, names, sumText)}.`;
    case "counted":
      return "Ez volt az utolsó forduló: jön a drágakövek értékelése.";
  }
}
