import type { Action, Seat } from "@serai/kernel";
import type { Reasoner, Sight } from "@serai/search";
import { gainAtEnd } from "../bots/choices.ts";
import { Stakes } from "../bots/stakes.ts";
import { actions as act, blackPoints, coloursByPrice, parts, places, type View, type Ys } from "../rules/index.ts";
import type { Reason } from "../words/reasons/reason.ts";

/** A bid from here on is meant to choose the order early. */
const HIGH_BID = 4;

export const reasoner: Reasoner<Ys, Reason> = {
  reasons(sight, action) {
    const verb = act.verbOf(action);
    const { view, seat } = sight;
    switch (verb) {
      case "place":
        return whyPlace(sight, act.placeOf(action), act.placedValue(action));
      case "bid": {
        const sum = act.highOf(action) + act.lowOf(action);
        return [{ kind: sum >= HIGH_BID ? "bid-high" : "bid-low", sum }];
      }
      case "order":
        return whyOrder(view, act.positionOf(action));
      case "take":
        return whyGem(sight, act.takenOf(action));
      case "gem":
        return whyGem(sight, act.colourOf(action));
      case "best":
        return priceOf(view, seat, act.columnNamed(action), true);
      case "price":
        return priceOf(view, seat, act.pricedOf(action), act.stepOf(action) > 0);
      case "pass":
        return (view.own?.hand.length ?? 0) > 0 && view.step !== "spying" ? [{ kind: "kept-card" }] : [];
      case "replace":
        return [{ kind: "lowest" }];
      case "look":
        return [{ kind: "look" }];
      case "neutral":
        return [{ kind: "in-the-way", place: act.neutralPlaceOf(action) }];
      case "throne":
      case undefined:
        return [];
      default:
        return whyCharacter(sight, verb, action);
    }
  },
};

function whyCharacter(sight: Sight<Ys>, name: parts.CharacterName, action: Action): Reason[] {
  const points = sight.view.step === "windowE" ? Math.round(gainAtEnd(new Stakes(sight.view, sight.seat), action)) : 0;
  return [{ kind: "character", name }, ...(points > 0 ? [{ kind: "brings", points } as const] : [])];
}

/** Y-3.5: either end of the order has something to it. */
function whyOrder({ players }: View, position: number): Reason[] {
  if (position === players - 1) return [{ kind: "placing-last" }];
  return position === 0 ? [{ kind: "placing-first" }] : [];
}

const sidesOf = (view: View): readonly Seat[] => [...Array(parts.sidesFor(view.players)).keys()];

const gemsOf = (view: View, side: Seat): readonly number[] =>
  side < view.players ? view.seats[side].gems : (view.neutral?.gems ?? []);

const mostOf = (view: View, seat: Seat, gem: number): number =>
  Math.max(
    ...sidesOf(view)
      .filter((side) => side !== seat)
      .map((side) => gemsOf(view, side)[gem] ?? 0),
  );

function whyGem(sight: Sight<Ys>, gem: parts.Gem): Reason[] {
  const { view, seat } = sight;
  const stakes = new Stakes(view, seat);
  const taken = stakes.colourTaken(seat, gem);
  const points = Math.max(1, Math.round(stakes.liking[seat][taken]));
  const own = gemsOf(view, seat)[taken];
  if (taken === parts.BLACK) return [{ kind: "black", points: blackPoints(own + 1) - blackPoints(own) }];
  const rank = coloursByPrice(view.prices).indexOf(taken) + 1;
  return [{ kind: "gem", gem: taken, points, rank, own: own + 1, most: mostOf(view, seat, taken) }];
}

/** A price up speaks for itself where nobody has more of the colour, a price down where somebody has. */
function priceOf(view: View, seat: Seat, colour: parts.Colour, isUp: boolean): Reason[] {
  const own = gemsOf(view, seat)[colour];
  const most = mostOf(view, seat, colour);
  const isReason = isUp ? own > 0 && own >= most : most > own;
  return isReason ? [{ kind: "price", colour, isUp, own, most }] : [];
}

interface Total {
  readonly seat: Seat;
  readonly sum: number;
  readonly hidden: number;
}

