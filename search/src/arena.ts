import { FastChance, type Game, type GameTypes, keyFromWords, readOptions } from "@serai/kernel";
import type { Bot, Thinking } from "./bot.ts";
import { playGame } from "./play-game.ts";

/** Who plays whom, and how often. The same contest gives the same games anywhere. */
export interface Contest {
  readonly game: string;
  /** A bot's id a seat. */
  readonly seats: readonly string[];
  /** Different deals; each is played once for every way to turn the seats round. */
  readonly deals: number;
  readonly seed: number;
}

/** One game of a contest. */
export interface Pairing {
  readonly deal: number;
  /** How many seats everybody has moved on. */
  readonly turn: number;
}

/** By contender, in the order of the contest's seats. */
export interface PairingResult extends Pairing {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
}

/** Mirrored deals: every contender plays every deal from every seat, so that luck of the deal evens out. */
export function schedule({ seats, deals }: Contest): Pairing[] {
  return Array.from({ length: deals * seats.length }, (_, i) => ({
    deal: Math.floor(i / seats.length),
    turn: i % seats.length,
  }));
}

export function playPairing<T extends GameTypes>(
  game: Game<T>,
  bots: readonly Bot<T>[],
  { seed }: Pick<Contest, "seed">,
  { deal, turn }: Pairing,
  thinking?: Thinking,
): PairingResult {
  const players = bots.length;
  const seatOf = (contender: number): number => (contender + turn) % players;
  const seated = bots.map((_, seat) => bots[(seat - turn + players) % players]);
  const { state } = playGame({
    game,
    options: readOptions(game.options, {}, players),
    key: keyFromWords(`arena ${seed} ${deal}`),
    bots: seated,
    biasSeed: `arena ${seed} ${deal} ${turn}`,
    chance: new FastChance((seed * 100_003 + deal) * players + turn),
    ...(thinking && { thinking }),
  });
  const result = game.result(state);
  if (result === undefined) throw new Error(`${game.id}: a game of the arena has no result`);
  const winners = result.ranks.filter((rank) => rank === 1).length;
  return {
    deal,
    turn,
    shares: bots.map((_, contender) => (result.ranks[seatOf(contender)] === 1 ? 1 / winners : 0)),
    scores: bots.map((_, contender) => result.scores[seatOf(contender)]),
  };
}

/** How all seats of one bot did together. */
export interface BotResult {
  readonly bot: string;
  readonly seats: number;
  readonly games: number;
  /** The share of games won by one of them, and what would be fair. */
  readonly share: number;
  readonly fair: number;
  /** Wilson, 95 %, taking games as independent. */
  readonly low: number;
  readonly high: number;
  /** Half the width of a 95 % interval from redrawing whole deals, whose games are not independent. */
  readonly byDeals: number;
  readonly score: number;
}

export function tally({ seats, seed }: Contest, results: readonly PairingResult[]): BotResult[] {
  const games = results.length;
  return [...new Set(seats)].map((bot) => {
    const own = seats.flatMap((id, contender) => (id === bot ? [contender] : []));
    const sum = (values: readonly number[]): number => own.reduce((total, contender) => total + values[contender], 0);
    const wins = results.map(({ deal, shares }) => ({ deal, won: sum(shares) }));
    const share = wins.reduce((total, { won }) => total + won, 0) / games;
    const scores = results.reduce((total, result) => total + sum(result.scores), 0);
    return {
      bot,
      seats: own.length,
      games,
      share,
      fair: own.length / seats.length,
      ...wilson(share, games),
      byDeals: redrawn(wins, seed),
      score: scores / games / own.length,
    };
  });
}

const Z = 1.96;

/** Wilson's interval for a share of so many games. */
export function wilson(share: number, games: number): { readonly low: number; readonly high: number } {
  const z2 = (Z * Z) / games;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games))) / (1 + z2);
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

const REDRAWS = 400;

/** Bootstrap over deals. */
function redrawn(wins: readonly { readonly deal: number; readonly won: number }[], seed: number): number {
  const byDeal = new Map<number, number[]>();
  for (const { deal, won } of wins) byDeal.set(deal, [...(byDeal.get(deal) ?? []), won]);
  const means = [...byDeal.values()].map((all) => all.reduce((sum, won) => sum + won, 0) / all.length);
  const luck = new FastChance(seed);
  const drawn = Array.from({ length: REDRAWS }, () => {
    let sum = 0;
    for (let i = 0; i < means.length; i++) sum += means[luck.int(means.length)];
    return sum / means.length;
  });
  const mean = drawn.reduce((sum, one) => sum + one, 0) / REDRAWS;
  return Z * Math.sqrt(drawn.reduce((sum, one) => sum + (one - mean) ** 2, 0) / REDRAWS);
}
