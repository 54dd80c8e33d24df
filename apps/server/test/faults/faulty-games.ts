import { getEnvironmentData, isMainThread, setEnvironmentData } from "node:worker_threads";
import { type GameEntry, gameById } from "@serai/games/list/index.ts";
import type { AnyGame } from "@serai/kernel";
import type { AnyBot } from "@serai/search";
import { gamesOf } from "../../src/games/registry.ts";

/** These games for a server, with short time limits: a loop is found out within a second. */
export const FAULTY = {
  games: import.meta.url,
  timeLimits: { rules: 200, apart: 400, bot: 400 },
};

/** A card that no rules should be asked about: bidding it causes the fault. */
export const FATAL = "bid 13";
const FATAL_ACTION = 13;
/** No card has it. */
export const ILLEGAL_ACTION = 4_711;

const goofspiel = gameById("goofspiel");

const ALL_LEVELS = ["master", "merchant", "trader", "apprentice"];

function loop(): never {
  for (;;);
}

function fail(): never {
  throw new Error("planted");
}

/** Goofspiel in which a bid of 13 meets the fault, live and read from the log. */
function faulty(id: string, fault: () => never): GameEntry {
  const rules = goofspiel.game;
  const game: AnyGame = {
    ...rules,
    id,
    apply(state, seat, action, chance, tell) {
      if (action === FATAL_ACTION) fault();
      rules.apply(state, seat, action, chance, tell);
    },
  };
  return { ...goofspiel, game };
}

/** Goofspiel of which some bots meet the fault. */
export function withBots(id: string, fault: () => number, failing: readonly string[]): GameEntry {
  const bots = goofspiel.bots.map(
    (bot): AnyBot => ({
      id: bot.id,
      choose: (sight, chance, thinking) => (failing.includes(bot.id) ? fault() : bot.choose(sight, chance, thinking)),
    }),
  );
  return { ...goofspiel, game: { ...goofspiel.game, id }, bots };
}

const ASKED = "how often bots that fail at times were asked";
if (isMainThread) setEnvironmentData(ASKED, new SharedArrayBuffer(4));

/** Whichever thread it is asked in. */
function isFirstOfTwo(): boolean {
  const asked = getEnvironmentData(ASKED);
  return asked instanceof SharedArrayBuffer && Atomics.add(new Int32Array(asked), 0, 1) % 2 === 0;
}

/** Goofspiel whose bots fail every second time they are asked. */
function failingAtTimes(id: string): GameEntry {
  const bots = goofspiel.bots.map(
    (bot): AnyBot => ({
      id: bot.id,
      choose: (sight, chance, thinking) => (isFirstOfTwo() ? fail() : bot.choose(sight, chance, thinking)),
    }),
  );
  return { ...goofspiel, game: { ...goofspiel.game, id }, bots };
}

const planted = [
  faulty("loop", loop),
  faulty("throw", fail),
  withBots("merchant-loops", loop, ["merchant"]),
  withBots("bots-throw", fail, ALL_LEVELS),
  failingAtTimes("bots-throw-at-times"),
  withBots("master-cheats", () => ILLEGAL_ACTION, ["master"]),
];

export const games = gamesOf([...planted, goofspiel]);
