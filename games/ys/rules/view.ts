import type { Seat, SeatSet, Viewer } from "@serai/kernel";
import { highOf, lowOf } from "./actions.ts";
import { type Card, type Gem, hasNeutral, NEUTRAL } from "./parts.ts";
import type { Place } from "./places.ts";
import { cityWon, type Score, scores } from "./score.ts";
import { type ShownStep, type Stage, stepShown } from "./shown.ts";
import { EVERYBODY, type Options, type State, throneSight } from "./state.ts";
import { stepOf } from "./steps/index.ts";

/** What one viewer may know, and nothing else. Numbers mean what they mean in `State`. */
export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly players: number;
  readonly quarters: number;
  readonly turns: number;
  readonly step: ShownStep;
  /** Whom play waits for. */
  readonly waiting: SeatSet;
  readonly round: number;
  readonly order: readonly Seat[];
  readonly picking: readonly Seat[];
  readonly picked: readonly Seat[];
  readonly docked: readonly number[];
  readonly marketShip: number;
  readonly market: readonly Gem[];
  readonly prices: readonly number[];
  readonly palaces: readonly Card[];
  /** In the order of placing; after a round until the first bid of the next. */
  readonly brokers: readonly BrokerView[];
  readonly turn: number;
  readonly laid: readonly number[];
  readonly asked: number;
  readonly bishop: Seat;
  readonly illusionist: Seat;
  readonly spy: Seat;
  readonly intriguer: Seat;
  readonly looks: number;
  readonly merchant: number;
  readonly marked: number;
  readonly throneSwap: readonly number[];
  readonly closedBy: Seat;
  readonly closed: number;
  readonly stage: Stage;
  readonly counted: number;
  readonly ranking: readonly Seat[];
  readonly picks: number;
  readonly cargo: readonly number[];
  readonly columns: readonly number[];
  readonly seats: readonly SeatView[];
  readonly neutral?: NeutralView;
  /** Two players, at the end: the neutral has strictly more points than the better human (Y-5.7). */
  readonly cityWon?: boolean;
  /** What only the viewer knows of its own. */
  readonly own?: OwnView;
  /** What the last action showed to one seat alone, and to which one; -1 for nothing. The value is with the broker. */
  readonly sightSeat: Seat;
  readonly sight: number;
}

export interface BrokerView {
  /** A seat, or the neutral. */
  readonly owner: Seat;
  readonly place: Place;
  readonly up: boolean;
  /** Where the viewer sees it. */
  readonly value?: number;
  readonly seen: SeatSet;
}

export interface SeatView {
  readonly score: number;
  readonly gems: readonly number[];
  /** Brokers in front of the screen, by value. */
  readonly front: readonly number[];
  /** Y-3.8: which of them came last, -1 before. */
  readonly last: number;
  /** How many are behind it. */
  readonly behind: number;
  readonly throne: readonly ThroneView[];
  /** How many characters it may play, and how many it won this round. */
  readonly cards: number;
  readonly fresh: number;
  /** This round, in the order of playing. */
  readonly played: readonly Card[];
  /** At the end. */
  readonly final?: Score;
}

export interface ThroneView {
  readonly value?: number;
  readonly seen: SeatSet;
}

export interface NeutralView {
  readonly score: number;
  readonly gems: readonly number[];
  /** Brokers left to place, by the seat that places them. */
  readonly left: readonly number[];
  readonly final?: Score;
}

export interface OwnView {
  /** Brokers behind the screen, by value. */
  readonly screen: readonly number[];
  readonly hand: readonly Card[];
  readonly fresh: readonly Card[];
  /** While others still bid. */
  readonly bid?: readonly number[];
  /** Y-5.5 `known`: the neutral brokers it has left. */
  readonly neutrals?: readonly number[];
}

