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
  ordinal,
  placeName,
  plural,
  quarter,
  row,
  shortPlace,
  zoneName,
} from "./names.ts";

const list = listIn("en");
const gem = (which: number): string => gemNamed(gems, which);
const card = (which: number): string =>
  which === parts.BLUE_CARD ? `a ${characters.blue.name}` : `the ${cardNamed(characters, which)}`;
const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function contest(what: Contest, at: number): string {
  switch (what) {
    case "bids":
      return "the bids";
    case "quarter":
      return quarter(at);
    case "port":
    case "commercial":
    case "palace":
      return placeName(3 * at + ["port", "commercial", "palace"].indexOf(what));
    case "row":
      return row(at);
    case "market":
      return "the market";
  }
}

function tieReason({ rule, fronts: [ahead, behind], cards: [before, after] }: TieStep): string {
  switch (rule) {
    case "intriguer":
      return "the Intriguer wins ties";
    case "neutral":
      return "the neutral wins ties";
    case "front":
      return `${ahead} against ${behind} in front of the screens`;
    case "order":
      return `both ${ahead} in front of the screens, order card ${before} before ${after}`;
  }
}

const bidReason = ({ cards: [before, after] }: TieStep): string => `old order card ${before} before ${after}`;

function columnsReason(by: TieRule, fronts: readonly number[], names: Names): string {
  switch (by) {
    case "intriguer":
      return "as the Intriguer";
    case "order":
      return `with the most in front of the screen and the lowest order card among equals: ${each(fronts, names, String)}`;
    case "front":
    case "neutral":
      return `with the most in front of the screen: ${each(fronts, names, String)}`;
  }
}

function shipGems(ship: number): string {
  const { large, small } = parts.SHIPS[ship];
  return list([`large ${gem(large)}`, ...small.map(gem)]);
}

function arrived({ ships, characters: cards, market }: Extract<Event, { kind: "arrived" }>): string {
  const quarters = ships.map((ship, at) => `${quarter(at)} ${shipGems(ship)}, with ${card(cards[at])} in the palace`);
  const rows = market.flatMap((which, at) => (which === parts.NO_GEM ? [] : [`row ${at + 1} ${gem(which)}`]));
  return `The ships came in: ${quarters.join("; ")}. On the market: ${rows.join(", ")}.`;
}

function placed(event: Extract<Event, { kind: "placed" }>, names: Names): string {
  const { seat, owner, value, up, from, place } = event;
  const broker = value === undefined ? "a broker" : `a ${value}`;
  if (owner !== seat) {
    const known = value === undefined ? "" : ` (${value})`;
    return `${names(seat)} placed a neutral broker${known} face down: ${placeName(place)}.`;
  }
  const source = from === "front" ? " from the front" : "";
  return `${names(seat)} placed ${broker}${source} face ${up ? "up" : "down"}: ${placeName(place)}.`;
}

function won({ what, at, seat, total }: Extract<Event, { kind: "won" }>, names: Names): string {
  return what === "market"
    ? `${names(seat)} became top bidder on the market with ${total}.`
    : `${names(seat)} won ${contest(what, at)} with ${total}.`;
}

function unclaimed({ what, at }: Extract<Event, { kind: "unclaimed" }>): string {
  if (what === "market") return "Nobody came to the market: there was no top bidder.";
  return what === "row" ? `${capital(row(at))} stayed empty.` : `Nobody came to ${contest(what, at)}.`;
}

const GAINED: Readonly<Record<GemSource, (which: string) => string>> = {
  ship: (which) => `took ${which} from the ship`,
  row: (which) => `took ${which} from the market`,
  white: (which) => `changed the white gem to ${which}`,
  port: (which) => `received a ${which} gem`,
  character: (which) => `took ${which} for the card`,
  alchemist: (which) => `received ${which} for it`,
  jeweller: (which) => `received ${which} from the Jeweller`,
};

function gained({ seat, gem: which, from }: Extract<Event, { kind: "gem" }>, names: Names): string {
  const change = which === parts.WHITE ? ", to be changed at once" : "";
  return `${names(seat)} ${GAINED[from](gem(which))}${change}.`;
}

function scored({ seat, points, why }: Extract<Event, { kind: "points" }>, names: Names): string {
  const gold = plural(points, "point");
  switch (why) {
    case "market":
      return `${names(seat)} scored ${gold} for a broker on the market.`;
    case "commercial":
      return `${names(seat)} scored ${gold} in the shops.`;
    case "prince":
    case "king":
      return `${names(seat)} scored ${gold} for the ${characters[why].name}.`;
  }
}

function priced({ colour, from, to, seat }: Extract<Event, { kind: "price" }>, names: Names): string {
  if (from === to) return `${capital(gem(colour))} stayed at ${squareOf(to)}, the end of the track.`;
  if (seat === undefined)
    return `${capital(gem(colour))} ${to > from ? "rose" : "fell"} from ${squareOf(from)} to ${squareOf(to)}.`;
  return `${names(seat)} ${to > from ? "raised" : "lowered"} ${gem(colour)} from ${squareOf(from)} to ${squareOf(to)}.`;
}

