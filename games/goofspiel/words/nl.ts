import type { GameText } from "@serai/words/game-text";
import { listIn } from "@serai/words/list";
import type { Goofspiel } from "../rules/index.ts";
import { promptCase } from "./prompt-case.ts";
import type { TerminalWords } from "./terminal-words.ts";

const list = listIn("nl");

export const text: GameText<Goofspiel> = {
  name: "Goofspiel",
  tagline: "Dertien prijzen, ieder dertien kaarten, telkens één geheim bod.",
  options: {},
  refusals: {
    "card-not-in-hand": ({ card }) => `Je hebt de ${card} niet meer.`,
  },
  prompt(view, names) {
    const prompt = promptCase(view);
    switch (prompt.kind) {
      case "over": {
        const winners = list(prompt.winners.map(names));
        return prompt.winners.length > 1
          ? `Gedeelde winst: ${winners}, elk ${prompt.points} punten.`
          : `Winnaar: ${winners}, ${prompt.points} punten.`;
      }
      case "asked":
        return `Welke kaart bied je voor de prijs van ${prompt.prize}?`;
      case "waiting": {
        const waiting = `Wachten op ${list(prompt.seats.map(names))}.`;
        return prompt.bid === undefined ? waiting : `Je bod: ${prompt.bid}. ${waiting}`;
      }
    }
  },
  action: (card) => `Bied ${card}`,
  event(event, names) {
    switch (event.kind) {
      case "prize":
        return `De volgende prijs: ${event.prize}.`;
      case "bid":
        return event.card === undefined
          ? `${names(event.seat)} bood in het geheim.`
          : `${names(event.seat)} bood ${event.card}.`;
      case "settled": {
        const bids = event.bids.map((bid, seat) => `${names(seat)} ${bid}`).join(", ");
        return event.winner === undefined
          ? `Geboden: ${bids}. De hoogste zijn gelijk, dus niemand won de ${event.prize}.`
          : `Geboden: ${bids}. ${names(event.winner)} won de ${event.prize}.`;
      }
    }
  },
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  prize: (prize) => `De prijs: ${prize}`,
  ahead: "komt nog",
  holds: "houdt",
  points: (points) => (points === 1 ? "1 punt" : `${points} punten`),
  hasBid: "heeft geboden",
};
