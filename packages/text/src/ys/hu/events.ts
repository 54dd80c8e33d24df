import { type Contest, type Event, parts, type TieRule } from "@serai/ys";
import type { Names } from "../../game-text.ts";
import { capital, numbered } from "../../hungarian.ts";
import { listIn } from "../../list.ts";
import {
  byPlace,
  cardNamed,
  type GemSource,
  gemNamed,
  sideNames,
  squareOf,
  sumText,
  type TieStep,
  tieChain,
} from "../shared.ts";
import { characters, gems, NEUTRAL_NAME, placeName, quarter, row, shortPlace, zoneName } from "./names.ts";

const list = listIn("hu");
const gem = (which: number): string => gemNamed(gems, which);
const card = (which: number): string => cardNamed(characters, which);
const each = <X>(items: readonly X[], names: Names, say: (item: X) => string | number): string =>
  items.map((item, seat) => `${names(seat)}: ${say(item)}`).join(", ");

function contest(what: Contest, at: number): string {
  switch (what) {
    case "bids":
      return "licit";
    case "quarter":
      return quarter(at);
    case "port":
    case "commercial":
    case "palace":
      return placeName(3 * at + ["port", "commercial", "palace"].indexOf(what));
    case "row":
      return row(at);
    case "market":
      return "az egész piac";
  }
}

function tieReason({ rule, fronts: [ahead, behind], cards: [before, after] }: TieStep): string {
  switch (rule) {
    case "intriguer":
      return "az Intrikus nyeri a döntetlent";
    case "neutral":
      return "a semleges nyeri a döntetlent";
    case "front":
      return `a paraván előtt ${ahead} és ${behind}`;
    case "order":
      return `a paraván előtt egyaránt ${ahead}, sorrendkártya: ${before} és ${after}`;
  }
}

const bidReason = ({ cards: [before, after] }: TieStep): string => `régi sorrendkártya: ${before} és ${after}`;

function columnsReason(by: TieRule, fronts: readonly number[], names: Names): string {
  switch (by) {
    case "intriguer":
      return "az Intrikus";
    case "order":
      return `a paraván előtti legnagyobb összegek közül a kisebb sorrendkártyáé – ${each(fronts, names, String)}`;
    case "front":
    case "neutral":
      return `a legnagyobb összeg a paraván előtt – ${each(fronts, names, String)}`;
  }
}

function shipGems(ship: number): string {
  const { large, small } = parts.SHIPS[ship];
  return list([`nagy ${gem(large)}`, ...small.map(gem)]);
}

function arrived({ ships, characters: cards, market }: Extract<Event, { kind: "arrived" }>): string {
  const quarters = ships.map((ship, at) => `${quarter(at)}: ${shipGems(ship)}, a palotában: ${card(cards[at])}`);
  const rows = market.flatMap((which, at) => (which === parts.NO_GEM ? [] : [`${at + 1}. sor: ${gem(which)}`]));
  return `Befutottak a hajók – ${quarters.join("; ")}. A piacon – ${rows.join(", ")}.`;
}

function placed(event: Extract<Event, { kind: "placed" }>, names: Names): string {
  const { seat, owner, value, up, from, place } = event;
  const side = up ? "nyíltan" : "lefordítva";
  const broker = value === undefined ? "üzletkötő" : numbered(value);
  if (owner !== seat) return `${names(seat)}: semleges ${broker} ${side} – ${placeName(place)}.`;
  const source = from === "front" ? " a paraván elől," : "";
  return `${names(seat)}: ${value === undefined ? "egy " : ""}${broker}${source} ${side} – ${placeName(place)}.`;
}

function won({ what, at, seat, total }: Extract<Event, { kind: "won" }>, names: Names): string {
  return what === "market"
    ? `A legjobb licitáló a piacon: ${names(seat)} (${total}).`
    : `${names(seat)} – többség: ${contest(what, at)} (${total}).`;
}

function unclaimed({ what, at }: Extract<Event, { kind: "unclaimed" }>): string {
  if (what === "market") return "Üres a piac: nincs legjobb licitáló.";
  return `${capital(contest(what, at))}: nincs itt senki.`;
}

const GAINED: Readonly<Record<GemSource, (which: string) => string>> = {
  ship: (which) => `a hajóról: ${which}`,
  row: (which) => `a piacról: ${which}`,
  white: (which) => `a fehér drágakő új színe: ${which}`,
  port: (which) => `a kikötőből: ${which} drágakő`,
  character: (which) => `a lapért: ${which}`,
  alchemist: (which) => `cserébe: ${which}`,
  jeweller: (which) => `az Ékszerésztől: ${which}`,
};

function gained({ seat, gem: which, from }: Extract<Event, { kind: "gem" }>, names: Names): string {
  const change = which === parts.WHITE ? ", rögtön színt vált" : "";
  return `${names(seat)} – ${GAINED[from](gem(which))}${change}.`;
}

function scored({ seat, points, why }: Extract<Event, { kind: "points" }>, names: Names): string {
  switch (why) {
    case "market":
      return `${names(seat)}: ${points} pont egy üzletkötőért a piacon.`;
    case "commercial":
      return `${names(seat)}: ${points} pont az üzletsoron.`;
    case "prince":
      return `${names(seat)}: ${points} pont a Hercegért.`;
    case "king":
      return `${names(seat)}: ${points} pont a Királyért.`;
  }
}

function priced({ colour, from, to, seat }: Extract<Event, { kind: "price" }>, names: Names): string {
  if (from === to) return `A ${gem(colour)} ára a skála végén maradt: ${squareOf(to)}.`;
  const moved = `${gem(colour)} ára ${to > from ? "emelkedett" : "csökkent"}: ${squareOf(from)} helyett ${squareOf(to)}.`;
  return seat === undefined ? `A ${moved}` : `${names(seat)} – a ${moved}`;
}

