import type { TerminalWords } from "../terminal-words.ts";
import { areas, characters, gems, NEUTRAL_NAME } from "./names.ts";

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  gems,
  areas,
  characters,
  neutral: NEUTRAL_NAME,
  when: (round, rounds) => `Forduló: ${round}/${rounds}`,
  turn: (turn, turns) => `lerakás: ${turn}/${turns}`,
  order: "sorrend",
  quarter: (number) => `${number}. negyed`,
  ship: "hajó",
  large: "2×",
  points: (points) => `${points} pont`,
  closed: "lezárta",
  market: "Piac",
  row: (number) => `${number}. sor`,
  price: "ár",
  front: "paraván előtt",
  behind: (count) => `mögötte ${count}`,
  throne: "trónterem",
  cards: (ready, fresh) => `lapok: ${ready}${fresh > 0 ? ` + ${fresh} új` : ""}`,
  played: "kijátszva",
  ownScreen: "A paravánod mögött",
  ownCards: "A lapjaid",
  ownFresh: "A következő fordulótól",
  track: "eddig",
  total: "összesen",
};
