import type { TerminalWords } from "../terminal-words.ts";
import { areas, characters, gems, NEUTRAL_NAME } from "./names.ts";

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  gems,
  areas,
  characters,
  neutral: NEUTRAL_NAME,
  when: (round, rounds) => `Round ${round} of ${rounds}`,
  turn: (turn, turns) => `turn ${turn} of ${turns}`,
  order: "order",
  quarter: (number) => `quarter ${number}`,
  ship: "ship",
  large: "2×",
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  closed: "closed by",
  market: "Market",
  row: (number) => `row ${number}`,
  price: "price",
  front: "front",
  behind: (count) => `${count} behind the screen`,
  throne: "throne room",
  cards: (ready, fresh) => `cards ${ready}${fresh > 0 ? ` + ${fresh} new` : ""}`,
  played: "played",
  ownScreen: "Behind your screen",
  ownCards: "Your cards",
  ownFresh: "From the next round on",
  track: "on the track",
  total: "total",
};
