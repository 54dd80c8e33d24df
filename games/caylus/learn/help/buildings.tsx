import type { Help, HelpContext, Worth } from "@serai/ui/help.ts";
import { House } from "../../page/art/house.tsx";
import { townSigns, usesOf } from "../../page/signs.ts";
import { batchesFor, canUse, lackFor } from "../../rules/affordable.ts";
import {
  BUILDINGS,
  type BuildGroup,
  type Building,
  buildingOf,
  CASTLE,
  type Caylus,
  COST,
  costAt,
  EMPTY,
  GIVES_BONUS,
  type Group,
  IS_USABLE,
  isRoad,
  JEWELLER,
  KIND_COUNT,
  LAWYER,
  type Place,
  RESIDENCE,
  roadPlace,
  roomAt,
  SECTIONS,
  type Space,
  STABLES,
  spaceOf,
  stepsShort,
  TOWN_NAMES,
  workersAt,
} from "../../rules/index.ts";
import type { HelpWords } from "./help-words.ts";

type Scene = HelpContext<Caylus>;

const CLAUSES: Readonly<Record<Group, string>> = {
  neutral: "C-7.1",
  fixed: "C-6",
  wood: "C-7.2",
  stone: "C-7.3",
  residence: "C-7.4",
  prestige: "C-7.5",
};

/** What says all about a building. */
const clausesOf = (building: Building): string[] => {
  const { group, use } = BUILDINGS[building];
  return [
    CLAUSES[group],
    ...(building === JEWELLER ? ["C-11.1"] : []),
    ...(building === LAWYER ? ["C-11.2", "C-12.2"] : []),
    ...(use.kind === "none" ? [] : ["C-4.5"]),
  ];
};

/** A road space: the building on it, or the plot. */
export function spaceHelp(space: Space, scene: Scene, words: HelpWords): Help | undefined {
  const { view, names } = scene;
  const building = view.tiles[space];
  if (building === undefined || space < 1) return undefined;
  const { page } = words;
  const section = SECTIONS.findIndex(({ trigger }) => trigger === space);
  const counted = section >= view.scored ? [page.trigger(page.names.sections[section])] : [];
  if (building === EMPTY)
    return {
      title: words.plot.title(space),
      is: words.plot.is,
      now: [space === view.site ? page.nextPlot : page.emptyPlot, ...counted].join(" "),
      clauses: ["C-3", "C-4.5", ...(section >= 0 ? ["C-4.7"] : [])],
    };
  const owner = view.owners[space];
  const { group } = BUILDINGS[building];
  return {
    title: page.names.buildings[BUILDINGS[building].id],
    picture: <BuildingPicture building={building} scene={scene} words={words} />,
    under: [words.house.space(space), ...(owner >= 0 ? [page.owner(names(owner))] : [])].join(" · "),
    is: `${words.groups[group]} ${page.use(building)}`,
    now: [
      ...(IS_USABLE[building] ? [...reachOf(space, scene, words), ...placing(roadPlace(space), scene, words)] : []),
      ...(view.waiting[space] >= 0 ? [page.waits(names(view.waiting[space]))] : []),
      ...counted,
    ].join(" "),
    you: spaceWorth(space, scene, words),
    clauses: [...clausesOf(building), ...(IS_USABLE[building] ? ["C-4.2"] : [])],
  };
}

/** Whether the provost lets it work. */
function reachOf(space: Space, { view }: Scene, { page, house }: HelpWords): string[] {
  if (view.phase === 5 && view.active && view.at === space) return [house.atWork];
  if (view.phase > 5) return [];
  const steps = stepsShort(view, space);
  return [steps > 0 ? page.short(steps) : house.reached];
}

/** Who stands there; while workers are placed, what one would cost the viewer and bring the owner. */
function placing(place: Place, { view, viewer, names }: Scene, { page, house, stablesUnused }: HelpWords): string[] {
  if (place === STABLES && view.players === 2) return [stablesUnused];
  const standing = workersAt(view, place);
  const here = standing.length > 0 ? [page.workers(standing.map(names))] : [house.free];
  const isClosed =
    viewer === "spectator" ||
    view.phase !== 2 ||
    view.bridge.includes(viewer) ||
    standing.length >= roomAt(place, view.players) ||
    standing.includes(viewer);
  if (isClosed) return here;
  const owner = isRoad(place) ? view.owners[spaceOf(place)] : -1;
  return [
    ...here,
    page.price(costAt(view, viewer, place)),
    ...(owner >= 0 && owner !== viewer ? [page.ownerPoint(names(owner))] : []),
  ];
}

function spaceWorth(space: Space, { view, viewer }: Scene, { house }: HelpWords): Worth | undefined {
  if (viewer === "spectator") return undefined;
  const building = view.tiles[space];
  const { income = 0 } = BUILDINGS[building];
  const isOwn = view.owners[space] === viewer;
  if (!IS_USABLE[building]) return isOwn && income > 0 ? { text: house.income(income) } : undefined;
  const could = canUse(view, viewer, building) ? house.couldUse : house.couldNotUse;
  const own = isOwn ? [GIVES_BONUS[building] ? house.ownWithCube : house.own] : [];
  return { text: [could, ...own].join(" ") };
}

