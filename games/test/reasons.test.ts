import { begin, FastChance, firstOf, type GameTypes, keyFromWords, play, readOptions } from "@serai/kernel";
import { type Reasoner, SeatMemories } from "@serai/search";
import { LANGUAGES } from "@serai/words";
import type { AnyReasonText } from "@serai/words/reasons";
import { describe, expect, test } from "vitest";
import { REASONS } from "../list/generated/reasons.ts";
import { gameById } from "../list/index.ts";

const NAMES = ["Anna", "Béla", "Cili", "Dani", "Emma", "Feri"];
const names = (seat: number): string => NAMES[seat] ?? "";

/** Every decision of a game among bots that play by their policy: what is said for each thing that could be done. */
function* toldIn(id: string, reasoner: Reasoner<GameTypes, unknown>, seats: number, seed: string) {
  const { game, bots } = gameById(id);
  const match = begin(game, { options: readOptions(game.options, {}, seats), seats, key: keyFromWords(seed) });
  const memories = new SeatMemories(game, match.state, seats);
  memories.remember(match.events);
  const chance = new FastChance(1);
  const [, apprentice] = bots;
  for (let deciders = game.deciders(match.state); deciders !== 0; deciders = game.deciders(match.state)) {
    const seat = firstOf(deciders);
    const sight = memories.sightOf(match.state, seat);
    // Every third, beginning elsewhere each time: neighbours in the list are told alike.
    for (let i = match.moves.length % 3; i < Math.min(sight.legal.length, 40); i += 3)
      yield { reasons: reasoner.reasons(sight, sight.legal[i]) };
    memories.remember(play(match, seat, apprentice.choose(sight, chance)));
  }
}

describe.each(Object.keys(REASONS))("%s", (id) => {
  const { game } = gameById(id);

  test("every reason is a sentence in every language", async () => {
    const reasoner = await REASONS[id]();
    const texts = await Promise.all(
      LANGUAGES.map(async (language): Promise<AnyReasonText> => {
        return (await import(`../${id}/words/reasons/${language}.ts`)).reasons;
      }),
    );
    const wrong = new Set<string>();
    const told = new Set<string>();
    let count = 0;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      for (const { reasons } of toldIn(id, reasoner, seats, `reasons ${seats}`))
        for (const reason of reasons) {
          count++;
          const same = JSON.stringify(reason);
          if (told.has(same)) continue;
          told.add(same);
          for (const sentence of texts.map((text) => text.reason(reason, names)))
            if (!/^[\p{Lu}\d].*[.!]$/u.test(sentence) || /undefined|NaN| {2}|\[object/.test(sentence))
              wrong.add(sentence);
        }
    expect([...wrong]).toEqual([]);
    expect(count).toBeGreaterThan(100);
  });

  test("reasons are plain data: they are sent from a worker to the page", async () => {
    const reasoner = await REASONS[id]();
    for (const { reasons } of toldIn(id, reasoner, game.seats.min, "plain"))
      expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
  });
});
