import { has } from "@serai/kernel";
import type { Language } from "@serai/words/game-text";
import type { Screen, ScreenContext, Style } from "@serai/words/terminal";
import { parts, places, type View, type Ys } from "./rules/index.ts";
import { terminal as en } from "./words/en.ts";
import { terminal as hu } from "./words/hu.ts";
import { terminal as nl } from "./words/nl.ts";
import type { TerminalWords } from "./words/terminal-words.ts";

const { BLUE_CARD, CHARACTERS, COLOURS, GEMS, NO_CARD, NO_GEM, ROUNDS, SHIPS } = parts;

/** By gem. */
const STYLES: readonly Style[] = ["blueBright", "greenBright", "yellowBright", "redBright", "gray", "whiteBright"];
const FACE_DOWN = "▒";

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, hu, nl };

export const screen: Screen<Ys> = {
  draw(view, scene) {
    const words = WORDS[scene.language];
    const called = { ...scene, names: (side: number) => scene.names(side) || words.neutral };
    return [
      title(view, called, words),
      "",
      ...city(view, called, words),
      "",
      ...market(view, called, words),
      "",
      ...scene.table([
        ...view.seats.map((_, seat) => seatRow(view, seat, called, words)),
        ...(view.neutral ? [[`  ${words.neutral}`, ...scoreCells(view.neutral, called, words)]] : []),
      ]),
      ...ownLines(view, called, words),
    ];
  },
  final(view, scene) {
    const words = WORDS[scene.language];
    const sides = [
      ...view.seats.map(({ final }, seat) => ({ final, name: scene.names(seat) })),
      ...(view.neutral ? [{ final: view.neutral.final, name: words.neutral }] : []),
    ].sort((a, b) => (b.final?.total ?? 0) - (a.final?.total ?? 0));
    const throne = view.options.kingsFavour;
    const heads = [
      "",
      words.track,
      ...COLOURS.map((_, colour) => gem(colour, scene, words)),
      gem(parts.BLACK, scene, words),
      ...(throne ? [words.throne] : []),
      words.total,
    ];
    const rows = sides.flatMap(({ final, name }) =>
      final === undefined
        ? []
        : [
            [name, final.track, ...final.colours, final.black, ...(throne ? [final.throne] : []), final.total].map(
              String,
            ),
          ],
    );
    return scene.table([heads, ...rows]);
  },
};

const gem = (which: number, { paint }: ScreenContext, words: TerminalWords): string =>
  paint(STYLES[which], words.gems[GEMS[which]]);

const cardName = (card: number, words: TerminalWords): string =>
  card === NO_CARD ? "–" : words.characters[card === BLUE_CARD ? "blue" : CHARACTERS[card]].name;

const spread = (counts: readonly number[]): string =>
  counts.flatMap((count, value) => Array<number>(count).fill(value)).join(" ") || "–";

function title(view: View, { names, paint }: ScreenContext, words: TerminalWords): string {
  const turn = Math.min(Math.floor(view.turn / view.players) + 1, view.turns);
  const order = `${words.order}: ${view.order.map(names).join(", ")}`;
  return `${paint("bold", words.when(view.round + 1, ROUNDS))}, ${words.turn(turn, view.turns)}   (${order})`;
}

/** Y-4.6: what has been counted has gone home, though it stays in sight until the next bids. */
function brokersAt(view: View, place: number, { names }: ScreenContext): string {
  const here = view.brokers.map((broker, number) => ({ ...broker, number })).filter((broker) => broker.place === place);
  const owners = [...new Set(here.map(({ owner }) => owner))];
  return owners
    .map((owner) => {
      const own = here.filter((broker) => broker.owner === owner);
      return `${names(owner)} ${own.map((broker) => brokerText(view, broker)).join(" ")}`;
    })
    .join(", ");
}

/** A value in sight; in brackets where it lies face down but the viewer knows it. */
function brokerText(
  view: View,
  { value, up, number }: { readonly value?: number; readonly up: boolean; readonly number: number },
): string {
  const shown = value === undefined ? FACE_DOWN : up ? `${value}` : `(${value})`;
  return view.marked === number ? `${shown}=5` : shown;
}

