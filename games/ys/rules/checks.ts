import type { Chance, Checks, Seat, Viewer } from "@serai/kernel";
import { bid, highOf, lowOf } from "./actions.ts";
import { spread } from "./board.ts";
import { cardOf, hasNeutral, NEUTRAL } from "./parts.ts";
import type { State, Ys } from "./state.ts";
import { type View, view } from "./view.ts";

/** One hidden thing: what it is now, and how to make it another. */
interface Hidden {
  readonly value: number;
  set(value: number): void;
}

const inList = (list: number[], at: number): Hidden => ({
  value: list[at],
  set: (value) => {
    list[at] = value;
  },
});

function swapTwo(hidden: readonly Hidden[], chance: Chance): void {
  if (hidden.length < 2) return;
  const a = hidden[chance.int(hidden.length)];
  const b = hidden[chance.int(hidden.length)];
  if (a === b) return;
  a.set(b.value);
  b.set(a.value);
}

export const checks: Checks<Ys> = {
  bounds: { view: 6_000, state: 3_000, actions: 480, moves: 600 },
  /** Exchanges two brokers, characters or ships that the viewer does not see, or a choice it has not been shown. */
  exchange(s, viewer, chance) {
    const seat = chance.int(s.players);
    switch (chance.int(6)) {
      case 0:
        return swapTwo(
          s.ships.map((_, at) => inList(s.ships, at)),
          chance,
        );
      case 1:
        return exchangeCharacters(s, viewer, chance);
      case 2:
        return exchangeNeutrals(s, viewer, seat, chance);
      case 3:
        return exchangeChoice(s, viewer, seat, chance);
      default:
        return exchangeBrokers(s, viewer, seat, chance);
    }
  },
};

/** Cards in piles and in others' hands; those that act when won are never held. */
function exchangeCharacters(s: State, viewer: Viewer, chance: Chance): void {
  const held = s.hands.flatMap((_, seat) => (seat === viewer ? [] : [s.hands[seat], s.fresh[seat]]));
  const playable = s.piles.flatMap((pile) =>
    pile.flatMap((card, at) => (card < cardOf("prince") ? [inList(pile, at)] : [])),
  );
  const inHands = held.flatMap((cards) => cards.map((_, at) => inList(cards, at)));
  if (chance.int(2) === 0) swapTwo([...playable, ...inHands], chance);
  else
    swapTwo(
      s.piles.flatMap((pile) => pile.map((_, at) => inList(pile, at))),
      chance,
    );
  for (const cards of held) cards.sort((a, b) => a - b);
}

function exchangeNeutrals(s: State, viewer: Viewer, seat: Seat, chance: Chance): void {
  if (!hasNeutral(s.players)) return;
  const seen = view(s, viewer);
  const blind = s.options.neutralValues === "blind";
  const hidden = hiddenOnBoard(
    s,
    seen,
    (broker) => s.brokers.owner[broker] === NEUTRAL && placerOf(s, broker) === seat,
  );
  const set = s.neutrals[seat];
  if (blind || seat !== viewer) hidden.push(...set.map((_, at) => inList(set, at)));
  swapTwo(hidden, chance);
  if (!blind) set.sort((a, b) => a - b);
}

/** Y-5.5: every turn of a seat places three brokers. */
const placerOf = (s: State, broker: number): Seat => s.order[Math.floor(broker / 3) % s.players];

function hiddenOnBoard(s: State, seen: View, test: (broker: number) => boolean): Hidden[] {
  return seen.brokers.flatMap(({ value }, broker) =>
    value === undefined && test(broker) ? [inList(s.brokers.value, broker)] : [],
  );
}

/** A bid, or a broker for the throne room, that others wait to see. */
function exchangeChoice(s: State, viewer: Viewer, seat: Seat, chance: Chance): void {
  if (seat === viewer) return;
  if (s.bids[seat] >= 0) {
    const behind = spread(s.screens[seat]);
    chance.shuffle(behind);
    s.bids[seat] = bid(Math.max(behind[0], behind[1]), Math.min(behind[0], behind[1]));
  } else if (s.step === "favour" && s.thrones[seat].length > s.round) {
    const front = spread(s.fronts[seat]);
    s.thrones[seat][s.round] = front[chance.int(front.length)];
  }
}

/** A seat's brokers, wherever they lie unseen. */
function exchangeBrokers(s: State, viewer: Viewer, seat: Seat, chance: Chance): void {
  const seen = view(s, viewer);
  const screen = s.screens[seat];
  const hidden = hiddenOnBoard(s, seen, (broker) => s.brokers.owner[broker] === seat);
  seen.seats[seat].throne.forEach(({ value }, slot) => {
    // One that has just been chosen is still in front for all to see.
    if (value === undefined && slot < s.round) hidden.push(inList(s.thrones[seat], slot));
  });
  if (seat !== viewer) {
    const bidden = s.bids[seat] >= 0 ? [highOf(s.bids[seat]), lowOf(s.bids[seat])] : [];
    const behind = spread(screen);
    for (const value of bidden) behind.splice(behind.indexOf(value), 1);
    for (const value of behind)
      hidden.push({
        value,
        set(other) {
          screen[value]--;
          screen[other]++;
        },
      });
  }
  swapTwo(hidden, chance);
}