export function view(s: State, viewer: Viewer): View {
  const final = s.step === "over" ? scores(s) : undefined;
  return {
    viewer,
    options: s.options,
    players: s.players,
    quarters: s.quarters,
    turns: s.turns,
    step: stepShown(s),
    waiting: stepOf(s).deciders(s),
    round: s.round,
    order: [...s.order],
    picking: [...s.picking],
    picked: [...s.picked],
    docked: [...s.docked], // Y-3.2
    marketShip: s.marketShip, // Y-3.3
    market: [...s.market],
    prices: [...s.prices],
    palaces: [...s.palaces], // Y-3.1
    brokers: s.brokers.owner.map((owner, broker) => ({
      owner,
      place: s.brokers.place[broker],
      up: s.brokers.up[broker] === 1,
      ...(seesBroker(s, viewer, broker) && { value: s.brokers.value[broker] }),
      seen: s.brokers.seen[broker],
    })),
    turn: s.turn,
    laid: [...s.laid],
    asked: s.asked,
    bishop: s.bishop,
    illusionist: s.illusionist,
    spy: s.spy,
    intriguer: s.intriguer,
    looks: s.looks,
    merchant: s.merchant,
    marked: s.marked,
    throneSwap: [...s.throneSwap], // Y-7.1
    closedBy: s.closedBy,
    closed: s.closed,
    stage: s.phase,
    counted: s.counted,
    ranking: [...s.ranking],
    picks: s.picks,
    cargo: [...s.cargo],
    columns: [...s.columns],
    seats: s.order.map((_, seat) => ({
      score: s.scores[seat],
      gems: [...s.gems[seat]], // Y-1.2
      front: [...s.fronts[seat]], // Y-3.4, Y-3.8
      last: s.lasts[seat],
      behind: s.screens[seat].reduce((sum, count) => sum + count, 0),
      throne: s.thrones[seat].map((value, slot) => ({
        ...(seesThrone(s, viewer, seat, slot) && { value }),
        seen: s.thronesSeen[seat][slot],
      })),
      cards: s.hands[seat].length, // Y-6.1
      fresh: s.fresh[seat].length,
      played: [...s.played[seat]],
      ...(final && { final: final[seat] }),
    })),
    ...(hasNeutral(s.players) && {
      neutral: {
        score: s.scores[NEUTRAL],
        gems: [...s.gems[NEUTRAL]],
        left: s.neutrals.map((set) => set.length),
        ...(final && { final: final[NEUTRAL] }),
      },
    }),
    ...(final && hasNeutral(s.players) && { cityWon: cityWon(final) }),
    ...(viewer !== "spectator" && { own: ownView(s, viewer) }),
    sightSeat: s.sightSeat,
    sight: s.sight,
  };
}

function ownView(s: State, seat: Seat): OwnView {
  const bid = s.bids[seat];
  return {
    screen: [...s.screens[seat]], // Y-1.1
    hand: [...s.hands[seat]],
    fresh: [...s.fresh[seat]],
    ...(bid >= 0 && { bid: [highOf(bid), lowOf(bid)] }),
    ...(hasNeutral(s.players) && s.options.neutralValues === "known" && { neutrals: [...s.neutrals[seat]] }),
  };
}

/** Y-2.2 `recall`: what its owner, a Spy, or everybody has seen stays in sight; without it, only what lies face up. */
function remembers(s: State, viewer: Viewer, owner: Seat, seen: SeatSet): boolean {
  if (!s.options.recall) return false;
  return viewer === owner || (seen & EVERYBODY) !== 0 || (viewer !== "spectator" && ((seen >> viewer) & 1) === 1);
}

function seesBroker(s: State, viewer: Viewer, broker: number): boolean {
  const { owner, up, seen } = s.brokers;
  if (up[broker] === 1 || (viewer === s.sightSeat && s.sight === broker)) return true;
  return remembers(s, viewer, owner[broker], seen[broker]);
}

/** Y-7.1: the throne room is turned up at the end. */
function seesThrone(s: State, viewer: Viewer, owner: Seat, slot: number): boolean {
  if (s.step === "over" || (viewer === s.sightSeat && s.sight === throneSight(owner, slot))) return true;
  return remembers(s, viewer, owner, s.thronesSeen[owner][slot]);
}