/** What a side has in a zone, as far as the viewer sees it. */
function totalIn(view: View, seat: Seat, zone: places.Zone): Total & { readonly isThere: boolean } {
  const there = view.brokers.filter(({ owner, place }) => owner === seat && places.within(zone, place));
  const worths = there.map((broker) => (view.brokers[view.marked] === broker ? parts.MARKED_WORTH : broker.value));
  return {
    seat,
    sum: worths.reduce<number>((sum, worth) => sum + (worth ?? 0), 0),
    hidden: worths.filter((worth) => worth === undefined).length,
    isThere: there.length > 0,
  };
}

/** The rival that seems strongest there: a hidden broker counts as a middling one. */
const MIDDLING = 2;
function strongest(view: View, seat: Seat, zone: places.Zone): Total | undefined {
  return sidesOf(view)
    .filter((side) => side !== seat)
    .map((side) => totalIn(view, side, zone))
    .filter(({ isThere }) => isThere)
    .sort((a, b) => b.sum + MIDDLING * b.hidden - a.sum - MIDDLING * a.hidden)[0];
}

function whyPlace(sight: Sight<Ys>, place: places.Place, value: number): Reason[] {
  const { view, seat } = sight;
  const stakes = new Stakes(view, seat);
  if (places.isSquare(place)) return whySquare(view, seat, stakes, place);
  const quarter = places.quarterOf(place);
  const lead = leadOf(sight, stakes, places.zoneOf(place), value);
  return [
    ...(lead.kind === "behind" ? [] : [...prizeOf(view, seat, place), lead]),
    ...whyShip(sight, stakes, quarter, value),
    ...(lead.kind === "behind" ? prizeOf(view, seat, place) : []),
  ];
}

type Lead = Extract<Reason, { kind: "alone" | "leads" | "tied" }> | { readonly kind: "behind" };

function leadOf({ view, seat }: Sight<Ys>, stakes: Stakes, zone: places.Zone, value: number): Lead {
  const own = totalIn(view, seat, zone).sum + value;
  const rival = strongest(view, seat, zone);
  if (rival === undefined) return { kind: "alone", own };
  if (own < rival.sum) return { kind: "behind" };
  if (own > rival.sum || rival.hidden > 0)
    return { kind: "leads", own, seat: rival.seat, theirs: rival.sum, hidden: rival.hidden };
  const ranks = stakes.tieRanks(view.intriguer);
  return { kind: "tied", own, seat: rival.seat, isWon: ranks[seat] > ranks[rival.seat] };
}

function prizeOf(view: View, seat: Seat, place: places.Place): Reason[] {
  const quarter = places.quarterOf(place);
  const black = gemsOf(view, seat)[parts.BLACK];
  switch (place % 3) {
    case places.PORT:
      return [{ kind: "port", points: blackPoints(black + 1) - blackPoints(black) }];
    case places.COMMERCIAL:
      return [{ kind: "shops", points: parts.commercialPoints(view.merchant) }];
    default:
      return view.palaces[quarter] === parts.NO_CARD ? [] : [{ kind: "palace", card: view.palaces[quarter] }];
  }
}

/** Y-4.2: worth a word where the seat would be first in the whole quarter, or alone with others behind. */
function whyShip({ view, seat }: Sight<Ys>, stakes: Stakes, quarter: number, value: number): Reason[] {
  const zone = places.QUARTER_ZONES[quarter];
  const own = totalIn(view, seat, zone).sum + value;
  const rival = strongest(view, seat, zone);
  if (rival !== undefined && own <= rival.sum + MIDDLING * rival.hidden) return [];
  const liking = (gem: number): number => stakes.liking[seat][stakes.colourTaken(seat, gem)];
  const gem = parts
    .gemsAboard(view.docked[quarter], view.players)
    .reduce((best, one) => (liking(one) > liking(best) ? one : best));
  return [{ kind: "ship", quarter, gem, points: Math.max(1, Math.round(liking(gem))) }];
}

function whySquare(view: View, seat: Seat, stakes: Stakes, place: places.Place): Reason[] {
  const gem = view.market[places.rowOf(place)];
  const colour = places.columnOf(place);
  const own = gemsOf(view, seat)[colour];
  const most = mostOf(view, seat, colour);
  const points = gem === parts.NO_GEM ? 0 : Math.round(stakes.liking[seat][stakes.colourTaken(seat, gem)]);
  return [
    ...(points > 0 ? [{ kind: "row", gem, points } as const] : []),
    { kind: "square" },
    ...(own > most ? [{ kind: "column", colour, own, most } as const] : []),
  ];
}
