import type { ReasonText } from "@serai/words/reasons";
import { cards, kindWord } from "../nl.ts";
import type { Reason } from "./reason.ts";

const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;
const ORDINALS = ["", "als eerste", "als tweede", "als derde"];
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasons: ReasonText<Reason> = {
  reason(reason) {
    switch (reason.kind) {
      case "lot":
        return `Met deze kavel is de hand ${points(reason.after)} waard in plaats van ${reason.before}.`;
      case "nearly":
        return `Met nog één passende kaart zou de hand ${points(reason.after)} waard zijn in plaats van ${reason.before}.`;
      case "spare":
        return `${capital(cards(reason.cards))}: voor geen enkele verkoop nodig.`;
      case "price":
        return `De betaling kost ${points(reason.points)} aan verkopen.`;
      case "just":
        return `${reason.total} is net genoeg om te leiden.`;
      case "picks":
        return `Deze kavel kiest op de markt ${ORDINALS[reason.place]} van de ${reason.of}.`;
      case "cannot":
        return `Alle waren samen zijn ${reason.most}: te weinig om te leiden.`;
      case "too-dear":
        return `Leiden zou ${points(reason.cost)} aan verkopen kosten, en de kavel levert er ${reason.gain} op.`;
      case "no-use":
        return "De kavel voegt niets toe aan de hand.";
      case "more-lots":
        return reason.lots === 1
          ? "Er komt nog één kavel, en kleine kavels kiezen eerst op de markt."
          : `Er komen nog ${reason.lots} kavels, en kleine kavels kiezen eerst op de markt.`;
      case "not-missed":
        return `Zonder ${cards([reason.card])} is de hand nog steeds ${points(reason.points)} waard.`;
      case "missed-least":
        return `${capital(cards([reason.card]))} kost ${points(reason.loss)} aan verkopen.`;
      case "taken": {
        const count = reason.cards === 1 ? "Met die kaart" : `Met die ${reason.cards} kaarten`;
        return `${count} (${kindWord(reason.of)}) is de hand ${points(reason.after)} waard in plaats van ${reason.before}.`;
      }
      case "money":
        return `En ${reason.money} om mee te bieden in de volgende veilingen.`;
      case "sold":
        return reason.rest > 0
          ? `Nu ${points(reason.points)}, en de rest is nog ${reason.rest} waard.`
          : `Nu ${points(reason.points)}.`;
      case "best-sales":
        return `De beste verkopen gaan vanzelf: ${points(reason.points)}.`;
    }
  },
};
