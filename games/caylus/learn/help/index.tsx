import type { Seat } from "@serai/kernel";
import { SeatMark } from "@serai/ui/art/seat-mark.tsx";
import type { GameHelp, Help, HelpContext, Piece, Worth } from "@serai/ui/help.ts";
import { Cylinder, Disc, Figure } from "../../page/art/pieces.tsx";
import { SignLine } from "../../page/art/sign.tsx";
import { favourSigns, LINE_SIGNS } from "../../page/signs.ts";
import {
  BUILDINGS,
  bailiffNext,
  bridgeCost,
  type Caylus,
  CUBES_LINE,
  CUBES_PER_POINT,
  castleForecast,
  costAt,
  DENIERS_PER_POINT,
  GOLD,
  INCOME,
  INN,
  isRoad,
  KIND_COUNT,
  KINDS,
  LEVELS,
  LINE_COUNT,
  LINES,
  MONEY_LINE,
  moneyFavour,
  OPEN_COLUMNS,
  type Place,
  POINTS_PER_GOLD,
  PRESTIGE_LINE,
  prestigeFavour,
  reachOf,
  roadPlace,
  SECTIONS,
  type StepName,
  spaceOf,
  TOWN_NAMES,
} from "../../rules/index.ts";
import { buildingFrom, spaceHelp, tileHelp, townHelp } from "./buildings.tsx";
import type { HelpWords } from "./help-words.ts";
import { legendOf } from "./legend.tsx";

type Scene = HelpContext<Caylus>;

export const helpIn = (words: HelpWords): GameHelp<Caylus> => ({
  help(piece, scene) {
    return PIECES[piece.kind]?.(piece, scene, words);
  },
  legend: (scene) => legendOf(scene, words),
});

