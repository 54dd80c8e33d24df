import {
  ActionList,
  act,
  FastChance,
  type OptionValues,
  Refusal,
  readMove,
  readOptions,
  type Seat,
} from "@serai/kernel";
import { type Event, parts, places, type ShownStep, type State, stepBehind, ys } from "../rules/index.ts";

type CardName = parts.CharacterName | "blue";
type BySeat<X> = Readonly<Record<number, X>>;

/** A position in the words of the rules; what is left out is as at the start of a game. */
export interface Scene {
  readonly players?: number;
  readonly options?: OptionValues;
  /** Where play stands, as a view shows it, and whom it waits for. */
  readonly step?: ShownStep;
  readonly asked?: Seat;
  readonly round?: number;
  /** Seats in turn order. */
  readonly order?: readonly Seat[];
  /** Placing turns taken. */
  readonly turn?: number;
  /** `2 4 up q1.port`: seat, value, side, place, in the order of placing. */
  readonly brokers?: string;
  /** Numbers of those placed in this turn. */
  readonly laid?: readonly number[];
  readonly fronts?: BySeat<readonly number[]>;
  /** What is behind a screen; without it, whatever the seat has nowhere else. */
  readonly screens?: BySeat<readonly number[]>;
  readonly thrones?: BySeat<readonly number[]>;
  readonly hands?: BySeat<readonly parts.CharacterName[]>;
  readonly fresh?: BySeat<readonly parts.CharacterName[]>;
  /** By quarter: `B;GR`. */
  readonly ships?: readonly string[];
  readonly palaces?: readonly CardName[];
  /** By row, from row 1; `-` for none. */
  readonly market?: readonly string[];
  readonly prices?: readonly number[];
  /** By side: blue, green, yellow, red, black. */
  readonly gems?: BySeat<readonly number[]>;
  readonly scores?: readonly number[];
  /** Anything else. */
  readonly also?: (s: State) => void;
}

const GEM_NAMES: readonly string[] = parts.GEMS;
const gemNamed = (name: string): number => GEM_NAMES.indexOf(name);
export const cardNamed = (name: CardName): number => (name === "blue" ? parts.BLUE_CARD : parts.cardOf(name));
export const placeNamed = (name: string): number => places.PLACE_NAMES.indexOf(name);
export function shipNamed(card: string): number {
  const [large, a, b] = [card[0], card[2], card[3]].map((letter) => "BGYR-W".indexOf(letter));
  return parts.SHIPS.findIndex((ship) => ship.large === large && ship.small[0] === a && ship.small[1] === b);
}
const counts = (values: readonly number[]): number[] =>
  [0, 1, 2, 3, 4].map((value) => values.filter((other) => other === value).length);

function replaceAll(list: number[], by: readonly number[]): void {
  list.splice(0, list.length, ...by);
}

