import type { AnyGame } from "@serai/kernel";
import { Refusal } from "@serai/kernel/refusal";
import type { WholeParts } from "./entry.ts";
import { FROZEN } from "./generated/frozen.ts";

export interface RulesVersion {
  readonly game: string;
  readonly rules: number;
}

const nameOf = (game: string, rules: number): string => `${game} ${rules}`;

/** Earlier versions of rules that are kept for games that began with them. */
export const frozenVersions: readonly RulesVersion[] = [...FROZEN.keys()].map((name) => {
  const [game, rules] = name.split(" ");
  return { game, rules: Number(rules) };
});

export const isFrozen = (game: string, rules: number): boolean => FROZEN.has(nameOf(game, rules));

/** Rules and bots of an earlier version, fetched when a game of it is opened; `undefined` where it is not kept. */
export async function frozenParts(game: string, rules: number): Promise<WholeParts | undefined> {
  const parts = await FROZEN.get(nameOf(game, rules))?.();
  return parts && { ...parts, game: withOurRefusals(parts.game) };
}

/** A frozen file has everything it needs in it, its own kernel too: only its refusals have to be known as such outside. */
const withOurRefusals = (game: AnyGame): AnyGame => ({
  ...game,
  whyNot(state, seat, action) {
    const { code, params } = game.whyNot(state, seat, action);
    return new Refusal(code, params);
  },
});