/** By the kind of piece, as the page names them. */
const PIECES: Readonly<Record<string, (piece: Piece, scene: Scene, words: HelpWords) => Help | undefined>> = {
  space: ({ id }, scene, words) => spaceHelp(Number(id), scene, words),
  place: ({ id }, scene, words) => townHelp(id, scene, words),
  building: ({ id }, scene, words) => tileHelp(buildingFrom(id), scene, words),
  supply: ({ id }, scene, words) => tileHelp(Number(id), scene, words),

  section: ({ id }, scene, words) => sectionHelp(Number(id), scene, words),
  house({ id }, { view, listed, letters }, { castleHouse: text, page }) {
    const [section, nth] = id.split(".").map(Number);
    const seat = castleForecast(view)[section]?.seats.flatMap(({ houses }, one) => Array<Seat>(houses).fill(one))[nth];
    if (seat === undefined) return undefined;
    return {
      title: text.title(listed(seat)),
      picture: <SeatMark seat={seat} letter={letters[seat]} />,
      under: page.names.sections[section],
      is: text.is,
      clauses: ["C-4.6", "C-5"],
    };
  },

  favours: (_, { view }, { page, favours: text }) => ({
    title: page.favours,
    picture: <SignLine signs={["crown"]} />,
    is: text.is,
    ...(view.options.beginner ? { now: text.beginner } : view.scored < 2 && { now: page.closedColumns }),
    clauses: ["C-8", "C-12.10", "C-12.19"],
  }),
  line: ({ id }, scene, words) => lineHelp(Number(id), scene, words),
  column: ({ id }, { view }, { page, column: text }) => ({
    title: page.column(Number(id)),
    is: text.is,
    now: opening(Number(id), view.scored, { page, column: text }),
    clauses: ["C-8"],
  }),
  favour: ({ id }, scene, words) => cellHelp(id, scene, words),
  marker({ id }, { view, listed, letters }, { marker: text, page }) {
    const [line, seat] = id.split(".").map(Number);
    const name = LINES[line];
    if (name === undefined) return undefined;
    return {
      title: text.title(listed(seat)),
      picture: <SeatMark seat={seat} letter={letters[seat]} />,
      under: page.names.lines[name],
      is: text.is,
      now: `${page.column(view.markers[seat * LINE_COUNT + line])}.`,
      clauses: ["C-8"],
    };
  },

  bridge: (_, scene, words) => bridgeHelp(scene, words),
  price: (_, { view, viewer }, { page, price: text }) => ({
    title: text.title,
    picture: <SignLine signs={["worker", `coin${bridgeCost(view)}`]} />,
    is: text.is,
    now: page.bridgeNow(bridgeCost(view)),
    ...(viewer !== "spectator" && {
      you: { text: view.guest === viewer ? text.guest : text.you(costAt(view, viewer, INN)) },
    }),
    clauses: ["C-4.2", ...(view.players === 2 ? ["C-10", "C-12.7"] : [])],
  }),
  passed: ({ id }, { view, listed, letters }, { passed: text }) => {
    const seat = view.bridge[Number(id) - 1];
    return seat === undefined
      ? undefined
      : {
          title: text.title(Number(id)),
          picture: <SeatMark seat={seat} letter={letters[seat]} />,
          under: listed(seat),
          is: text.is,
          clauses: ["C-4.2", "C-4.4", "C-12.22"],
        };
  },
  pass: (_, scene, words) => ({ ...bridgeHelp(scene, words), title: words.page.pass, is: words.pass }),

  provost: (_, scene, words) => provostHelp(scene, words),
  bailiff(_, { view }, { page, bailiff: text }) {
    const next = SECTIONS.findIndex(({ trigger }, section) => section >= view.scored && trigger > view.bailiff);
    return {
      title: page.bailiff,
      picture: <Standing>{<Cylinder x={0} y={4} />}</Standing>,
      is: text.is,
      now: [
        text.next(view.bailiff, bailiffNext(view)),
        ...(next < 0 ? [] : [text.trigger(SECTIONS[next].trigger - view.bailiff, page.names.sections[next])]),
      ].join(" "),
      clauses: ["C-4.7", "C-5"],
    };
  },
  worker: ({ id }, scene, words) => (id === "guest" ? guestHelp(scene, words) : workerHelp(id, scene, words)),

  goods: ({ id }, scene, words) => goodsHelp(id, scene, words),
  deniers({ id }, { view, listed }, { deniers: text, page }) {
    const seat = Number(id);
    const income = view.tiles.reduce(
      (sum, tile, space) => sum + (view.owners[space] === seat ? (BUILDINGS[tile]?.income ?? 0) : 0),
      INCOME,
    );
    return {
      title: text.title(listed(seat)),
      picture: <SignLine signs={["coin"]} />,
      is: text.is,
      now: `${page.deniers(view.deniers[seat])}. ${text.income(income)} ${text.worth(Math.floor(view.deniers[seat] / DENIERS_PER_POINT))}`,
      clauses: ["C-4.1", "C-4.2", "C-9"],
    };
  },
  workers: ({ id }, { view, listed, letters }, { workers: text, page }) => ({
    title: text.title(listed(Number(id))),
    picture: <Standing>{<Figure seat={Number(id)} letter={letters[Number(id)]} x={0} y={4} />}</Standing>,
    is: text.is,
    now: `${page.workersAtHome(view.workers[Number(id)])}.`,
    clauses: ["C-2.5", "C-4.2"],
  }),
  points: ({ id }, { view, listed }, { score: text, points }) => ({
    title: text.title(listed(Number(id))),
    picture: <SignLine signs={["shield"]} />,
    is: text.is,
    now: `${points(view.points[Number(id)])}.`,
    clauses: ["C-1", "C-9"],
  }),
  order: ({ id }, { view, listed }, { order: text, page }) => {
    const passed = view.bridge.indexOf(Number(id)) + 1;
    return {
      title: text.title(listed(Number(id))),
      is: text.is,
      now: [
        `${page.turnOrder(view.order.indexOf(Number(id)) + 1)}.`,
        ...(passed > 0 && view.phase <= 4 ? [`${capital(page.hasPassed(passed))}.`] : []),
      ].join(" "),
      clauses: ["C-2.3", "C-4.3", ...(view.players === 2 ? ["C-10"] : [])],
    };
  },

  phases: (_, { view }, words) => phaseHelp(view.phase, view.phase, words),
  phase: ({ id }, { view }, words) => phaseHelp(Number(id), view.phase, words),

  option: ({ id }, { view, names }, words) => {
    const { option: text, page } = words;
    const kind = KINDS.find((one) => one === id);
    const clauses = CLAUSES_OF_STEP[view.step];
    const asked = { now: words.prompt(view, names), clauses };
    if (kind === undefined) return { title: words.action(Number(id), view, names), is: text.is, ...asked };
    return {
      title: capital(page.names.kinds[kind]),
      picture: <SignLine signs={[kind]} />,
      is: text.cube,
      ...asked,
    };
  },
  caption: (_, __, { caption }) => ({ ...caption, clauses: [] }),
  map: (_, __, { page, map }) => ({ title: page.map, is: map, clauses: ["C-3"] }),
  tool: ({ id }, _, { page, tools }) =>
    id === "favours"
      ? { title: page.favours, picture: <SignLine signs={["crown"]} />, is: tools.favours, clauses: ["C-8"] }
      : id === "buildings"
        ? {
            title: page.buildings,
            picture: <SignLine signs={["house-wood"]} />,
            is: tools.buildings,
            clauses: ["C-2.1", "C-7.2", "C-7.3", "C-7.5"],
          }
        : { title: page.everybody, picture: <SignLine signs={["plain"]} />, is: tools.goods, clauses: ["C-1"] },
};

