import { rank, type Seat } from "@serai/kernel";
import type { Language } from "@serai/words/game-text";
import type { Screen, ScreenContext, Style } from "@serai/words/terminal";
import {
  BUILDINGS,
  bridgeCost,
  CASTLE,
  type Caylus,
  costAt,
  EMPTY,
  GOLD_MINE_SPACE,
  INN,
  KIND_COUNT,
  KINDS,
  LINE_COUNT,
  LINES,
  RESIDENCE,
  ROAD,
  roadPlace,
  SECTIONS,
  SOURCES,
  type Space,
  TOWN_NAMES,
  type View,
  workersAt,
} from "./rules/index.ts";
import { terminal as en, names as enNames } from "./words/en.ts";
import { terminal as hu, names as huNames } from "./words/hu.ts";
import { terminal as nl, names as nlNames } from "./words/nl.ts";
import type { NameWords, TerminalWords } from "./words/shared.ts";

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, hu, nl };
const NAMES: Readonly<Record<Language, NameWords>> = { en: enNames, hu: huNames, nl: nlNames };

/** By kind, in the order of the rules. */
const STYLES: readonly Style[] = ["redBright", "yellow", "gray", "magentaBright", "yellowBright"];

interface Drawn {
  readonly view: View;
  readonly scene: ScreenContext;
  readonly words: TerminalWords;
  readonly names: NameWords;
}

export const screen: Screen<Caylus> = {
  draw(view, scene) {
    const drawn = { view, scene, words: WORDS[scene.language], names: NAMES[scene.language] };
    const { words, names } = drawn;
    const cost = view.viewer === "spectator" ? bridgeCost(view) : costAt(view, view.viewer, CASTLE);
    const price = view.phase === 2 ? `   ${words.bridge(cost)}` : "";
    return [
      `${scene.paint("bold", words.when(view.turn, names.phases[view.phase - 1]))}${price}`,
      ...flow(drawn, townPieces, " · "),
      ...castle(drawn),
      ...flow(drawn, roadPieces, " · "),
      ...flow(drawn, reservePieces, ", "),
      "",
      ...scene.table([["", "", ...words.columns, words.favours], ...view.order.map((seat) => seatRow(drawn, seat))]),
    ];
  },
  final(view, scene) {
    const names = NAMES[scene.language];
    const ranks = rank(view.points.map((points) => [points]));
    const seats = [...ranks.keys()].sort((a, b) => ranks[a] - ranks[b]);
    return seats.flatMap((seat) => [
      `${ranks[seat]}. ${scene.paint("bold", scene.names(seat))}: ${WORDS[scene.language].points(view.points[seat])}`,
      `   ${SOURCES.flatMap((source, i) => {
        const points = view.sources[seat * SOURCES.length + i];
        return points === 0 ? [] : [`${names.sources[source]} ${points}`];
      }).join(", ")}`,
    ]);
  },
};

const people = (seats: readonly Seat[], { scene }: Drawn): string =>
  seats.length === 0 ? "" : ` [${seats.map((seat) => scene.paint("bold", scene.names(seat))).join(", ")}]`;

/** As wide as a terminal is taken to be. */
const WIDTH = 80;

/** A heading, which may be empty, and what follows it. */
interface Pieces {
  readonly heading: string;
  readonly pieces: readonly string[];
}

/** Pieces side by side, a new line where the next would not fit; further lines are set in. */
function flow(drawn: Drawn, piecesOf: (drawn: Drawn) => Pieces, gap: string): string[] {
  const plain = piecesOf({ ...drawn, scene: { ...drawn.scene, paint: (_style, text) => text } });
  const { heading, pieces } = piecesOf(drawn);
  const lines: string[] = [];
  let line = heading;
  let width = plain.heading.length;
  for (const [i, piece] of pieces.entries()) {
    const after = i + 1 < pieces.length ? gap : "";
    const own = plain.pieces[i].length + after.length;
    if (i > 0 && width + own > WIDTH) {
      lines.push(line.trimEnd());
      line = "  ";
      width = line.length;
    }
    line += piece + after;
    width += own;
  }
  return [...lines, line];
}

