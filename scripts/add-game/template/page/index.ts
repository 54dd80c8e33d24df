import { rank } from "@serai/kernel";
import { simplePage } from "@serai/ui/simple-page.tsx";
import { game, pointsOf, sourcesOf, type Types } from "../rules/index.ts";

/** Drawn from the view and the list of moves; a board, a hand or a scoring of its own goes here. */
export const page = simplePage<Types>({
  game,
  seats(view) {
    const scores = pointsOf(view);
    const ranks = rank(scores.map((score) => [score]));
    const sources = sourcesOf(view);
    return scores.map((total, seat) => ({ total, rank: ranks[seat], sources: sources[seat] }));
  },
});
