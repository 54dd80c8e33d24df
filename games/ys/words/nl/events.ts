import type { Names } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import { type Contest, type Event, parts, type TieRule } from "../../rules/index.ts";
import {
  byPlace,
  cardNamed,
  each,
  type GemSource,
  gemNamed,
  sideNames,
  squareOf,
  sumText,
  type TieStep,
  tieChain,
} from "../shared.ts";
import {
  characters,
  gems,
  NEUTRAL_NAME,
  placeName,
  plural,
  quarter,
  row,
  shortPlace,
  thePlace,
  zoneName,
} from "./names.ts";

const list = listIn("nl");
const gem = (which: number): string => gemNamed(gems, which);
const card = (which: number): string => `${which === parts.BLUE_CARD ? "een" : "de"} ${cardNamed(characters, which)}`;
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function contest(what: Contest, at: number): string {
  switch (what) {
    case "bids":
      return "de inzet";
    case "quarter":
      return quarter(at);
    case "port":
    case "commercial":
    case "palace":
      return thePlace(3 * at + ["port", "commercial", "palace"].indexOf(what));
    case "row":
      return row(at);
    case "market":
      return "de hele markt";
  }
}

function tieReason({ rule, fronts: [ahead, behind], cards: [before, after] }: TieStep): string {
  switch (rule) {
    case "intriguer":
      return "de Intrigant wint bij een gelijke stand";
    case "neutral":
      return "de neutrale wint bij een gelijke stand";
    case "front":
      return `${ahead} tegen ${behind} voor het scherm`;
    case "order":
      return `allebei ${ahead} voor het scherm, volgordekaart ${before} gaat voor ${after}`;
  }
}

const bidReason = ({ cards: [before, after] }: TieStep): string => `oude volgordekaart ${before} gaat voor ${after}`;

function columnsReason(by: TieRule, fronts: readonly number[], names: Names): string {
  switch (by) {
    case "intriguer":
      return "als Intrigant";
    case "order":
      return `met het hoogste totaal voor het scherm en daarvan de laagste volgordekaart: ${each(fronts, names, String)}`;
    case "front":
    case "neutral":
      return `met het hoogste totaal voor het scherm: ${each(fronts, names, String)}`;
  }
}

function shipGems(ship: number): string {
  const { large, small } = parts.SHIPS[ship];
  return list([`groot ${gem(large)}`, ...small.map(gem)]);
}

function arrived({ ships, characters: cards, market }: Extract<Event, { kind: "arrived" }>): string {
  const quarters = ships.map((ship, at) => `${quarter(at)} ${shipGems(ship)}, met ${card(cards[at])} in het paleis`);
  const rows = market.flatMap((which, at) => (which === parts.NO_GEM ? [] : [`rij ${at + 1} ${gem(which)}`]));
  return `De schepen liepen binnen: ${quarters.join("; ")}. Op de markt: ${rows.join(", ")}.`;
}

function placed(event: Extract<Event, { kind: "placed" }>, names: Names): string {
  const { seat, owner, value, up, from, place } = event;
  const side = up ? "open" : "gedekt";
  if (owner !== seat) {
    const known = value === undefined ? "" : ` (${value})`;
    return `${names(seat)} plaatste een neutrale handelaar${known} ${side}: ${placeName(place)}.`;
  }
  const broker = value === undefined ? "een handelaar" : `een ${value}`;
  const source = from === "front" ? " van voor het scherm" : "";
  return `${names(seat)} plaatste ${broker}${source} ${side}: ${placeName(place)}.`;
}

function won({ what, at, seat, total }: Extract<Event, { kind: "won" }>, names: Names): string {
  return what === "market"
    ? `${names(seat)} werd hoogste bieder op de markt met ${total}.`
    : `${names(seat)} won ${contest(what, at)} met ${total}.`;
}

function unclaimed({ what, at }: Extract<Event, { kind: "unclaimed" }>): string {
  if (what === "market") return "Er kwam niemand op de markt: er was geen hoogste bieder.";
  return what === "row" ? `${capital(row(at))} bleef leeg.` : `Er kwam niemand in ${contest(what, at)}.`;
}

const GAINED: Readonly<Record<GemSource, (which: string) => string>> = {
  ship: (which) => `nam ${which} van het schip`,
  row: (which) => `nam ${which} van de markt`,
  white: (which) => `maakte van de witte edelsteen ${which}`,
  port: () => "kreeg een zwarte edelsteen",
  character: (which) => `nam ${which} voor de kaart`,
  alchemist: (which) => `kreeg er ${which} voor terug`,
  jeweller: (which) => `kreeg ${which} van de Juwelier`,
};

function gained({ seat, gem: which, from }: Extract<Event, { kind: "gem" }>, names: Names): string {
  const change = which === parts.WHITE ? ", dat meteen van kleur verandert" : "";
  return `${names(seat)} ${GAINED[from](gem(which))}${change}.`;
}

function scored({ seat, points, why }: Extract<Event, { kind: "points" }>, names: Names): string {
  const gold = plural(points, "punt", "punten");
  switch (why) {
    case "market":
      return `${names(seat)} kreeg ${gold} voor een handelaar op de markt.`;
    case "commercial":
      return `${names(seat)} kreeg ${gold} in de winkels.`;
    case "prince":
    case "king":
      return `${names(seat)} kreeg ${gold} voor de ${characters[why].name}.`;
  }
}

function priced({ colour, from, to, seat }: Extract<Event, { kind: "price" }>, names: Names): string {
  if (from === to) return `${capital(gem(colour))} bleef op ${squareOf(to)}, het einde van de prijslijst.`;
  if (seat === undefined)
    return `${capital(gem(colour))} ${to > from ? "steeg" : "daalde"} van ${squareOf(from)} naar ${squareOf(to)}.`;
  return `${names(seat)} ${to > from ? "verhoogde" : "verlaagde"} ${gem(colour)} van ${squareOf(from)} naar ${squareOf(to)}.`;
}

