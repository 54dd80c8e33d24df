import type { ReasonText } from "@serai/words/reasons";
import { cards, kindWord } from "../hu.ts";
import type { Reason } from "./reason.ts";

const ORDINALS = ["", "elsőként", "másodikként", "harmadikként"];

export const reasons: ReasonText<Reason> = {
  reason(reason) {
    switch (reason.kind) {
      case "lot":
        return `Ezzel a tétellel a kéz ${reason.after} pontért adható el ${reason.before} helyett.`;
      case "nearly":
        return `Még egy hozzá illő lappal a kéz ${reason.after} pontért lenne eladható ${reason.before} helyett.`;
      case "spare":
        return `Egyik eladáshoz sem hiányzik: ${cards(reason.cards)}.`;
      case "price":
        return `A fizetség ${reason.points} pontnyi eladásba kerül.`;
      case "just":
        return `Éppen elég a vezetéshez: ${reason.total}.`;
      case "picks":
        return `Ezzel a tétellel ${ORDINALS[reason.place]} lehet választani a piacon (${reason.of} játékosból).`;
      case "cannot":
        return `Az összes áru együtt ${reason.most}: ez kevés a vezetéshez.`;
      case "too-dear":
        return `A vezetés ${reason.cost} pontnyi eladásba kerülne, a tétel pedig ${reason.gain} pontot hoz.`;
      case "no-use":
        return "A tétel semmit sem ad a kézhez.";
      case "more-lots":
        return `Még ${reason.lots} tétel jön, és a kis tétellel lehet előbb választani a piacon.`;
      case "not-missed":
        return `Nem hiányzik: ${cards([reason.card])}. A kéz így is eladható ${reason.points} pontért.`;
      case "missed-least":
        return `Ez kerül a legkevesebbe, ${reason.loss} pontnyi eladásba: ${cards([reason.card])}.`;
      case "taken":
        return `${reason.cards} lap (${kindWord(reason.of)}): a kéz ${reason.after} pontért adható el ${reason.before} helyett.`;
      case "money":
        return `És ${reason.money} a következő licitekhez.`;
      case "sold":
        return reason.rest > 0
          ? `Most ${reason.points} pont, és a többi is eladható még ${reason.rest} pontért.`
          : `Most ${reason.points} pont.`;
      case "best-sales":
        return `A legjobb eladások maguktól megtörténnek: ${reason.points} pont.`;
    }
  },
};
