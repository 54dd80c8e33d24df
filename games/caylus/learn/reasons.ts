import type { Seat } from "@serai/kernel";
import type { Reasoner } from "@serai/search";
import {
  BARGAINS,
  BUILDINGS,
  type BuildGroup,
  type Building,
  bridgeCost,
  builtOf,
  CASTLE,
  type Caylus,
  CLOTH,
  CUBE_SETS,
  costAt,
  FAVOURS,
  FOOD,
  favoursFor,
  GATE,
  GOLD,
  GUILD,
  housesIn,
  INCOMES,
  INN,
  JOUST,
  JOUST_DENIERS,
  KIND_COUNT,
  LINE_COUNT,
  lineOf,
  MONEY_LINE,
  moneyFavour,
  moveOf,
  type Offer,
  OPEN_COLUMNS,
  offerOf,
  openSection,
  type Place,
  PRESTIGE_LINE,
  placeOf,
  pointsOf,
  prestigeFavour,
  provostOf,
  RANGES,
  RESIDENCE,
  RESIDENCE_DENIERS,
  RESIDENCE_POINTS,
  reachOf,
  roadPlace,
  SECTIONS,
  type Space,
  STABLES,
  spaceOf,
  TRADING_POST,
  TRADING_POST_DENIERS,
  takenOf,
  tileOf,
  type View,
  verbOf,
  YIELDS,
} from "../rules/index.ts";
import type { Reason } from "../words/reasons/reason.ts";

/** A place that costs so much is worth a word. */
const DEAR = 3;

export const reasoner: Reasoner<Caylus, Reason> = {
  reasons({ view, seat }, action) {
    switch (verbOf(action)) {
      case "pass":
        return view.step === "provost" ? whyLeaveProvost(view, seat) : whyPass(view, seat);
      case "place":
        return whyPlace(view, seat, placeOf(action));
      case "move":
        return whyPlace(view, seat, moveOf(action));
      case "provost":
        return whyProvost(view, seat, view.provost + provostOf(action));
      case "use":
        return whyUse(view, seat, offerOf(action));
      case "give":
        return view.step === "trading" ? whyUse(view, seat, 0) : [];
      case "take":
        return completing(view, seat, CUBE_SETS[takenOf(action)]);
      case "build":
        return whyBuild(view, builtOf(action));
      case "residence":
        return [
          { kind: "scores", points: RESIDENCE_POINTS, favours: 0 },
          { kind: "income", deniers: INCOMES[RESIDENCE] },
        ];
      case "batch":
        return whyBatch(view, seat);
      case "favour":
        return whyLine(view, seat, lineOf(action));
      case "joust":
        return [{ kind: "scores", points: 0, favours: 1 }];
      case "stay":
        return [{ kind: "guest-stays" }];
      case "home":
        return view.step === "inn" ? [{ kind: "guest-home" }] : [];
      default:
        return [];
    }
  },
};

const cubesOf = (view: View, seat: Seat): number[] => view.cubes.slice(seat * KIND_COUNT, (seat + 1) * KIND_COUNT);

function whyPass(view: View, seat: Seat): Reason[] {
  if (view.bridge.length === 0) return [{ kind: "first-pass" }];
  const cost = costAt(view, seat, CASTLE);
  return cost >= DEAR ? [{ kind: "dear", cost }] : [];
}

function whyPlace(view: View, seat: Seat, place: Place): Reason[] {
  switch (place) {
    case GATE:
      return [{ kind: "gate" }];
    case TRADING_POST:
      return [{ kind: "deniers", count: TRADING_POST_DENIERS }];
    case GUILD:
      return [{ kind: "guild" }];
    case JOUST:
      // A denier is left after the one for the place.
      return cubesOf(view, seat)[CLOTH] > 0 && view.deniers[seat] > JOUST_DENIERS ? [{ kind: "joust" }] : [];
    case STABLES: {
      const rank = view.stables.length + 1;
      return view.order.indexOf(seat) + 1 > rank ? [{ kind: "stables", rank }] : [];
    }
    case INN:
      return [{ kind: "inn" }];
    case CASTLE:
      return whyCastle(view, seat);
    default:
      return whyRoad(view, seat, spaceOf(place));
  }
}

