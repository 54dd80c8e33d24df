import type { GameText } from "@serai/words/game-text";
import { capital, numbered, the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import { personal } from "@serai/words/you";
import type { Goofspiel } from "../rules/index.ts";
import { promptCase } from "./prompt-case.ts";
import type { TerminalWords } from "./terminal-words.ts";

const list = listIn("hu");

export const text: GameText<Goofspiel> = {
  name: "Goofspiel",
  tagline: "Tizenhárom díj, fejenként tizenhárom lap, és mindig egy titkos licit.",
  options: {},
  refusals: {
    "card-not-in-hand": ({ card }) => `Nincs már meg ${the(numbered(card))} lapod.`,
  },
  prompt(view, names) {
    const prompt = promptCase(view);
    switch (prompt.kind) {
      case "over": {
        const winners = list(prompt.winners.map(names));
        return prompt.winners.length > 1
          ? `Megosztott győzelem: ${winners}, fejenként ${prompt.points} pont.`
          : `A győztes: ${winners}, ${prompt.points} pont.`;
      }
      case "asked":
        return `Melyik lappal licitálsz ${the(numbered(prompt.prize))} díjra?`;
      case "waiting": {
        const waiting = `Még választ: ${list(prompt.seats.map(names))}.`;
        return prompt.bid === undefined ? waiting : `A licited: ${prompt.bid}. ${waiting}`;
      }
    }
  },
  action: (card) => `Licit: ${card}`,
  event(event, names) {
    const by = personal(names);
    switch (event.kind) {
      case "prize":
        return `A következő díj: ${event.prize}.`;
      case "bid":
        return event.card === undefined
          ? `${names(event.seat)} titokban ${by(event.seat, "licitált", "licitáltál")}.`
          : `${names(event.seat)} ${the(numbered(event.card))}t ${by(event.seat, "licitálta", "licitáltad")}.`;
      case "settled": {
        const bids = event.bids.map((bid, seat) => `${names(seat)} ${bid}`).join(", ");
        const prize = the(numbered(event.prize));
        return event.winner === undefined
          ? `Licitek: ${bids}. Egyforma a két legmagasabb, ${prize} díj senkié.`
          : `Licitek: ${bids}. ${capital(prize)} díjat ${names(event.winner)} ${by(event.winner, "vitte", "vitted")} el.`;
      }
    }
  },
};

/** What its screen in the terminal says. */
export const terminal: TerminalWords = {
  prize: (prize) => `A díj: ${prize}`,
  ahead: "hátravan",
  holds: "kézben",
  points: (points) => `${points} pont`,
  hasBid: "licitált",
};