function shipText(view: View, quarter: number, scene: ScreenContext, words: TerminalWords): string {
  const ship = view.docked[quarter];
  if (ship < 0) return "–";
  const { large, small } = SHIPS[ship];
  const two = view.players === 4 ? words.large : "";
  return [`${two}${gem(large, scene, words)}`, ...small.map((one) => gem(one, scene, words))].join(" ");
}

function city(view: View, scene: ScreenContext, words: TerminalWords): string[] {
  const points = view.merchant === 1 ? parts.MERCHANT_POINTS : parts.COMMERCIAL_POINTS;
  const heads = [
    "",
    words.ship,
    `${words.areas.port} (${gem(parts.BLACK, scene, words)})`,
    `${words.areas.commercial} (${words.points(points)})`,
    words.areas.palace,
  ];
  const rows = view.docked.map((_, quarter) => {
    const cells = places.AREAS.map((_area, kind) => {
      const place = places.area(quarter, kind);
      const closed = view.closed === 4 + place ? ` [${words.closed}: ${scene.names(view.closedBy)}]` : "";
      return brokersAt(view, place, scene) + closed;
    });
    const closed = view.closed === quarter ? ` [${words.closed}: ${scene.names(view.closedBy)}]` : "";
    const card = scene.paint("bold", cardName(view.palaces[quarter], words));
    return [
      words.quarter(quarter + 1) + closed,
      shipText(view, quarter, scene, words),
      cells[0] || "·",
      cells[1] || "·",
      `${card}: ${cells[2] || "·"}`,
    ];
  });
  return scene.table([heads, ...rows]);
}

function market(view: View, scene: ScreenContext, words: TerminalWords): string[] {
  const heads = [
    words.market,
    "",
    ...COLOURS.map((_, colour) => `${gem(colour, scene, words)} (${words.price} ${view.prices[colour] + 1})`),
  ];
  const rows = view.market.flatMap((prize, row) =>
    row < parts.firstRowFor(view.players)
      ? []
      : [
          [
            `  ${words.row(row + 1)}`,
            prize === NO_GEM ? "–" : gem(prize, scene, words),
            ...COLOURS.map((_, colour) => brokersAt(view, places.square(colour, row), scene) || "·"),
          ],
        ],
  );
  return scene.table([heads, ...rows]);
}

function scoreCells(
  { score, gems }: { readonly score: number; readonly gems: readonly number[] },
  scene: ScreenContext,
  words: TerminalWords,
): string[] {
  const held = gems.flatMap((count, which) => (count > 0 ? [`${gem(which, scene, words)} ${count}`] : []));
  return [scene.paint("bold", words.points(score)), held.join(" ") || "–"];
}

function seatRow(view: View, seat: number, scene: ScreenContext, words: TerminalWords): string[] {
  const own = view.seats[seat];
  const name = seat === view.viewer ? scene.paint("bold", scene.names(seat)) : scene.names(seat);
  const throne = own.throne.map(({ value }) => value ?? FACE_DOWN).join(" ");
  return [
    `${has(view.waiting, seat) ? ">" : " "} ${name}`,
    ...scoreCells(own, scene, words),
    `${words.front}: ${spread(own.front)}`,
    words.behind(own.behind),
    words.cards(own.cards, own.fresh),
    own.played.length > 0 ? `${words.played}: ${own.played.map((card) => cardName(card, words)).join(", ")}` : "",
    throne === "" ? "" : `${words.throne}: ${throne}`,
  ];
}

function ownLines({ own }: View, { paint }: ScreenContext, words: TerminalWords): string[] {
  if (own === undefined) return [];
  const named = (cards: readonly number[]): string => cards.map((card) => cardName(card, words)).join(", ");
  return [
    "",
    `${words.ownScreen}: ${paint("bold", spread(own.screen))}`,
    ...(own.hand.length > 0 ? [`${words.ownCards}: ${named(own.hand)}`] : []),
    ...(own.fresh.length > 0 ? [`${words.ownFresh}: ${named(own.fresh)}`] : []),
  ];
}
