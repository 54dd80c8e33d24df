import type { ReasonText } from "@serai/words/reasons";
import { COLOURS, type Colour } from "../../rules/index.ts";
import { inflected } from "../nl.ts";
import type { Reason } from "./reason.ts";

const colour = (gem: Colour): string => inflected[COLOURS[gem]];
const points = (count: number): string => `${count} ${count === 1 ? "punt" : "punten"}`;
const ORDINALS = ["", "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende"];
const ordinal = (count: number): string => ORDINALS[count] ?? `${count}e`;

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "gem": {
        const bonus = reason.bonus > 0 ? `, waarvan ${reason.bonus} bonus` : "";
        return `Een ${ordinal(reason.count)} ${colour(reason.colour)} edelsteen levert ${points(reason.points)} op${bonus}.`;
      }
      case "next":
        return `Nog een ${colour(reason.colour)} daarna zou er ${reason.points} opleveren.`;
      case "denies":
        return `Voor ${names(reason.seat)} is hij nog meer waard: ${points(reason.points)}.`;
      case "sure":
        return `Daar kan niemand de ${reason.card} verslaan.`;
      case "odds": {
        const often = `de ${reason.card} wint ongeveer ${reason.tenths} van de 10 keer`;
        if (reason.against === 0) return `Daar ligt nog geen kaart van een ander: ${often}.`;
        return `Daar ${reason.against === 1 ? "ligt al één kaart" : `liggen al ${reason.against} kaarten`}: ${often}.`;
      }
      case "enough":
        return `De ${reason.card} is genoeg: de ${reason.higher} zou nauwelijks vaker winnen.`;
      case "lowest":
        return `De ${reason.card} kan gemist worden: de hogere kaarten wachten op een betere steen.`;
      case "least":
        return `Van de getrokken stenen levert deze het minst op: ${points(reason.points)}.`;
      case "kept-from":
        return `${names(reason.seat)} zou er ${points(reason.points)} mee halen: liever in de zak.`;
    }
  },
};