/** Where the rules speak of what is asked. */
const CLAUSES_OF_STEP: Readonly<Record<StepName, readonly string[]>> = {
  placing: ["C-4.2"],
  gate: ["C-4.3"],
  guild: ["C-4.3", "C-12.9"],
  joust: ["C-4.3", "C-8"],
  inn: ["C-4.3"],
  provost: ["C-4.4"],
  producing: ["C-4.5"],
  bonus: ["C-4.5", "C-12.24"],
  trading: ["C-4.5"],
  paying: ["C-4.5"],
  buying: ["C-4.5"],
  building: ["C-4.5"],
  anyCube: ["C-7.2", "C-12.11"],
  lawyer: ["C-4.5", "C-12.2"],
  castle: ["C-4.6"],
  line: ["C-8", "C-12.10"],
  effect: ["C-8"],
  favourCube: ["C-8"],
  swapGive: ["C-8"],
  swapTake: ["C-8"],
  over: ["C-9"],
};

function sectionHelp(section: number, { view, viewer, names }: Scene, words: HelpWords): Help | undefined {
  const forecast = castleForecast(view)[section];
  if (forecast === undefined) return undefined;
  const { section: text, page } = words;
  const { houses, points, trigger } = SECTIONS[section];
  const { isScored, isDue, isOpen, left, seats } = forecast;
  const builders = seats.flatMap((one, seat) => (one.houses > 0 ? [text.holds(names(seat), one.houses)] : []));
  return {
    title: page.names.sections[section],
    picture: <SignLine signs={[`shield${points}`]} />,
    is: text.is(houses, points, trigger),
    now: [
      text.built(houses - left, houses),
      ...(builders.length > 0 ? [`${builders.join(", ")}.`] : []),
      ...(isScored ? [text.scored] : isDue ? [text.due] : isOpen ? [text.open] : []),
    ].join(" "),
    ...(viewer !== "spectator" && !isScored && { you: sectionWorth(seats[viewer], text) }),
    clauses: ["C-5", "C-4.6", "C-4.7"],
  };
}

function sectionWorth(
  { favours, penalty }: { readonly favours: number; readonly penalty: number },
  text: HelpWords["section"],
): Worth {
  if (penalty > 0) return { points: `−${penalty}`, text: text.penalty(penalty) };
  return { text: favours > 0 ? text.favours(favours) : text.nothing };
}