function whyRoad(view: View, seat: Seat, space: Space): Reason[] {
  const cost = bridgeCost(view);
  const isCheap = view.step === "placing" && view.owners[space] === seat && view.guest !== seat && cost > 1;
  return [
    ...useOf(view, seat, view.tiles[space]),
    ...(space <= view.provost ? [{ kind: "reached", provost: view.provost } as const] : []),
    ...(isCheap ? [{ kind: "own-price", cost } as const] : []),
  ];
}

/** What a worker could make of the building with what the seat has now. */
function useOf(view: View, seat: Seat, tile: Building): Reason[] {
  const { use } = BUILDINGS[tile];
  switch (use.kind) {
    case "produce":
      return [{ kind: "yield", choices: YIELDS[tile] }];
    case "build":
      return bestOf(view, seat, use.group);
    case "lawyer":
      return cubesOf(view, seat)[CLOTH] > 0 && view.deniers[seat] > RESIDENCE_DENIERS
        ? [{ kind: "can-residence" }]
        : [];
    case "trade":
      return whyTrade(view, seat, use.offers);
    case "none":
      return [];
  }
}

/** The building of the group with most points that the cubes pay for. */
function bestOf(view: View, seat: Seat, group: BuildGroup): Reason[] {
  const cubes = cubesOf(view, seat);
  const hasSite =
    group !== "prestige" || view.tiles.some((tile, space) => tile === RESIDENCE && view.owners[space] === seat);
  const { first, end } = RANGES[group];
  let best: Extract<Reason, { kind: "can-build" }> | undefined;
  for (let building = first; hasSite && building < end; building++) {
    const { cubes: cost, points, any = 0 } = tileOf(building, view.options.lawyerVp);
    const left = cubes.reduce((sum, count, kind) => sum + count - cost[kind], 0);
    if (view.supply[building] === 0 || left < any || cubes.some((count, kind) => count < cost[kind])) continue;
    if (best === undefined || points > best.points) best = { kind: "can-build", building, points };
  }
  return best ? [best] : [];
}

const canPay = (view: View, seat: Seat, { pay }: Offer): boolean => {
  const cubes = cubesOf(view, seat);
  const plain = cubes.reduce((sum, count) => sum + count, 0) - cubes[GOLD];
  return (
    view.deniers[seat] >= (pay.deniers ?? 0) &&
    cubes[CLOTH] >= (pay.cloth ?? 0) &&
    cubes[GOLD] >= (pay.gold ?? 0) &&
    plain >= (pay.plain ?? 0) &&
    plain + cubes[GOLD] >= (pay.any ?? 0)
  );
};

/** The best offer that can be paid for. */
function whyTrade(view: View, seat: Seat, offers: readonly Offer[]): Reason[] {
  const offer = offers.findLast((one) => canPay(view, seat, one));
  if (offer === undefined) return [];
  const { deniers = 0, points = 0, gold = 0 } = offer.get;
  if (points > 0) return [{ kind: "can-score", points }];
  if (gold > 0) return [{ kind: "makes-gold" }];
  return [deniers > 0 ? { kind: "sells", deniers } : { kind: "buys" }];
}

function whyCastle(view: View, seat: Seat): Reason[] {
  const section = openSection(view);
  if (section === SECTIONS.length) return [];
  const count = batchesIn(cubesOf(view, seat));
  const isBare = view.houses[section * view.players + seat] === 0;
  const { penalty } = SECTIONS[section];
  return [
    ...(count > 0 ? [{ kind: "batches", count, points: pointsFor(view, count) } as const] : []),
    ...(count > 0 && isBare ? [{ kind: "no-house", section, penalty } as const] : []),
    ...(count > 0 && view.castle.length === 0 ? [{ kind: "first-in-castle" } as const] : []),
  ];
}

/** How many batches the cubes make: each takes food and the two kinds there are most of, gold last. */
function batchesIn(cubes: readonly number[]): number {
  const left = [...cubes];
  let count = 0;
  for (; left[FOOD] > 0; count++) {
    const others = [...left.keys()]
      .filter((kind) => kind !== FOOD && left[kind] > 0)
      .sort((a, b) => Number(a === GOLD) - Number(b === GOLD) || left[b] - left[a]);
    if (others.length < 2) return count;
    for (const kind of [FOOD, ...others.slice(0, 2)]) left[kind]--;
  }
  return count;
}

