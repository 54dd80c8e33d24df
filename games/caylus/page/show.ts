import type { Seat } from "@serai/kernel";
import {
  BUILDING_LINE,
  type Building,
  CASTLE,
  CLOTH,
  type CubeSet,
  EMPTY,
  type Event,
  firstDeniers,
  GATE,
  GIVES_BONUS,
  GUILD,
  INN,
  IS_CRAFT,
  isRoad,
  JOUST,
  JOUST_DENIERS,
  KIND_COUNT,
  LINE_COUNT,
  type Place,
  RESIDENCE,
  ROAD,
  roadPlace,
  SOURCES,
  type Source,
  type Space,
  STABLES,
  spaceOf,
  TRADING_POST,
  type View,
} from "../rules/index.ts";

/**
 * The view after one event, as far as it shows: the host's view is right and comes last. Workers whose work is done go
 * home without an event of their own, so they do with the next thing that happens beyond them.
 */
export function show(view: View, event: Event): View {
  switch (event.kind) {
    case "began":
      return {
        ...view,
        order: [...event.order],
        deniers: view.deniers.map((_, seat) => firstDeniers(event.order.indexOf(seat), view.players)),
        tiles: view.tiles.map((tile, space) => event.tiles[space - 1] ?? tile),
      };
    case "turn":
      return {
        ...everybodyHome(view),
        turn: event.turn,
        order: [...event.order],
        phase: 1,
        batches: view.batches.map(() => 0),
      };
    case "income":
      return { ...view, deniers: event.deniers.map((more, seat) => view.deniers[seat] + more), bridge: [], phase: 2 };
    case "placed":
      return stand(pay({ ...view, phase: 2 }, event.seat, event.cost), event.seat, event.place);
    case "passed":
      return pay({ ...view, phase: 2, bridge: [...view.bridge, event.seat] }, event.seat, -event.deniers);
    case "owner":
      return score(view, event.seat, 1, "owner");
    case "moved":
      return stand(leave(inTown(view, GATE), GATE), event.seat, event.place);
    case "home":
      return event.place === INN
        ? { ...goHome(inTown(view, INN), event.seat), guest: -1 }
        : leave(inTown(view, GATE), GATE);
    case "tradingPost":
      return pay(leave(inTown(view, TRADING_POST), TRADING_POST), event.seat, -event.deniers);
    case "joust":
      return cubesOf(pay(leave(inTown(view, JOUST), JOUST), event.seat, JOUST_DENIERS), event.seat, lossOf(CLOTH));
    case "stables":
      return { ...view.stables.reduce(goHome, inTown(view, STABLES)), stables: [], order: [...event.order] };
    case "guest": {
      const moved = inTown(view, INN);
      const left = event.left === undefined ? moved : goHome(moved, event.left);
      return { ...left, worker: left.worker.with(INN, -1), guest: event.seat };
    }
    case "stayed":
      return inTown(view, INN);
    case "provost": {
      const before = event.by === "guild" ? leave(inTown(view, GUILD), GUILD) : { ...inTown(view, CASTLE), phase: 4 };
      return { ...pay(before, event.seat, event.deniers), provost: event.to };
    }
    case "provostPassed":
      return { ...inTown(view, CASTLE), phase: 4 };
    case "declined":
      return isRoad(event.place)
        ? workDone(onRoad(view, spaceOf(event.place)))
        : leave(inTown(view, event.place), event.place);
    case "useless":
      return workDone(onRoad(view, event.space));
    case "produced": {
      const taken = cubesOf(onRoad(view, event.space), event.seat, event.cubes);
      // C-4 phase 5: the owner's cube comes first.
      const owner = view.owners[event.space];
      return GIVES_BONUS[event.building] && owner !== event.seat ? taken : workDone(taken);
    }
    case "bonus":
      return workDone(cubesOf(onRoad(view, event.space), event.seat, event.cubes));
    case "traded":
      return workDone(
        score(
          cubesOf(pay(onRoad(view, event.space), event.seat, -event.deniers), event.seat, event.cubes),
          event.seat,
          event.points,
          "trade",
        ),
      );
    case "built":
      return putUp(view, event);
    case "lawyer": {
      const paid = cubesOf(pay(view, event.seat, event.deniers), event.seat, lossOf(CLOTH));
      const scored = score(paid, event.seat, event.points, "residences");
      return event.waits
        ? { ...scored, waiting: scored.waiting.with(event.space, event.seat) }
        : becomeResidence(scored, event.seat, event.space);
    }
    case "changed": {
      const done = leave(view, roadPlace(event.space));
      return becomeResidence({ ...done, waiting: done.waiting.with(event.space, -1) }, event.seat, event.space);
    }
    case "unreached":
      return event.spaces.reduce((now, space) => leave(now, roadPlace(space)), onRoad(view, ROAD + 1));
    case "batch": {
      const at = atCastle(view);
      const place = event.section * view.players + event.seat;
      return score(
        cubesOf(
          {
            ...at,
            houses: at.houses.with(place, at.houses[place] + 1),
            batches: at.batches.with(event.seat, at.batches[event.seat] + 1),
          },
          event.seat,
          event.cubes.map((count) => -count),
        ),
        event.seat,
        event.points,
        "castle",
      );
    }
    case "noBatch":
      return score(atCastle(view), event.seat, -event.points, "penalties");
    case "mostBatches":
      return atCastle(view);
    case "favour": {
      const marker = event.seat * LINE_COUNT + event.line;
      return { ...view, markers: view.markers.with(marker, event.level), line: event.line };
    }
    case "effect":
      return event.line === BUILDING_LINE
        ? view
        : score(
            cubesOf(pay(view, event.seat, -event.deniers), event.seat, event.cubes),
            event.seat,
            event.points,
            "favours",
          );
    case "beginnerFavour":
      return score(view, event.seat, event.points, "favours");
    case "bailiff":
      return { ...everybodyHome(view), phase: 7, bailiff: event.to, provost: event.to };
    case "section":
      return { ...view, phase: 7, scored: event.section };
    case "scored":
      // Only once the last seat has its favours do further columns open (C-8).
      return score(
        { ...view, scored: event.seat === view.order.at(-1) ? event.section + 1 : view.scored },
        event.seat,
        -event.points,
        "penalties",
      );
    case "counted":
      return counted(view, event);
    case "effectDeclined":
    case "favoursLost":
    case "offer":
    case "plan":
      return view;
  }
}

