import type { GameText } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Goofspiel } from "../rules/index.ts";
import { promptCase } from "./prompt-case.ts";
import type { TerminalWords } from "./terminal-words.ts";

const list = listIn("en");

export const text: GameText<Goofspiel> = {
  name: "Goofspiel",
  tagline: "Thirteen prizes, thirteen cards each, one secret bid at a time.",
  options: {},
  refusals: {
    "card-not-in-hand": ({ card }) => `You no longer hold the ${card}.`,
  },
  prompt(view, names) {
    const prompt = promptCase(view);
    switch (prompt.kind) {
      case "over": {
        const winners = list(prompt.winners.map(names));
        return prompt.winners.length > 1
          ? `A shared win: ${winners}, ${prompt.points} points each.`
          : `Winner: ${winners}, ${prompt.points} points.`;
      }
      case "asked":
        return `Which card do you bid for the prize of ${prompt.prize}?`;
      case "waiting": {
        const waiting = `Waiting for ${list(prompt.seats.map(names))}.`;
        return prompt.bid === undefined ? waiting : `Your bid: ${prompt.bid}. ${waiting}`;
      }
    }
  },
  action: (card) => `Bid ${card}`,
  event(event, names) {
    switch (event.kind) {
      case "prize":
        return `The next prize: ${event.prize}.`;
      case "bid":
        return event.card === undefined
          ? `${names(event.seat)} bid in secret.`
          : `${names(event.seat)} bid ${event.card}.`;
      case "settled": {
        const bids = event.bids.map((bid, seat) => `${names(seat)} ${bid}`).join(", ");
        return event.winner === undefined
          ? `Bids: ${bids}. The highest are equal, so nobody won the ${event.prize}.`
          : `Bids: ${bids}. ${names(event.winner)} won the ${event.prize}.`;
      }
    }
  },
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  prize: (prize) => `The prize: ${prize}`,
  ahead: "still to come",
  holds: "holds",
  points: (points) => (points === 1 ? "1 point" : `${points} points`),
  hasBid: "has bid",
};
