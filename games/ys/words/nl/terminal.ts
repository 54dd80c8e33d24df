import type { TerminalWords } from "../terminal-words.ts";
import { areas, characters, gems, NEUTRAL_NAME } from "./names.ts";

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  gems,
  areas,
  characters,
  neutral: NEUTRAL_NAME,
  when: (round, rounds) => `Ronde ${round} van ${rounds}`,
  turn: (turn, turns) => `beurt ${turn} van ${turns}`,
  order: "volgorde",
  quarter: (number) => `wijk ${number}`,
  ship: "schip",
  large: "2×",
  points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
  closed: "afgesloten door",
  market: "Markt",
  row: (number) => `rij ${number}`,
  price: "prijs",
  front: "voor het scherm",
  behind: (count) => `${count} erachter`,
  throne: "troonzaal",
  cards: (ready, fresh) => `kaarten ${ready}${fresh > 0 ? ` + ${fresh} nieuw` : ""}`,
  played: "gespeeld",
  ownScreen: "Achter je scherm",
  ownCards: "Je kaarten",
  ownFresh: "Vanaf de volgende ronde",
  track: "onderweg",
  total: "totaal",
};