function turnedUp({ quarter: at, brokers }: Extract<Event, { kind: "turnedUp" }>, names: Names): string {
  const where = at === undefined ? "the market" : quarter(at);
  if (brokers.length === 0) return `There was nothing to turn up in ${where}.`;
  const groups = byPlace(brokers).map(
    ({ place, brokers: here }) =>
      `${shortPlace(place)} – ${here.map(({ owner, value }) => `${names(owner)} ${value}`).join(", ")}`,
  );
  return `Turned up in ${where}: ${groups.join("; ")}.`;
}

/** One event as a sentence of the log. */
export function eventText(event: Event, people: Names): string | undefined {
  const names = sideNames(people, NEUTRAL_NAME);
  switch (event.kind) {
    case "seated":
      return `The order cards were dealt: ${list(event.order.map(names))}.`;
    case "round":
      return `Round ${event.round + 1} of ${parts.ROUNDS}.`;
    case "arrived":
      return arrived(event);
    case "bid":
      return event.values === undefined
        ? `${names(event.seat)} made a secret bid.`
        : `${names(event.seat)} made a secret bid: ${sumText(event.values)}.`;
    case "bids":
      return `The bids were shown: ${each(event.values, names, sumText)}. First to choose: ${names(event.picking[0])}.`;
    case "tie":
      return event.what === "bids"
        ? `There were equal bids of ${event.total}. The choice goes to ${tieChain(event, names, "then", bidReason)}.`
        : `There was a tie in ${contest(event.what, event.at)} at ${event.total}. It goes to ${tieChain(event, names, "then", tieReason)}.`;
    case "ordered":
      return `${names(event.seat)} took the ${ordinal(event.position)} place in the order.`;
    case "passed":
      // There is a stop before and after every placing: said each time, it would drown the rest.
      return undefined;
    case "played":
      return `${names(event.seat)} played ${card(event.card)}.`;
    case "placed":
      return placed(event, names);
    case "replaced":
      return `${names(event.seat)} put a ${event.value} in front of the screen instead.`;
    case "closed":
      return `${names(event.seat)} closed ${zoneName(event.zone)}.`;
    case "swapped":
      return `${names(event.seat)} swapped two brokers: ${event.to.map(placeName).join(" and ")}.`;
    case "swappedWithThrone":
      return `${names(event.seat)} swapped a broker with one in the throne room: ${placeName(event.place)}.`;
    case "marked":
      return `${names(event.seat)} made a broker count 5: ${placeName(event.place)}.`;
    case "looked":
    case "lookedInThrone": {
      const where = event.kind === "looked" ? placeName(event.place) : `throne room, broker ${event.slot + 1}`;
      const value = event.value === undefined ? "" : ` It is a ${event.value}.`;
      return `${names(event.seat)} looked at a face-down broker (${names(event.owner)}, ${where}).${value}`;
    }
    case "fronts":
      return `The last brokers came to the front: ${each(event.values, names, String)}.`;
    case "docked":
      return `The ships of quarters ${event.quarters.map((at) => at + 1).join(" and ")} changed places.`;
    case "moved":
      return `${names(event.seat)} moved a broker from ${placeName(event.from)} to ${placeName(event.to)}.`;
    case "turnedUp":
      return turnedUp(event, names);
    case "ranked":
      return event.seats.length === 0
        ? `Nobody came to ${quarter(event.quarter)}.`
        : `${capital(quarter(event.quarter))}: ${event.seats.map((seat, i) => `${names(seat)} ${event.totals[i]}`).join(", ")}.`;
    case "won":
      return won(event, names);
    case "unclaimed":
      return unclaimed(event);
    case "gem":
      return gained(event, names);
    case "gave":
      return `${names(event.seat)} gave a ${gem(event.gem)} gem back.`;
    case "points":
      return scored(event, names);
    case "character":
      return `${names(event.seat)} won ${card(event.card)}.`;
    case "columns": {
      const columns = event.order.map(
        (colour) => `${gem(colour)} ${event.totals[colour]} (${plural(event.brokers[colour], "broker")})`,
      );
      return `Columns of the market, best first: ${columns.join(", ")}.`;
    }
    case "columnsTied":
      return `The ${list(event.columns.map(gem))} columns were tied in total and in brokers. ${names(event.seat)} decided, ${columnsReason(event.by, event.fronts, names)}.`;
    case "namedBest":
      return `${names(event.seat)} put ${gem(event.column)} first among the tied columns.`;
    case "price":
      return priced(event, names);
    case "favoured":
      return event.value === undefined
        ? `${names(event.seat)} sent a broker to the throne room.`
        : `${names(event.seat)} sent a ${event.value} to the throne room.`;
    case "throneRoom":
      return `One broker of each front stayed in the throne room: ${event.fronts.map((front, seat) => `${names(seat)} from ${front.join(" ")}`).join(", ")}.`;
    case "thronesShown":
      return `The throne room was turned up: ${each(event.thrones, names, sumText)}.`;
    case "counted":
      return "That was the last round: all gems were counted.";
  }
}