/** A building that is still to be built. */
export function tileHelp(building: Building, scene: Scene, words: HelpWords): Help | undefined {
  const tile = BUILDINGS[building];
  if (tile === undefined) return undefined;
  const { view } = scene;
  const { page, build: text } = words;
  const { group } = tile;
  const left = view.supply[building];
  const cost = COST.slice(building * KIND_COUNT, (building + 1) * KIND_COUNT);
  return {
    title: page.names.buildings[tile.id],
    picture: <BuildingPicture building={building} scene={scene} words={words} />,
    ...(isBuilt(group) && { under: page.groups[group] }),
    is: `${words.groups[group]} ${page.use(building)}`,
    ...(isBuilt(group) && {
      now: [
        text.cost(cost, tile.any ?? 0),
        ...(left === 0 ? [text.gone] : left > 1 ? [`${page.left(left)}.`] : []),
      ].join(" "),
    }),
    you: tileWorth(building, scene, words),
    clauses: clausesOf(building),
  };
}

const isBuilt = (group: Group): group is BuildGroup => group === "wood" || group === "stone" || group === "prestige";

/** What building it would bring, and what is missing for it. */
function tileWorth(building: Building, { view, viewer }: Scene, { build: text }: HelpWords): Worth | undefined {
  const { group, points = 0, favours = 0 } = BUILDINGS[building];
  if (viewer === "spectator" || !isBuilt(group) || view.supply[building] === 0) return undefined;
  const worth = building === LAWYER ? view.options.lawyerVp : points;
  const { cubes, any } = lackFor(view, viewer, building);
  const isEnough = any === 0 && cubes.every((count) => count === 0);
  const hasSite = group !== "prestige" || view.tiles.some((tile, i) => tile === RESIDENCE && view.owners[i] === viewer);
  return {
    points: `+${worth}`,
    text: [
      text.worth(worth, favours),
      isEnough ? text.enough : text.lacks(cubes, any),
      ...(hasSite ? [] : [text.noResidence]),
    ].join(" "),
  };
}

/** A special building of the town, or the castle. */
export function townHelp(name: string, scene: Scene, words: HelpWords): Help | undefined {
  const town = TOWN_NAMES.find((one) => one === name);
  if (town === undefined) return undefined;
  const place: Place = TOWN_NAMES.indexOf(town);
  const { view, viewer, names } = scene;
  const { page } = words;
  const guest = town === "inn" && view.guest >= 0 ? [page.guest(names(view.guest))] : [];
  const isCastle = place === CASTLE;
  return {
    title: page.names.town[town],
    ...(!isCastle && { picture: <TownPicture place={place} words={words} /> }),
    is: words.town[town],
    now: [...placing(place, scene, words), ...guest].join(" "),
    ...(isCastle && viewer !== "spectator" && { you: castleWorth(scene, viewer, words) }),
    clauses: [isCastle ? "C-4.6" : "C-4.3", "C-4.2", ...(CLAUSES_OF_TOWN[town] ?? [])],
  };
}

const CLAUSES_OF_TOWN: Readonly<Record<string, readonly string[]>> = {
  castle: ["C-5"],
  guild: ["C-12.9"],
  joust: ["C-8"],
  stables: ["C-10"],
  inn: ["C-12.6"],
};

function castleWorth({ view }: Scene, seat: number, { castle: text }: HelpWords): Worth {
  const { count, points } = batchesFor(view, seat);
  return count > 0 ? { points: `+${points}`, text: text.batches(count, points) } : { text: text.none };
}

const FACE = { width: 118, height: 96 };

interface PictureProps {
  readonly building: Building;
  readonly scene: Scene;
  readonly words: HelpWords;
}

const BuildingPicture = ({ building, scene: { view, letters }, words: { page } }: PictureProps) => (
  <svg class="tile-house" viewBox={`0 -6 ${FACE.width} ${FACE.height}`} aria-hidden="true" focusable="false">
    <House
      look={BUILDINGS[building].group}
      name={page.names.buildings[BUILDINGS[building].id]}
      {...FACE}
      uses={usesOf(building, view.options.lawyerVp)}
      letters={letters}
    />
  </svg>
);

const TownPicture = ({ place, words: { page } }: { readonly place: Place; readonly words: HelpWords }) => (
  <svg class="tile-house" viewBox={`0 -6 ${FACE.width} ${FACE.height}`} aria-hidden="true" focusable="false">
    <House look="special" name={page.names.town[TOWN_NAMES[place]]} {...FACE} uses={[townSigns(place)]} letters={[]} />
  </svg>
);

export const buildingFrom = (id: string): Building => {
  const found = BUILDINGS.find((one) => one.id === id);
  return found === undefined ? EMPTY : buildingOf(found.id);
};