function turnedUp({ quarter: at, brokers }: Extract<Event, { kind: "turnedUp" }>, names: Names): string {
  const where = at === undefined ? "op de markt" : `in ${quarter(at)}`;
  if (brokers.length === 0) return `Er viel ${where} niets open te leggen.`;
  const groups = byPlace(brokers).map(
    ({ place, brokers: here }) =>
      `${shortPlace(place)} – ${here.map(({ owner, value }) => `${names(owner)} ${value}`).join(", ")}`,
  );
  return `Opengelegd ${where}: ${groups.join("; ")}.`;
}

/** One event as a sentence of the log. */
export function eventText(event: Event, people: Names): string | undefined {
  const names = sideNames(people, NEUTRAL_NAME);
  switch (event.kind) {
    case "seated":
      return `De volgordekaarten zijn gedeeld: ${list(event.order.map(names))}.`;
    case "round":
      return `Ronde ${event.round + 1} van ${parts.ROUNDS}.`;
    case "arrived":
      return arrived(event);
    case "bid":
      return event.values === undefined
        ? `${names(event.seat)} koos een geheime inzet.`
        : `${names(event.seat)} koos een geheime inzet: ${sumText(event.values)}.`;
    case "bids":
      return `De inzet werd getoond: ${each(event.values, names, sumText)}. ${names(event.picking[0])} kiest als eerste.`;
    case "tie":
      return event.what === "bids"
        ? `Gelijke inzet van ${event.total}. Eerst kiest ${tieChain(event, names, "dan", bidReason)}.`
        : `Gelijke stand in ${contest(event.what, event.at)} met ${event.total}. De volgorde is ${tieChain(event, names, "dan", tieReason)}.`;
    case "ordered":
      return `${names(event.seat)} nam plaats ${event.position + 1} in de volgorde.`;
    case "passed":
      // There is a stop before and after every placing: said each time, it would drown the rest.
      return undefined;
    case "played":
      return `${names(event.seat)} speelde ${card(event.card)}.`;
    case "placed":
      return placed(event, names);
    case "replaced":
      return `${names(event.seat)} zette er een ${event.value} voor in de plaats, voor het scherm.`;
    case "closed":
      return `${names(event.seat)} sloot ${zoneName(event.zone)} af.`;
    case "swapped":
      return `${names(event.seat)} verwisselde twee handelaren: ${event.to.map(placeName).join(" en ")}.`;
    case "swappedWithThrone":
      return `${names(event.seat)} verwisselde een handelaar met een uit de troonzaal: ${placeName(event.place)}.`;
    case "marked":
      return `${names(event.seat)} liet een handelaar voor 5 tellen: ${placeName(event.place)}.`;
    case "looked":
    case "lookedInThrone": {
      const where = event.kind === "looked" ? placeName(event.place) : `troonzaal, handelaar ${event.slot + 1}`;
      const value = event.value === undefined ? "" : ` Het is een ${event.value}.`;
      return `${names(event.seat)} bekeek een gedekte handelaar (${names(event.owner)}, ${where}).${value}`;
    }
    case "fronts":
      return `De laatste handelaren kwamen voor de schermen: ${each(event.values, names, String)}.`;
    case "docked":
      return `De schepen van wijk ${event.quarters.map((at) => at + 1).join(" en ")} wisselden van plaats.`;
    case "moved":
      return `${names(event.seat)} verplaatste een handelaar van ${thePlace(event.from)} naar ${thePlace(event.to)}.`;
    case "turnedUp":
      return turnedUp(event, names);
    case "ranked":
      return event.seats.length === 0
        ? `Er kwam niemand in ${quarter(event.quarter)}.`
        : `${capital(quarter(event.quarter))}: ${event.seats.map((seat, i) => `${names(seat)} ${event.totals[i]}`).join(", ")}.`;
    case "won":
      return won(event, names);
    case "unclaimed":
      return unclaimed(event);
    case "gem":
      return gained(event, names);
    case "gave":
      return `${names(event.seat)} gaf ${gem(event.gem)} terug.`;
    case "points":
      return scored(event, names);
    case "character":
      return `${names(event.seat)} won ${card(event.card)}.`;
    case "columns": {
      const columns = event.order.map(
        (colour) =>
          `${gem(colour)} ${event.totals[colour]} (${plural(event.brokers[colour], "handelaar", "handelaren")})`,
      );
      return `Kolommen van de markt, de beste eerst: ${columns.join(", ")}.`;
    }
    case "columnsTied":
      return `De kolommen ${list(event.columns.map(gem))} waren gelijk, in totaal en in aantal. ${names(event.seat)} besliste, ${columnsReason(event.by, event.fronts, names)}.`;
    case "namedBest":
      return `${names(event.seat)} zette ${gem(event.column)} vooraan bij de gelijke kolommen.`;
    case "price":
      return priced(event, names);
    case "favoured":
      return event.value === undefined
        ? `${names(event.seat)} stuurde een handelaar naar de troonzaal.`
        : `${names(event.seat)} stuurde een ${event.value} naar de troonzaal.`;
    case "throneRoom":
      return `Van ieder bleef één handelaar in de troonzaal: ${event.fronts.map((front, seat) => `${names(seat)} uit ${front.join(" ")}`).join(", ")}.`;
    case "thronesShown":
      return `De troonzaal is opengelegd: ${each(event.thrones, names, sumText)}.`;
    case "counted":
      return "Dat was de laatste ronde: alle edelstenen zijn geteld.";
  }
}
