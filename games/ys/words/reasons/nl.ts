import type { Names } from "@serai/words/game-text";
import type { ReasonText } from "@serai/words/reasons";
import type { parts } from "../../rules/index.ts";
import { characters, gems, NEUTRAL_NAME, plural, quarter, thePlace } from "../nl/names.ts";
import { cardCalled, gemNamed } from "../shared.ts";
import type { Reason } from "./reason.ts";

const gem = (which: parts.Gem): string => gemNamed(gems, which);
const points = (count: number): string => plural(count, "punt", "punten");
const who = (names: Names, side: number): string => names(side) || NEUTRAL_NAME;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "port":
        return `De meerderheid in de haven wint een zwarte edelsteen: ${points(reason.points)} erbij.`;
      case "shops":
        return `De meerderheid bij de winkels wint ${points(reason.points)}.`;
      case "palace": {
        const card = characters[cardCalled(reason.card)];
        return `De ${card.name} wacht in het paleis. ${card.effect}`;
      }
      case "alone":
        return reason.own === 0
          ? "Er staat daar niemand anders: voorlopig wint zelfs een 0."
          : `Er staat daar niemand anders: met ${reason.own} leidt het voorlopig.`;
      case "leads": {
        const hidden =
          reason.hidden > 0 ? ` en ${plural(reason.hidden, "gedekte handelaar", "gedekte handelaren")}` : "";
        return `Het wordt daar ${reason.own}, tegen ${reason.theirs}${hidden} van ${who(names, reason.seat)}.`;
      }
      case "tied":
        return `Het wordt gelijk met ${who(names, reason.seat)} op ${reason.own}, en die gelijke stand is ${
          reason.isWon ? "gewonnen" : "verloren"
        }.`;
      case "ship":
        return `Dat is de eerste plaats in ${quarter(reason.quarter)}, waar het schip ${gem(reason.gem)} brengt: ongeveer ${points(reason.points)} waard.`;
      case "square":
        return "Een marktvak levert meteen 1 punt op.";
      case "row":
        return `De sterkste in deze rij wint ${gem(reason.gem)}: ongeveer ${points(reason.points)} waard.`;
      case "column":
        return `Het duwt de prijs van ${gem(reason.colour)} op: ${reason.own} in bezit, niemand anders heeft er meer dan ${reason.most}.`;
      case "gem":
        return `${capital(gem(reason.gem))} is ongeveer ${points(reason.points)} waard: ${reason.rank}e in prijs, ${reason.own} met deze erbij, de sterkste tegenstander heeft er ${reason.most}.`;
      case "black":
        return `Nog een zwarte edelsteen: ${points(reason.points)} erbij.`;
      case "price":
        return reason.isUp
          ? `${capital(gem(reason.colour))} duurder: ${reason.own} in bezit, de sterkste tegenstander heeft er ${reason.most}.`
          : `${capital(gem(reason.colour))} goedkoper: een tegenstander heeft er ${reason.most}, tegen ${reason.own}.`;
      case "bid-high":
        return `Met ${reason.sum} mag je vóór de meeste anderen je plaats in de volgorde kiezen, en het helpt bij gelijke standen.`;
      case "bid-low":
        return `Een inzet van maar ${reason.sum} bewaart de sterke handelaren voor de stad.`;
      case "placing-last":
        return "Wie als laatste plaatst, heeft het meest gezien.";
      case "placing-first":
        return "De eerste in de volgorde wint gelijke standen als ook voor de schermen evenveel staat.";
      case "character":
        return characters[reason.name].effect;
      case "brings":
        return `Dat levert ongeveer ${points(reason.points)} op.`;
      case "kept-card":
        return "Nu levert geen kaart genoeg op: later kan ze meer doen.";
      case "lowest":
        return "Vóór het scherm wordt de laagste handelaar het minst gemist.";
      case "look":
        return "Kijken kost niets.";
      case "in-the-way":
        return `In ${thePlace(reason.place)} staat hij een tegenstander in de weg.`;
    }
  },
};
