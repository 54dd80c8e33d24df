import { has, rank } from "@serai/kernel";
import type { Language } from "@serai/words/game-text";
import type { Screen } from "@serai/words/terminal";
import type { Goofspiel } from "./rules/index.ts";
import { terminal as en } from "./words/en.ts";
import { terminal as hu } from "./words/hu.ts";
import { terminal as nl } from "./words/nl.ts";
import type { TerminalWords } from "./words/terminal-words.ts";

const CARDS = Array.from({ length: 13 }, (_, i) => i + 1);

const WORDS: Readonly<Record<Language, TerminalWords>> = { en, hu, nl };

export const screen: Screen<Goofspiel> = {
  draw(view, { language, names, paint, table }) {
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
  final(view, { language, names, table }) {
    const ranks = rank(view.points.map((points) => [points]));
    const seats = ranks.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
    return table(seats.map((seat) => [`${ranks[seat]}. ${names(seat)}`, WORDS[language].points(view.points[seat])]));
  },
};