/** C-4 phase 6: what so many batches bring, going on into the next section where one is full. */
function pointsFor(view: View, batches: number): number {
  let left = batches;
  let points = 0;
  for (let section = view.scored; section < SECTIONS.length; section++) {
    const given = Math.min(left, SECTIONS[section].houses - housesIn(view, section));
    points += given * SECTIONS[section].points;
    left -= given;
  }
  return points;
}

const isOwn = (view: View, seat: Seat, space: Space): boolean => view.worker[roadPlace(space)] === seat;

function whyProvost(view: View, seat: Seat, to: Space): Reason[] {
  const before = reachOf(view).reached;
  const after = reachOf(view, to).reached;
  const saved = after.filter((space) => isOwn(view, seat, space) && !before.includes(space));
  const cut = before.filter((space) => !isOwn(view, seat, space) && !after.includes(space));
  const steps = to > view.bailiff ? 2 : 1;
  return [
    ...(saved.length > 0 ? [{ kind: "saves", spaces: saved } as const] : []),
    ...(cut.length > 0
      ? [{ kind: "cuts", seats: cut.map((space) => view.worker[roadPlace(space)]), spaces: cut } as const]
      : []),
    ...(steps !== (view.provost > view.bailiff ? 2 : 1) ? [{ kind: "bailiff", steps } as const] : []),
  ];
}

function whyLeaveProvost(view: View, seat: Seat): Reason[] {
  const { reached, missed } = reachOf(view);
  const isDone = reached.some((space) => isOwn(view, seat, space)) && !missed.some((space) => isOwn(view, seat, space));
  return isDone ? [{ kind: "all-reached" }] : [];
}

/** What is taken from a production building, or an offer. */
function whyUse(view: View, seat: Seat, choice: number): Reason[] {
  const tile = view.tiles[view.at];
  if (view.step === "producing") return completing(view, seat, YIELDS[tile][choice]);
  const { get } = BARGAINS[tile][choice];
  return [
    ...(get.points > 0 ? [{ kind: "scores", points: get.points, favours: 0 } as const] : []),
    ...(get.deniers > 0 ? [{ kind: "deniers", count: get.deniers } as const] : []),
    ...(get.gold > 0 ? [{ kind: "makes-gold" } as const] : []),
  ];
}

function completing(view: View, seat: Seat, taken: readonly number[]): Reason[] {
  const cubes = cubesOf(view, seat);
  const after = cubes.map((count, kind) => count + taken[kind]);
  return batchesIn(after) > batchesIn(cubes) ? [{ kind: "completes-batch" }] : [];
}

const whyBuild = (view: View, building: Building): Reason[] => [
  { kind: "scores", points: pointsOf(building, view.options.lawyerVp), favours: FAVOURS[building] },
  ...(INCOMES[building] > 0 ? [{ kind: "income", deniers: INCOMES[building] } as const] : []),
];

function whyBatch(view: View, seat: Seat): Reason[] {
  const section = openSection(view);
  const part = SECTIONS[section];
  const houses = view.houses[section * view.players + seat];
  const given = view.batches[seat] + 1;
  const most = Math.max(...view.castle.filter((one) => one !== seat).map((one) => view.batches[one]), 0);
  return [
    { kind: "house", section, points: part.points },
    ...(houses === 0 ? [{ kind: "no-house", section, penalty: part.penalty } as const] : []),
    ...(favoursFor(part, houses + 1) > favoursFor(part, houses) ? [{ kind: "favour-later", section } as const] : []),
    ...(given > most && view.batches[seat] <= most ? [{ kind: "most-batches" } as const] : []),
  ];
}

function whyLine(view: View, seat: Seat, line: number): Reason[] {
  const level = Math.min(OPEN_COLUMNS[view.scored], view.markers[seat * LINE_COUNT + line] + 1);
  if (line === PRESTIGE_LINE) return [{ kind: "scores", points: prestigeFavour(level), favours: 0 }];
  return line === MONEY_LINE ? [{ kind: "deniers", count: moneyFavour(level) }] : [];
}
