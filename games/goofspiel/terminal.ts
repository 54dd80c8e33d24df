import type { Goofspiel } from "@serai/goofspiel";
import { has, rank } from "@serai/kernel";
import { table } from "../layout.ts";
import { WORDS } from "./goofspiel-words.ts";
import type { Screen } from "./screen.ts";

const CARDS = Array.from({ length: 13 }, (_, i) => i + 1);

export const goofspiel: Screen<Goofspiel> = {
  draw(view, { language, names, paint }) {
    const words = WORDS[language];
    if (view.prize === 0) return [];
    const ahead = view.ahead.length > 0 ? `   (${words.ahead}: ${view.ahead.join(" ")})` : "";
    const seats = view.hands.map((hand, seat) => [
      `  ${seat === view.viewer ? paint("bold", names(seat)) : names(seat)}`,
      words.points(view.points[seat]),
      `${words.holds}: ${CARDS.filter((card) => has(hand, card)).join(" ") || "–"}`,
      has(view.waiting, seat) ? "" : `(${words.hasBid})`,
    ]);
    return [paint("bold", words.prize(view.prize)) + ahead, ...table(seats)];
  },
  final(view, { language, names }) {
    const ranks = rank(view.points.map((points) => [points]));
    const seats = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
    return table(seats.map((seat) => [`${ranks[seat]}. ${names(seat)}`, WORDS[language].points(view.points[seat])]));
  },
};
