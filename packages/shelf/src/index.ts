import {
  type AnyBot,
  byzanzKnowledge,
  byzanzLevels,
  byzanzSimple,
  goofspielKnowledge,
  goofspielLevels,
  goofspielSimple,
  type Knowledge,
  type LevelId,
  random,
  sultanKnowledge,
  sultanLevels,
  sultanSimple,
  ysKnowledge,
  ysLevels,
  ysSimple,
} from "@serai/bots";
import { byzanz, checks as byzanzChecks } from "@serai/byzanz";
import { goofspiel, checks as goofspielChecks } from "@serai/goofspiel";
import { type AnyGame, type Checks, type CommonRefusal, type GameTypes, refuse } from "@serai/kernel";
import { sultan, checks as sultanChecks } from "@serai/sultan";
import { ys, checks as ysChecks } from "@serai/ys";

/** A game with everything that is known about it below the page. */
export interface Boxed {
  readonly game: AnyGame;
  readonly checks: Checks<GameTypes>;
  /** Weakest first. */
  readonly bots: readonly AnyBot[];
  /** The first bot the game ever had: what the others are measured against. */
  readonly simple: AnyBot;
  /** What those that search know of the game. */
  readonly knowledge: Knowledge<GameTypes>;
}

/** The bot that sits down where nobody says which: good company for most, and quick to answer. */
export const DEFAULT_BOT: LevelId = "trader";

const SHELF: ReadonlyMap<string, Boxed> = new Map(
  [
    {
      game: sultan,
      checks: sultanChecks,
      bots: [random, ...sultanLevels],
      simple: sultanSimple,
      knowledge: sultanKnowledge,
    },
    {
      game: byzanz,
      checks: byzanzChecks,
      bots: [random, ...byzanzLevels],
      simple: byzanzSimple,
      knowledge: byzanzKnowledge,
    },
    { game: ys, checks: ysChecks, bots: [random, ...ysLevels], simple: ysSimple, knowledge: ysKnowledge },
    {
      game: goofspiel,
      checks: goofspielChecks,
      bots: [random, ...goofspielLevels],
      simple: goofspielSimple,
      knowledge: goofspielKnowledge,
    },
  ].map((boxed: Boxed) => [boxed.game.id, boxed]),
);

export const gameIds = (): string[] => [...SHELF.keys()];

export function takeDown(id: string): Boxed {
  const boxed = SHELF.get(id);
  if (boxed === undefined) throw refuse<CommonRefusal>("unknown-game", { game: id.slice(0, 40) });
  return boxed;
}

export function botOf({ game, bots, simple }: Boxed, id: string): AnyBot {
  const bot = [...bots, simple].find((one) => one.id === id);
  if (bot === undefined) throw refuse<CommonRefusal>("unknown-bot", { bot: id.slice(0, 40), game: game.id });
  return bot;
}
