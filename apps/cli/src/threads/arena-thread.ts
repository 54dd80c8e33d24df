import { parentPort } from "node:worker_threads";
import { botOf, gameById } from "@serai/games/list/index.ts";
import { type Contest, type Pairing, type PairingResult, playPairing, type Thinking } from "@serai/search";

export interface ArenaTask {
  readonly contest: Contest;
  readonly pairing: Pairing;
  /** For those that take as many as there is time for; the levels' own number without it. */
  readonly iterations?: number;
}

export interface ArenaAnswer {
  readonly contest: Contest;
  readonly result: PairingResult;
}

parentPort?.on("message", ({ contest, pairing, iterations }: ArenaTask) => {
  const boxed = gameById(contest.game);
  const bots = contest.seats.map((id) => botOf(boxed, id));
  const thinking: Thinking | undefined =
    iterations === undefined ? undefined : { goOn: (done: number) => done < iterations };
  const answer: ArenaAnswer = { contest, result: playPairing(boxed.game, bots, contest, pairing, thinking) };
  parentPort?.postMessage(answer);
});
