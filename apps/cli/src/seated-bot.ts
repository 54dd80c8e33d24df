import { readFileSync } from "node:fs";
import { botOf, type GameEntry } from "@serai/games/list/index.ts";
import type { AnyBot } from "@serai/search";
import { learntLevels } from "@serai/search/learn/levels";
import type { Model } from "@serai/search/learn/model";
import { JUDGED_BY_NETWORK, withNetworkEvaluation } from "@serai/search/learn/network-evaluation";
import { readModel } from "@serai/search/learn/read-model";
import { searchBot } from "@serai/search/search/search-bot";
import { STYLES } from "@serai/search/search/style";

/** The file cannot be read, or holds something else. */
export class BadNetwork extends Error {
  readonly file: string;

  constructor(file: string, cause: unknown) {
    super(`${file} is no network of a game`, { cause });
    this.file = file;
  }
}

/**
 * Who sits on a seat of the arena: a bot by its id, or a Master by a network's file, which ends in `.json`; a
 * style may follow, as in `master:bold`.
 */
export function seatedBot(entry: GameEntry, word: string): AnyBot {
  const style = STYLES.find((one) => word.endsWith(`:${one}`));
  if (style === undefined) return named(entry, word);
  const bot = named(entry, word.slice(0, -1 - style.length));
  return { id: word, choose: (sight, chance, thinking) => bot.choose({ ...sight, style }, chance, thinking) };
}

function named(entry: GameEntry, word: string): AnyBot {
  if (!word.endsWith(".json")) return botOf(entry, word);
  const model = modelIn(word);
  return { ...(isForValue(model) ? valueMaster(entry, model) : learntMaster(entry, model)), id: word };
}

/** One that knows no action says who will win, and nothing else. */
const isForValue = ({ vocabulary }: Model): boolean => vocabulary.length === 0;

function learntMaster({ game, knowledge }: GameEntry, model: Model): AnyBot {
  const [, , , master] = learntLevels(game, knowledge, model);
  return master;
}

/** The policy that the game has, and the network's word where a playout is cut: after a turn or round. */
const valueMaster = ({ game, knowledge }: GameEntry, model: Model): AnyBot =>
  searchBot("master", game, withNetworkEvaluation(game, knowledge, model), JUDGED_BY_NETWORK);

function modelIn(file: string): Model {
  try {
    return readModel(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new BadNetwork(file, error);
  }
}