function arrange(s: State, scene: Scene): void {
  if (scene.order) replaceAll(s.order, scene.order);
  s.round = scene.round ?? s.round;
  if (scene.step !== undefined) s.step = stepBehind(scene.step);
  s.turn = scene.turn ?? 0;
  if (scene.asked !== undefined) s.asked = s.order.indexOf(scene.asked);
  for (const line of (scene.brokers ?? "").split("\n").filter((text) => text.trim() !== "")) {
    const [owner, value, side, place] = line.trim().split(" ");
    if (placeNamed(place) < 0) throw new Error(`no such place: ${line}`);
    s.brokers.owner.push(Number(owner));
    s.brokers.value.push(Number(value));
    s.brokers.up.push(side === "up" ? 1 : 0);
    s.brokers.place.push(placeNamed(place));
    s.brokers.seen.push(0);
  }
  replaceAll(s.laid, scene.laid ?? []);
  for (let seat = 0; seat < s.players; seat++) {
    replaceAll(s.fronts[seat], counts(scene.fronts?.[seat] ?? []));
    replaceAll(s.thrones[seat], scene.thrones?.[seat] ?? []);
    replaceAll(
      s.thronesSeen[seat],
      s.thrones[seat].map(() => 0),
    );
    replaceAll(s.hands[seat], (scene.hands?.[seat] ?? []).map(cardNamed));
    replaceAll(s.fresh[seat], (scene.fresh?.[seat] ?? []).map(cardNamed));
    const placed = counts(s.brokers.value.filter((_, broker) => s.brokers.owner[broker] === seat));
    const elsewhere = counts(s.thrones[seat]).map((count, value) => count + placed[value] + s.fronts[seat][value]);
    const spares = s.options.kingsFavour ? s.round : 0;
    const screen = parts
      .brokersFor(s.options)
      .map((count, value) => Math.max(0, count + (value === 2 ? spares : 0) - elsewhere[value]));
    const given = scene.screens?.[seat];
    replaceAll(s.screens[seat], given ? counts(given) : screen);
  }
  if (scene.ships) replaceAll(s.docked, scene.ships.map(shipNamed));
  if (scene.palaces) replaceAll(s.palaces, scene.palaces.map(cardNamed));
  if (scene.market) replaceAll(s.market, scene.market.map(gemNamed));
  if (scene.prices) replaceAll(s.prices, scene.prices);
  if (scene.scores) replaceAll(s.scores, scene.scores);
  for (const [side, gems] of Object.entries(scene.gems ?? {})) replaceAll(s.gems[Number(side)], gems);
  scene.also?.(s);
}

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A game one can play by writing what seats do: `1 place 4 up q2.palace`. */
export function scene(start: Scene = {}) {
  const players = start.players ?? 4;
  const chance = new FastChance(7);
  const told: Event[] = [];
  const state = ys.setup(readOptions(ys.options, start.options ?? {}, players), players, chance);
  arrange(state, start);
  const play = (text: string): void => {
    for (const line of lines(text)) {
      const { seat, action } = readMove(ys, line);
      act(ys, state, seat, action, chance, (event) => told.push(event));
    }
  };
  return {
    state,
    chance,
    told,
    play,
    /** The code of the refusal that meets a line. */
    refused(line: string): string {
      const before = JSON.stringify(state);
      try {
        play(line);
      } catch (error) {
        if (error instanceof Refusal && JSON.stringify(state) === before) return error.code;
        throw error;
      }
      return "accepted";
    },
    legal(seat: Seat): string[] {
      const list = new ActionList();
      ys.legal(state, seat, list);
      return list.toArray().map((action) => ys.notation.write(action));
    },
    /** Events of one kind, as they were told. */
    events<K extends Event["kind"]>(kind: K): Extract<Event, { kind: K }>[] {
      return told.filter((event): event is Extract<Event, { kind: K }> => event.kind === kind);
    },
    gems: (side: number): Record<string, number> =>
      Object.fromEntries(
        state.gems[side].map((count, gem) => [parts.GEMS[gem], count]).filter(([, count]) => count !== 0),
      ),
    /** Seats that play waits for. */
    waiting: (): Seat[] => [0, 1, 2, 3].filter((seat) => ((ys.deciders(state) >> seat) & 1) === 1),
    view: (viewer: Seat | "spectator") => ys.view(state, viewer),
    /** Where play stands. */
    step: (): ShownStep => ys.view(state, "spectator").step,
  };
}

/** Just before the count: the last seat in turn order passes, and everything is counted. */
export const beforeCount = (rest: Scene) => {
  const order = rest.order ?? Array.from({ length: rest.players ?? 4 }, (_, seat) => seat);
  return scene({ ...rest, order, step: "windowC", asked: order[order.length - 1] });
};

/** Plays on, always the first legal action, until the step is reached. */
export function playUntil(game: ReturnType<typeof scene>, done: (s: State) => boolean): void {
  for (let i = 0; i < 2000 && !done(game.state); i++) {
    const [seat] = game.waiting();
    game.play(`${seat} ${game.legal(seat)[0]}`);
  }
}
