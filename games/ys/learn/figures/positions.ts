import { begin, keyFromWords, play, readMove, readOptions, type Seat } from "@serai/kernel";
import { type Event, parts, places, type State, stepBehind, type View, ys } from "../../rules/index.ts";

type Fronts = readonly (readonly number[])[];

/** The turn order and the fronts of the examples, seat by seat. */
const ORDER: readonly Seat[] = [1, 0, 3, 2];
const FRONTS: Fronts = [
  [1, 0, 4],
  [4, 1, 0],
  [4, 2, 1],
  [3, 2, 1],
];

/** Four at the table, just before everything is counted. @param brokers `2 4 up q1.port`: seat, value, side, place */
function beforeCount(brokers: readonly string[], also: (s: State) => void) {
  const match = begin(ys, {
    options: readOptions(ys.options, {}, 4),
    seats: 4,
    key: keyFromWords("the rules of Ys"),
  });
  const { state } = match;
  state.order.splice(0, ORDER.length, ...ORDER);
  state.step = stepBehind("windowC");
  state.asked = ORDER.length - 1;
  for (const [seat, front] of FRONTS.entries()) for (const value of front) state.fronts[seat][value]++;
  for (const line of brokers) {
    const [owner, value, side, place] = line.split(" ");
    state.brokers.owner.push(Number(owner));
    state.brokers.value.push(Number(value));
    state.brokers.up.push(side === "up" ? 1 : 0);
    state.brokers.place.push(places.PLACE_NAMES.indexOf(place));
    state.brokers.seen.push(0);
  }
  also(state);
  return match;
}

/** A watcher's view, and what was told on the way to it. */
export interface Moment {
  readonly view: View;
  readonly events: readonly Event[];
}

function playAll(match: ReturnType<typeof beforeCount>, lines: readonly string[]): Moment {
  const events = lines.flatMap((line) => {
    const { seat, action } = readMove(ys, line);
    return play(match, seat, action);
  });
  return { view: ys.view(match.state, "spectator"), events };
}

const cards = (...names: readonly parts.CharacterName[]): number[] => names.map(parts.cardOf);

/** Blue, blue, red and green: the ship of the example. */
export const SHIP = parts.SHIPS.findIndex(({ large, small: [a, b] }) => large === 0 && a === 1 && b === 3);

/** Y-8.2: a quarter, before its brokers are turned up, turned up, and when its gems are taken; and the next quarter. */
export function quarter(): readonly [before: Moment, up: Moment, taken: Moment] {
  const match = beforeCount(
    [
      "3 4 up q1.port",
      "2 3 down q1.port",
      "0 2 up q1.port",
      "3 4 down q1.commercial",
      "1 4 up q1.commercial",
      "0 3 down q1.commercial",
      "0 4 up q1.palace",
      "2 3 up q1.palace",
      "1 1 down q1.palace",
      "1 0 down q2.palace",
    ],
    (s) => {
      s.docked.splice(0, 4, SHIP, SHIP, SHIP, SHIP);
      s.palaces.splice(0, 4, ...cards("herald", "spy", "captain", "banker"));
    },
  );
  const before = playAll(match, []);
  const up = playAll(match, ["2 pass"]);
  return [before, up, playAll(match, ["0 take blue", "0 take red", "3 take blue"])];
}

/** Y-8.3: the market, with its rows won, its columns counted, and a price moved by the top bidder. */
export function market(): readonly [before: Moment, rows: Moment, columns: Moment, top: Moment] {
  const match = beforeCount(
    [
      "0 3 up market.blue.1",
      "1 0 down market.blue.2",
      "2 1 up market.blue.3",
      "1 4 down market.green.1",
      "0 1 up market.red.1",
      "3 3 down market.red.2",
      "2 0 down market.red.3",
    ],
    (s) => s.market.splice(0, 3, parts.WHITE, parts.GEMS.indexOf("yellow"), parts.GEMS.indexOf("red")),
  );
  const before = playAll(match, []);
  const rows = playAll(match, ["2 pass", "1 gem green"]);
  const columns = playAll(match, ["2 best blue"]);
  return [before, rows, columns, playAll(match, ["1 price green up"])];
}

/** Y-3.6: a turn of placing, as a watcher sees it: one broker face up, one face down. */
export function placing(): readonly View[] {
  const match = beforeCount([], (s) => {
    s.step = stepBehind("placing");
    s.asked = 0;
    s.docked.splice(0, 4, SHIP, SHIP, SHIP, SHIP);
    s.palaces.splice(0, 4, ...cards("herald", "spy", "captain", "banker"));
    for (const front of s.fronts) front.fill(0);
    for (const [seat, front] of FRONTS.entries())
      for (const value of front.slice(0, 2)) {
        s.fronts[seat][value]++;
        s.screens[seat][value]--;
      }
  });
  return [["1 place 4 up q1.port"], ["1 place 0 down q1.palace"]].map((lines) => playAll(match, lines).view);
}

/** Y-3.8: everybody's three. */
export const fronts = (): readonly View["seats"][number]["front"][] =>
  ys.view(beforeCount([], () => {}).state, "spectator").seats.map(({ front }) => front);