/** The special buildings; the inn's guest stands on its right circle. */
const townPieces = (drawn: Drawn): Pieces => ({
  heading: "",
  pieces: TOWN_NAMES.slice(0, CASTLE).map((name, place) => {
    const { view, words, names, scene } = drawn;
    const guest = place === INN && view.guest >= 0 ? ` (${words.guest}: ${scene.names(view.guest)})` : "";
    return `${names.town[name]}${people(workersAt(view, place), drawn)}${guest}`;
  }),
});

function castle(drawn: Drawn): string[] {
  const { view, scene, words, names } = drawn;
  const rows = SECTIONS.map((section, i) => {
    const houses = view.houses.slice(i * view.players, (i + 1) * view.players);
    const built = houses.reduce((sum, count) => sum + count, 0);
    const owners = houses.flatMap((count, seat) => (count > 0 ? [`${scene.names(seat)} ${count}`] : [])).join(", ");
    return [
      `  ${names.sections[i]}`,
      `${built}/${section.houses}`,
      i < view.scored ? words.scored : words.points(section.points),
      `→ ${section.trigger}`,
      owners,
    ];
  });
  return [`${scene.paint("bold", words.castle)}${people(view.castle, drawn)}`, ...scene.table(rows)];
}

/** Every space up to the last one that matters; spaces without anything are taken together. */
function roadPieces(drawn: Drawn): Pieces {
  const { view, scene, words } = drawn;
  const last = Math.min(ROAD, Math.max(view.site, view.provost, view.bailiff, GOLD_MINE_SPACE));
  const isBare = (space: Space): boolean =>
    view.tiles[space] === EMPTY && view.provost !== space && view.bailiff !== space;
  const pieces: string[] = [];
  for (let space = 1; space <= last; space++) {
    const first = space;
    while (isBare(first) && space < last && isBare(space + 1)) space++;
    pieces.push(first < space ? `${first}–${space} ${scene.paint("dim", words.empty)}` : spaceCell(drawn, space));
  }
  return { heading: `${scene.paint("bold", words.road)} `, pieces };
}

function spaceCell(drawn: Drawn, space: Space): string {
  const { view, scene, words, names } = drawn;
  const tile = view.tiles[space];
  const marks = [
    ...(view.provost === space ? [words.provost] : []),
    ...(view.bailiff === space ? [words.bailiff] : []),
    ...(view.waiting[space] >= 0 ? [words.waits] : []),
  ];
  const owner = view.owners[space] >= 0 ? ` (${scene.names(view.owners[space])})` : "";
  const name = tile === EMPTY ? scene.paint("dim", words.empty) : names.buildings[BUILDINGS[tile].id];
  const shown = marks.length > 0 ? ` ${scene.paint("yellowBright", `<${marks.join(", ")}>`)}` : "";
  return `${space} ${name}${owner}${people(workersAt(view, roadPlace(space)), drawn)}${shown}`;
}

/** Tiles still to be built, by name; prestige buildings once somebody has a residence to build them on. */
function reservePieces({ view, scene, words, names }: Drawn): Pieces {
  const hasHomes = view.tiles.includes(RESIDENCE);
  const pieces = view.supply.flatMap((left, tile) => {
    const { id, group } = BUILDINGS[tile];
    if (left === 0 || (group === "prestige" && !hasHomes)) return [];
    return [`${names.buildings[id]}${left > 1 ? ` ×${left}` : ""}`];
  });
  return { heading: `${scene.paint("bold", words.reserve)} `, pieces };
}

function seatRow({ view, scene, names }: Drawn, seat: Seat): string[] {
  const cubes = KINDS.flatMap((kind, i) => {
    const count = view.cubes[seat * KIND_COUNT + i];
    return count === 0 ? [] : [scene.paint(STYLES[i], `${count} ${names.kinds[kind]}`)];
  }).join(" ");
  const markers = LINES.map((_, line) => view.markers[seat * LINE_COUNT + line]).join("/");
  const passed = view.bridge.indexOf(seat);
  return [
    `${view.asked === seat ? ">" : " "} ${seat === view.viewer ? scene.paint("bold", scene.names(seat)) : scene.names(seat)}`,
    passed < 0 ? "" : `⌒ ${passed + 1}`,
    `${view.points[seat]}`,
    `${view.deniers[seat]}`,
    `${view.workers[seat]}`,
    cubes,
    markers,
  ];
}