/** Whether a column of the favour table is open, and what opens it. */
function opening(level: number, scored: number, { page, column: text }: Pick<HelpWords, "page" | "column">): string {
  if (level <= OPEN_COLUMNS[scored]) return text.open;
  const section = OPEN_COLUMNS.findIndex((open) => level <= open) - 1;
  return `${text.shut} ${text.opensAfter(page.names.sections[section])}`;
}

/** Where a marker is, and where one more favour would take it. */
const stepOf = ({ view }: Scene, seat: Seat, line: number): { readonly at: number; readonly next: number } => {
  const at = view.markers[seat * LINE_COUNT + line];
  return { at, next: Math.min(at + 1, Math.max(at, OPEN_COLUMNS[view.scored])) };
};

function lineHelp(line: number, scene: Scene, { line: text, page }: HelpWords): Help | undefined {
  const name = LINES[line];
  const { viewer } = scene;
  if (name === undefined) return undefined;
  const you = ((): Worth | undefined => {
    if (viewer === "spectator") return undefined;
    const { at, next } = stepOf(scene, viewer, line);
    return { text: `${at === 0 ? text.off : text.at(at)} ${next > at ? text.next(next) : text.stays}` };
  })();
  return {
    title: text.title(page.names.lines[name]),
    picture: <SignLine signs={[LINE_SIGNS[line]]} />,
    is: text.is[line],
    you,
    clauses: ["C-8", "C-12.10"],
  };
}

function cellHelp(id: string, scene: Scene, words: HelpWords): Help | undefined {
  const [line, level] = id.split(".").map(Number);
  const name = LINES[line];
  if (name === undefined || !(level >= 1 && level <= LEVELS)) return undefined;
  const { cell: text, page } = words;
  const { view, viewer, names } = scene;
  const markers = view.order.filter((seat) => view.markers[seat * LINE_COUNT + line] === level).map(names);
  const you = ((): Worth | undefined => {
    if (viewer === "spectator") return undefined;
    const { at, next } = stepOf(scene, viewer, line);
    return { text: level <= at ? text.yours : level <= next ? text.next : text.far };
  })();
  return {
    title: text.title(page.names.lines[name], level),
    picture: <SignLine signs={favourSigns(line, level)} />,
    is: `${effectOf(line, level, words)}. ${words.line.is[line]}`,
    now: [opening(level, view.scored, words), ...(markers.length > 0 ? [`${markers.join(", ")}.`] : [])].join(" "),
    you,
    clauses: ["C-8", ...(name === "building" ? ["C-12.11", "C-12.19"] : [])],
  };
}

function effectOf(line: number, level: number, { cell: text, points }: HelpWords): string {
  if (line === PRESTIGE_LINE) return points(prestigeFavour(level));
  if (line === MONEY_LINE) return text.money(moneyFavour(level));
  return (line === CUBES_LINE ? text.cubes : text.building)[level - 1];
}

function bridgeHelp({ view, viewer, names }: Scene, { bridge: text, page }: HelpWords): Help {
  const you = ((): Worth | undefined => {
    if (viewer === "spectator" || view.phase > 4) return undefined;
    const passed = view.bridge.indexOf(viewer) + 1;
    if (passed > 0) return { text: text.passed(passed) };
    const { length } = view.bridge;
    return { text: [text.place(length + 1), ...(length === 0 ? [text.first] : [])].join(" ") };
  })();
  return {
    title: page.bridge,
    is: text.is,
    now: [...(view.phase === 2 ? [page.bridgeNow(bridgeCost(view))] : []), page.passed(view.bridge.map(names))].join(
      " ",
    ),
    you,
    clauses: ["C-4.2", "C-4.4", "C-12.22"],
  };
}

