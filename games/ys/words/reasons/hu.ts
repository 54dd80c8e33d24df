import type { Names } from "@serai/words/game-text";
import { capital, the } from "@serai/words/hungarian";
import type { ReasonText } from "@serai/words/reasons";
import type { parts } from "../../rules/index.ts";
import { characters, gems, NEUTRAL_NAME, place, quarter } from "../hu/names.ts";
import { cardCalled, gemNamed } from "../shared.ts";
import type { Reason } from "./reason.ts";

const gem = (which: parts.Gem): string => gemNamed(gems, which);
const who = (names: Names, side: number): string => names(side) || NEUTRAL_NAME;

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "port":
        return `A kikötőben a többség fekete drágakövet nyer: ${reason.points} pont plusz.`;
      case "shops":
        return `Az üzletsoron a többség ${reason.points} pontot nyer.`;
      case "palace": {
        const card = characters[cardCalled(reason.card)];
        return `A palotában ${the(card.name)} vár. ${card.effect}`;
      }
      case "alone":
        return reason.own === 0
          ? "Senki más nincs ott: egyelőre egy 0 is megnyeri."
          : `Senki más nincs ott: a vezetéshez egyelőre elég ennyi: ${reason.own}.`;
      case "leads": {
        const hidden = reason.hidden > 0 ? ` és ${reason.hidden} rejtett üzletkötő` : "";
        return `Ott így ${reason.own} lesz; ${who(names, reason.seat)}: ${reason.theirs}${hidden}.`;
      }
      case "tied":
        return `Döntetlen lesz, mindkét oldalon ${reason.own} (${who(names, reason.seat)}), és ez a döntetlen ${
          reason.isWon ? "nyerő" : "vesztő"
        }.`;
      case "ship":
        return `Ezzel első lesz itt: ${quarter(reason.quarter)}. A hajóján ${gem(reason.gem)} drágakő van, kb. ${reason.points} pontot ér.`;
      case "square":
        return "Egy piaci mező azonnal 1 pontot ad.";
      case "row":
        return `A sor legerősebbje ${gem(reason.gem)} drágakövet nyer: kb. ${reason.points} pontot ér.`;
      case "column":
        return `Feljebb tolja ${the(gem(reason.colour))} árát: ebből ${reason.own} van, másnak legfeljebb ${reason.most}.`;
      case "gem":
        return `${capital(the(gem(reason.gem)))} kb. ${reason.points} pontot ér: árban ${reason.rank}., ezzel együtt ${reason.own} lesz, a legerősebb ellenfélnek ${reason.most} van.`;
      case "black":
        return `Még egy fekete drágakő: ${reason.points} pont plusz.`;
      case "price":
        return reason.isUp
          ? `Drágább lesz ${the(gem(reason.colour))}: abból itt ${reason.own} van, a legerősebb ellenfélnek ${reason.most}.`
          : `Olcsóbb lesz ${the(gem(reason.colour))}: abból egy ellenfélnek ${reason.most} van, itt csak ${reason.own}.`;
      case "bid-high":
        return `Ennyivel (${reason.sum}) a legtöbb ellenfél előtt lehet sorrendet választani, és a döntetleneknél is segít.`;
      case "bid-low":
        return `Alacsony licit (${reason.sum}): az erős üzletkötők megmaradnak a városra.`;
      case "placing-last":
        return "Aki utolsóként rak le, az látott a legtöbbet.";
      case "placing-first":
        return "A sorrendben első nyeri a döntetlent, ha a paravánok előtt is egyenlő az összeg.";
      case "character":
        return characters[reason.name].effect;
      case "brings":
        return `Ez kb. ${reason.points} pontot hoz.`;
      case "kept-card":
        return "Most egyik lap sem hoz eleget: később többet érhet.";
      case "lowest":
        return "A paraván előtt a legkisebb üzletkötő hiányzik a legkevésbé.";
      case "look":
        return "Megnézni nem kerül semmibe.";
      case "in-the-way":
        return `${capital(place(reason.place, "at"))} egy ellenfél útjában áll.`;
    }
  },
};