function turnedUp({ quarter: at, brokers }: Extract<Event, { kind: "turnedUp" }>, names: Names): string {
  const where = at === undefined ? "piac" : quarter(at);
  if (brokers.length === 0) return `Nincs mit felfordítani: ${where}.`;
  const groups = byPlace(brokers).map(
    ({ place, brokers: here }) =>
      `${shortPlace(place)}: ${here.map(({ owner, value }) => `${names(owner)} ${value}`).join(", ")}`,
  );
  return `Felfordítva (${where}) – ${groups.join("; ")}.`;
}

/** One event as a sentence of the log. */
export function eventText(event: Event, people: Names): string | undefined {
  const names = sideNames(people, NEUTRAL_NAME);
  switch (event.kind) {
    case "seated":
      return `A sorrendkártyák kiosztva: ${list(event.order.map(names))}.`;
    case "round":
      return `${event.round + 1}. forduló (összesen ${parts.ROUNDS}).`;
    case "arrived":
      return arrived(event);
    case "bid":
      return event.values === undefined
        ? `${names(event.seat)}: titkos licit.`
        : `${names(event.seat)}: titkos licit, ${sumText(event.values)}.`;
    case "bids":
      return `Licitek – ${each(event.values, names, sumText)}. Elsőként választ: ${names(event.picking[0])}.`;
    case "tie":
      return event.what === "bids"
        ? `Egyenlő licit (${event.total}): ${tieChain(event, names, "majd", bidReason)}.`
        : `Döntetlen (${contest(event.what, event.at)}, ${event.total}): ${tieChain(event, names, "majd", tieReason)}.`;
    case "ordered":
      return `${names(event.seat)}: ${event.position + 1}. hely a sorrendben.`;
    case "passed":
      // There is a stop before and after every placing: said each time, it would drown the rest.
      return undefined;
    case "played":
      return `${names(event.seat)} – kijátszott lap: ${card(event.card)}.`;
    case "placed":
      return placed(event, names);
    case "replaced":
      return `${names(event.seat)} – a paraván elé került helyette: ${numbered(event.value)}.`;
    case "closed":
      return `${names(event.seat)} – lezárva: ${zoneName(event.zone)}.`;
    case "swapped":
      return `${names(event.seat)} – két üzletkötő helyet cserélt: ${event.to.map(placeName).join("; ")}.`;
    case "swappedWithThrone":
      return `${names(event.seat)} – csere a trónteremmel: ${placeName(event.place)}.`;
    case "marked":
      return `${names(event.seat)} – 5-öt ér az üzletkötő: ${placeName(event.place)}.`;
    case "looked":
    case "lookedInThrone": {
      const where = event.kind === "looked" ? placeName(event.place) : `trónterem, ${event.slot + 1}. üzletkötő`;
      const value = event.value === undefined ? "" : ` Az értéke: ${event.value}.`;
      return `${names(event.seat)}: egy pillantás egy lefordított üzletkötőre (${names(event.owner)}, ${where}).${value}`;
    }
    case "fronts":
      return `Az utolsó üzletkötők is a paravánok elé kerültek – ${each(event.values, names, String)}.`;
    case "docked":
      return `Két hajó helyet cserélt: ${event.quarters.map((at) => `${at + 1}.`).join(" és ")} negyed.`;
    case "moved":
      return `${names(event.seat)} – egy üzletkötő innen: ${placeName(event.from)}, ide: ${placeName(event.to)}.`;
    case "turnedUp":
      return turnedUp(event, names);
    case "ranked":
      return event.seats.length === 0
        ? `${quarter(event.quarter)}: nincs itt senki.`
        : `${quarter(event.quarter)} – ${event.seats.map((seat, i) => `${names(seat)}: ${event.totals[i]}`).join(", ")}.`;
    case "won":
      return won(event, names);
    case "unclaimed":
      return unclaimed(event);
    case "gem":
      return gained(event, names);
    case "gave":
      return `${names(event.seat)} – visszaadva: ${gem(event.gem)}.`;
    case "points":
      return scored(event, names);
    case "character":
      return `${names(event.seat)} – a palotából: ${card(event.card)}.`;
    case "columns": {
      const columns = event.order.map(
        (colour) => `${gem(colour)}: ${event.totals[colour]} (${event.brokers[colour]} üzletkötő)`,
      );
      return `A piac oszlopai, a legjobbtól – ${columns.join(", ")}.`;
    }
    case "columnsTied":
      return `Döntetlen oszlopok, összegben és létszámban is: ${list(event.columns.map(gem))}. A döntés joga: ${names(event.seat)} (${columnsReason(event.by, event.fronts, names)}).`;
    case "namedBest":
      return `${names(event.seat)} – a döntetlen oszlopok élén: ${gem(event.column)}.`;
    case "price":
      return priced(event, names);
    case "favoured":
      return event.value === undefined
        ? `${names(event.seat)}: egy üzletkötő a trónterembe.`
        : `${names(event.seat)}: egy ${numbered(event.value)} a trónterembe.`;
    case "throneRoom":
      return `Mindenkitől egy üzletkötő a trónteremben maradt – ${event.fronts.map((front, seat) => `${names(seat)}: ${front.join(" ")} közül`).join(", ")}.`;
    case "thronesShown":
      return `A trónterem felfedve – ${each(event.thrones, names, sumText)}.`;
    case "counted":
      return "Ez volt az utolsó forduló: jön a drágakövek értékelése.";
  }
}
