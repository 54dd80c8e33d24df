import {
  BUILDINGS,
  type Building,
  type BuildingId,
  bridgeCost,
  CASTLE,
  castleForecast,
  costAt,
  EMPTY,
  INN,
  IS_USABLE,
  isRoad,
  type Place,
  provostOf,
  SECTIONS,
  spaceOf,
  stepsShort,
  TOWN_NAMES,
  verbOf,
  workersAt,
} from "../rules/index.ts";
import { isPlacing, type Scene } from "./scene.ts";
import { words } from "./words.ts";

/* What stands on the board, in words: for screen readers, and for taps. */

/** Their kind shows in the roof, so a roof too small for the name has that of their smaller relatives. */
const SHORT_NAMES: Readonly<Partial<Record<BuildingId, BuildingId>>> = {
  quarry: "neutral-quarry",
  sawmill: "neutral-sawmill",
  market: "neutral-market",
  peddler: "fixed-peddler",
  "food-farm": "neutral-farm",
  "cloth-farm": "neutral-farm",
  "stone-farm": "neutral-farm",
};

export const buildingName = (building: Building): string => words.text.names.buildings[BUILDINGS[building].id];

export function shortNameOf(building: Building): string {
  const { id } = BUILDINGS[building];
  return words.text.names.buildings[SHORT_NAMES[id] ?? id];
}

export function titleOf({ view }: Pick<Scene, "view">, place: Place | "bridge"): string {
  const { names, bridge } = words.text;
  if (place === "bridge") return bridge;
  if (!isRoad(place)) return names.town[TOWN_NAMES[place]];
  const space = spaceOf(place);
  const building = view.tiles[space];
  return building === EMPTY ? `${space}` : `${space} ${buildingName(building)}`;
}

/** What is to be known of a place, a sentence each. */
export function sentencesOf(scene: Scene, place: Place | "bridge"): string[] {
  if (place === "bridge") return ofBridge(scene);
  const { view, listed } = scene;
  const { text } = words;
  const standing = workersAt(view, place).map(listed);
  return [
    ...(isRoad(place) ? ofSpace(scene, spaceOf(place)) : [text.townUse[TOWN_NAMES[place]]]),
    ...(place === CASTLE ? ofCastle(scene) : []),
    ...(standing.length > 0 ? [text.workers(standing)] : []),
    ...(place === INN && view.guest >= 0 ? [text.guest(listed(view.guest))] : []),
    ...ofTarget(scene, place),
  ];
}

function ofBridge({ view, listed }: Scene): string[] {
  const { text } = words;
  return [
    ...(view.phase === 2 ? [text.bridgeNow(bridgeCost(view))] : []),
    text.passed(view.bridge.map(listed)),
    ...(view.bridge.length === 0 ? [text.firstPasses] : []),
  ];
}

function ofSpace({ view, listed, light }: Scene, space: number): string[] {
  const { text } = words;
  const building = view.tiles[space];
  const section = SECTIONS.findIndex(({ trigger }) => trigger === space);
  const pieces = [...(view.provost === space ? [text.provost] : []), ...(view.bailiff === space ? [text.bailiff] : [])];
  return [
    ...(building === EMPTY ? [space === view.site ? text.nextPlot : text.emptyPlot] : [text.use(building)]),
    ...(view.owners[space] >= 0 ? [text.owner(listed(view.owners[space]))] : []),
    ...(view.waiting[space] >= 0 ? [text.waits(listed(view.waiting[space]))] : []),
    ...(section >= view.scored ? [text.trigger(text.names.sections[section])] : []),
    ...(pieces.length > 0 ? [`${pieces.join(", ")}.`] : []),
    ...(building !== EMPTY && IS_USABLE[building] && space > light
      ? [text.short(stepsShort({ ...view, provost: light }, space))]
      : []),
  ];
}

/** C-5: what its sections would bring everybody now. */
function ofCastle({ view, listed }: Scene): string[] {
  const { text } = words;
  return castleForecast(view)
    .filter(({ isScored }) => !isScored)
    .slice(0, 1)
    .map(({ section, seats }) =>
      text.ifScored(
        text.names.sections[section],
        seats.map(({ favours, penalty }, seat) => text.outcome(listed(seat), favours, penalty)),
      ),
    );
}

/** What a tap would do. */
function ofTarget({ view, names, own, targets }: Scene, place: Place): string[] {
  const action = targets.get(place);
  const { text } = words;
  if (action === undefined) return [];
  if (verbOf(action) === "provost") return view.step === "guild" ? [] : [text.price(Math.abs(provostOf(action)))];
  if (!isPlacing(action)) return [];
  const owner = isRoad(place) ? view.owners[spaceOf(place)] : -1;
  return [
    ...(verbOf(action) === "place" ? [text.price(costAt(view, own, place))] : []),
    ...(owner >= 0 && owner !== own ? [text.ownerPoint(names(owner))] : []),
  ];
}