function provostHelp({ view, viewer }: Scene, { provost: text, page }: HelpWords): Help {
  const { reached, missed } = reachOf(view);
  const own = missed.filter((space) => view.worker[roadPlace(space)] === viewer).length;
  const reach = missed.length > 0 ? text.missed(missed.length) : reached.length > 0 ? text.allReached : text.noWorkers;
  return {
    title: page.provost,
    picture: <Standing>{<Disc x={0} y={-8} />}</Standing>,
    is: text.is,
    now: `${text.at(view.provost)} ${reach}`,
    ...(own > 0 && { you: { text: text.yours(own) } }),
    clauses: ["C-4.4", "C-4.5", "C-4.7", "C-12.24"],
  };
}

/** `worker-12-0`: the place and the seat. */
function workerHelp(id: string, { view, listed, letters }: Scene, words: HelpWords): Help | undefined {
  const [, place, seat] = /^worker-(\d+)-(\d+)$/.exec(id)?.map(Number) ?? [];
  if (place === undefined || seat === undefined) return undefined;
  const { worker: text, page } = words;
  const isMissed = isRoad(place) && spaceOf(place) > view.provost;
  return {
    title: text.title(listed(seat)),
    picture: <Standing>{<Figure seat={seat} letter={letters[seat]} x={0} y={4} />}</Standing>,
    under: placeTitle(place, { view }, words),
    is: text.is,
    now: `${usedFor(place, { view }, page)} ${isMissed ? text.goesHome : text.works}`,
    clauses: ["C-4.2", isRoad(place) ? "C-4.5" : "C-4.3"],
  };
}

const placeTitle = (place: Place, { view }: Pick<Scene, "view">, { page }: HelpWords): string =>
  isRoad(place)
    ? `${spaceOf(place)} ${page.names.buildings[BUILDINGS[view.tiles[spaceOf(place)]].id]}`
    : page.names.town[TOWN_NAMES[place]];

const usedFor = (place: Place, { view }: Pick<Scene, "view">, page: HelpWords["page"]): string =>
  isRoad(place) ? page.use(view.tiles[spaceOf(place)]) : page.townUse[TOWN_NAMES[place]];

const guestHelp = ({ view, listed, letters }: Scene, { guest: text, page }: HelpWords): Help | undefined =>
  view.guest < 0
    ? undefined
    : {
        title: text.title(listed(view.guest)),
        picture: <Standing>{<Figure seat={view.guest} letter={letters[view.guest]} x={0} y={4} />}</Standing>,
        under: page.names.town.inn,
        is: text.is,
        clauses: ["C-4.3", "C-12.6"],
      };

/** `1.wood`: whose, and which kind. */
function goodsHelp(id: string, { view, listed }: Scene, { goods: text, page }: HelpWords): Help | undefined {
  const [seat, name] = id.split(".");
  const kind = KINDS.find((one) => one === name);
  if (kind === undefined) return undefined;
  const held = view.cubes.slice(Number(seat) * KIND_COUNT, (Number(seat) + 1) * KIND_COUNT);
  const plain = held.slice(0, GOLD).reduce((sum, count) => sum + count, 0);
  const worth = held[GOLD] * POINTS_PER_GOLD + Math.floor(plain / CUBES_PER_POINT);
  return {
    title: capital(page.names.kinds[kind]),
    picture: <SignLine signs={[kind]} />,
    under: listed(Number(seat)),
    is: text.kinds[kind],
    now: `${text.holds(held[KINDS.indexOf(kind)])} ${text.worth(worth)}`,
    clauses: ["C-1", "C-4.6", "C-9"],
  };
}

function phaseHelp(phase: number, current: number, { phases: text, page }: HelpWords): Help | undefined {
  const name = page.names.phases[phase - 1];
  if (name === undefined) return undefined;
  return {
    title: name,
    under: page.phaseOf(phase, name),
    is: text.is[phase - 1],
    now: phase === current ? text.now : phase < current ? text.over : text.ahead,
    clauses: [`C-4.${phase}`],
  };
}

/** A figure as it stands on the board. */
const Standing = ({ children }: { readonly children: preact.ComponentChildren }) => (
  <svg viewBox="-16 -34 32 46" width={30} height={43} aria-hidden="true" focusable="false">
    {children}
  </svg>
);

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