type Told<K extends Event["kind"]> = Extract<Event, { kind: K }>;

const pay = (view: View, seat: Seat, deniers: number): View => ({
  ...view,
  deniers: view.deniers.with(seat, view.deniers[seat] - deniers),
});

function score(view: View, seat: Seat, points: number, source: Source): View {
  const at = seat * SOURCES.length + SOURCES.indexOf(source);
  return {
    ...view,
    points: view.points.with(seat, view.points[seat] + points),
    sources: view.sources.with(at, view.sources[at] + points),
  };
}

const lossOf = (kind: number): CubeSet => Array.from({ length: KIND_COUNT }, (_, i) => (i === kind ? -1 : 0));

const cubesOf = (view: View, seat: Seat, cubes: CubeSet): View => ({
  ...view,
  cubes: view.cubes.map((count, i) => (Math.floor(i / KIND_COUNT) === seat ? count + cubes[i % KIND_COUNT] : count)),
});

function stand(view: View, seat: Seat, place: Place): View {
  const sent = { ...view, workers: view.workers.with(seat, view.workers[seat] - 1) };
  if (place === STABLES) return { ...sent, stables: [...sent.stables, seat] };
  if (place === CASTLE) return { ...sent, castle: [...sent.castle, seat] };
  return { ...sent, worker: sent.worker.with(place, seat) };
}

const goHome = (view: View, seat: Seat): View => ({
  ...view,
  workers: view.workers.with(seat, view.workers[seat] + 1),
});

/** The worker on a place goes home, if there is one. */
function leave(view: View, place: Place): View {
  const seat = view.worker[place];
  return seat < 0 ? view : goHome({ ...view, worker: view.worker.with(place, -1) }, seat);
}

/** Phase 3 has come to a place: the workers before it have gone home. */
const inTown = (view: View, place: Place): View =>
  [GATE, TRADING_POST, GUILD, JOUST].filter((one) => one < place).reduce(leave, { ...view, phase: 3 });

/** Phase 5 has come to a space. */
function onRoad(view: View, space: Space): View {
  const town = { ...inTown(view, CASTLE), phase: 5, at: space };
  const passed = Array.from({ length: Math.min(space - 1, view.provost) }, (_, i) => roadPlace(i + 1));
  return passed.reduce(leave, town);
}

/** What the active building does is done: its worker goes home. */
const workDone = (view: View): View => leave(view, roadPlace(view.at));

const atCastle = (view: View): View => ({ ...onRoad(view, ROAD + 1), phase: 6 });

/** Everybody but the guest of the inn. */
function everybodyHome(view: View): View {
  const gone = view.worker.map((_, place) => place).reduce(leave, view);
  return { ...[...gone.stables, ...gone.castle].reduce(goHome, gone), stables: [], castle: [] };
}

function putUp(view: View, { seat, building, space, paid, points }: Told<"built">): View {
  const prestige = !IS_CRAFT[building];
  const tiles = view.tiles.with(space, building);
  const free = tiles.findIndex((tile, at) => at >= view.site && tile === EMPTY);
  const built: View = {
    ...view,
    tiles,
    owners: view.owners.with(space, seat),
    supply: supplied(view, building, -1),
    site: prestige ? view.site : free < 0 ? ROAD + 1 : free,
  };
  return score(
    cubesOf(
      built,
      seat,
      paid.map((count) => -count),
    ),
    seat,
    points,
    prestige ? "prestige" : "craft",
  );
}

const supplied = ({ supply }: View, building: Building, change: number): number[] =>
  supply.with(building, supply[building] + change);

function becomeResidence(view: View, seat: Seat, space: Space): View {
  const tile = view.tiles[space];
  return {
    ...view,
    supply: IS_CRAFT[tile] ? supplied(view, tile, 1) : view.supply,
    tiles: view.tiles.with(space, RESIDENCE),
    owners: view.owners.with(space, seat),
  };
}

function counted(view: View, { gold, cubes, deniers }: Told<"counted">): View {
  const added = view.points.reduce<View>((now, _, seat) => {
    const withGold = score(now, seat, gold[seat], "gold");
    return score(score(withGold, seat, cubes[seat], "cubes"), seat, deniers[seat], "deniers");
  }, view);
  return { ...added, step: "over", asked: -1 };
}
