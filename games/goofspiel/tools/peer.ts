import { createRequire } from "node:module";
import { FastChance } from "@serai/kernel";
import type { Ctx, Game } from "boardgame.io";
import type { Peer } from "../../list/peer.ts";

/*
 * The same Goofspiel on boardgame.io, in the quickest way it sensibly has: its game reducer called directly, as its
 * own master and bots do, without a client, a store, subscriptions or a network; undo switched off; NODE_ENV is
 * "production" (see bench/worker.ts). The game is written the way its tutorial writes one: plain state, moves that change an
 * immer draft, `endIf`, everybody active in one long turn, and legal moves listed by `ai.enumerate`. The dice are its
 * own random plugin for the prizes; the players' choices use the same quick generator as ours.
 */

const CARDS = 13;

interface State {
  prizes: number[];
  prize: number;
  hands: number[][];
  bids: number[];
  points: number[];
}

function settle(G: State): void {
  const highest = Math.max(...G.bids);
  const winner = G.bids.indexOf(highest);
  if (winner === G.bids.lastIndexOf(highest)) G.points[winner] += G.prize;
  G.bids.fill(0);
  G.prize = G.prizes.pop() ?? 0;
}

const goofspiel: Game<State> = {
  name: "goofspiel",
  disableUndo: true,
  setup({ ctx, random }) {
    const prizes = random.Shuffle(Array.from({ length: CARDS }, (_, i) => i + 1));
    const each = <X>(make: () => X): X[] => Array.from({ length: ctx.numPlayers }, make);
    return {
      prize: prizes.pop() ?? 0,
      prizes,
      hands: each(() => Array.from({ length: CARDS }, (_, i) => i + 1)),
      bids: each(() => 0),
      points: each(() => 0),
    };
  },
  // "" is no stage: all may move, with the moves below.
  turn: { activePlayers: { all: "" } },
  moves: {
    bid({ G, playerID }, card: number) {
      const seat = Number(playerID);
      const at = G.hands[seat].indexOf(card);
      if (at < 0 || G.bids[seat] !== 0) return "INVALID_MOVE";
      G.hands[seat].splice(at, 1);
      G.bids[seat] = card;
      if (G.bids.every((bid) => bid !== 0)) settle(G);
      return undefined;
    },
  },
  endIf: ({ G }) => (G.prize === 0 ? { points: G.points } : undefined),
  ai: {
    enumerate: (G, _ctx, playerID) =>
      G.bids[Number(playerID)] === 0 ? G.hands[Number(playerID)].map((card) => ({ move: "bid", args: [card] })) : [],
  },
};

/** What is used of "boardgame.io/internal", which Node cannot import as a module. */
interface Internal {
  InitializeGame(start: { game: Game<State>; numPlayers: number }): Moment;
  CreateGameReducer(of: { game: Game<State> }): (state: Moment, action: MakeMove) => Moment;
}

interface Moment {
  readonly G: State;
  readonly ctx: Ctx;
}

interface MakeMove {
  readonly type: "MAKE_MOVE";
  readonly payload: { readonly type: string; readonly args: readonly unknown[]; readonly playerID: string };
}

function playOut(seats: number): () => number {
  const internal: Internal = createRequire(import.meta.url)("boardgame.io/internal");
  const reduce = internal.CreateGameReducer({ game: goofspiel });
  const chance = new FastChance(1);
  const players = Array.from({ length: seats }, (_, seat) => String(seat));
  return () => {
    let moment = internal.InitializeGame({ game: goofspiel, numPlayers: seats });
    let decisions = 0;
    while (moment.ctx.gameover === undefined) {
      for (const playerID of players) {
        const moves = goofspiel.ai?.enumerate(moment.G, moment.ctx, playerID) ?? [];
        const choice = moves[chance.int(moves.length)];
        if (!("move" in choice)) throw new Error("boardgame.io: nothing to choose");
        const payload = { type: choice.move, args: choice.args ?? [], playerID };
        moment = reduce(moment, { type: "MAKE_MOVE", payload });
        decisions++;
      }
    }
    if (decisions !== CARDS * seats) throw new Error(`boardgame.io: ${decisions} decisions`);
    return decisions;
  };
}

export const peer: Peer = { library: "boardgame.io", seats: [2, 4], playOut };
