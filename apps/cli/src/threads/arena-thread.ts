import { parentPort } from "node:worker_threads";
import { gameById } from "@serai/games/list/index.ts";
import { type AnyBot, type Contest, type Pairing, type PairingResult, playPairing, type Thinking } from "@serai/search";
import { seatedBot } from "../seated-bot.ts";

export interface ArenaTask {
  readonly contest: Contest;
  readonly pairing: Pairing;
  /** For those that take as many as there is time for; the levels' own number without it. */
  readonly iterations?: number;
  /** The same as time: then results depend on the machine. */
  readonly milliseconds?: number;
}

export interface ArenaAnswer {
  readonly contest: Contest;
  readonly result: PairingResult;
}

/** By game and word: a network is read once. */
const seated = new Map<string, AnyBot>();

parentPort?.on("message", ({ contest, pairing, iterations, milliseconds }: ArenaTask) => {
  const entry = gameById(contest.game);
  const bots = contest.seats.map((word) => {
    const key = `${contest.game} ${word}`;
    const bot = seated.get(key) ?? seatedBot(entry, word);
    seated.set(key, bot);
    return bot;
  });
  const thinking = thinkingFor(iterations, milliseconds);
  const answer: ArenaAnswer = { contest, result: playPairing(entry.game, bots, contest, pairing, thinking) };
  parentPort?.postMessage(answer);
});

function thinkingFor(iterations = Number.POSITIVE_INFINITY, milliseconds?: number): Thinking | undefined {
  if (milliseconds === undefined)
    return iterations === Number.POSITIVE_INFINITY ? undefined : { goOn: (done) => done < iterations };
  let before = 0;
  let start = 0;
  return {
    goOn(done) {
      // Bots count the iterations of a decision: a lower number than before is the next decision.
      if (done <= before || before === 0) start = performance.now();
      before = done;
      return done < iterations && performance.now() - start < milliseconds;
    },
  };
}
