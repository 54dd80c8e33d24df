import type { OfflineGame } from "@serai/games/list/offline.ts";
import { type Action, FastChance } from "@serai/kernel";
import type { AnyBot, Thinking } from "@serai/search";
import { levelOf } from "@serai/search/levels";
import type { SeatSight } from "@serai/table";

/** The bot that plays where none is named: an average one, quick to answer. */
export const DEFAULT_BOT = "trader";

/** Asking the clock costs as much as a good part of an iteration. */
const BETWEEN_LOOKS = 8;

const until = (end: number): Thinking => ({
  goOn: (iterations) => iterations % BETWEEN_LOOKS !== 0 || performance.now() < end,
});

const luck = (): number => crypto.getRandomValues(new Uint32Array(1))[0];

/** An answer takes its level's time, whatever the seat holds: what thinking leaves of it is waited for. */
export async function think({ levels }: OfflineGame, id: string, sight: SeatSight): Promise<Action> {
  const end = performance.now() + (levelOf(id)?.milliseconds ?? 0);
  const action = choose(levels.find((level) => level.id === id) ?? levels[0], sight, until(end));
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, end - performance.now())));
  return action;
}

/** Always an answer: a bot that fails plays any legal action. */
function choose(bot: AnyBot, sight: SeatSight, thinking: Thinking): Action {
  const chance = new FastChance(luck());
  try {
    const action = bot.choose(sight, chance, thinking);
    if (sight.legal.includes(action)) return action;
    console.error(`${bot.id} chose what is not legal`);
  } catch (error) {
    console.error(`${bot.id} failed`, error);
  }
  return sight.legal[chance.int(sight.legal.length)];
}
