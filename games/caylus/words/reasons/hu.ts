import { the } from "@serai/words/hungarian";
import { listIn } from "@serai/words/list";
import type { ReasonText } from "@serai/words/reasons";
import { cubes, deniers, points } from "../hu/events.ts";
import { names as words } from "../hu/names.ts";
import { buildingWord } from "../shared.ts";
import type { Reason } from "./reason.ts";

const list = listIn("hu");

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "yield":
        return `Ezt hozza: ${reason.choices.map(cubes).join(" vagy ")}.`;
      case "can-build":
        return `Megvan hozzá minden kocka: ${buildingWord(reason.building, words)}, ${points(reason.points)}.`;
      case "can-residence":
        return "Egy szövetből és egy dénárból ott lakóház lesz: 2 pont, és körönként egy dénár.";
      case "sells":
        return `Egy kocka ára ott ${deniers(reason.deniers)}.`;
      case "buys":
        return "Ott megvehető, ami hiányzik.";
      case "can-score":
        return `Ami kéznél van, ott ennyit ér: ${points(reason.points)}.`;
      case "makes-gold":
        return "A díszépületekhez arany kell, és a végén is 3 pontot ér.";
      case "reached":
        return `Az elöljáró ${the(`${reason.provost}. mezőn`)} áll: működni fog, ha nem viszik hátrébb.`;
      case "own-price":
        return `Saját épületen a hely 1 dénárba kerül, máshol ennyibe: ${reason.cost}.`;
      case "batches":
        return reason.count === 1
          ? `A kockák kitesznek egy szállítmányt: ${points(reason.points)}.`
          : `A kockák ${reason.count} szállítmányt tesznek ki: ${points(reason.points)}.`;
      case "first-in-castle":
        return "Egyenlő szállítmánynál az kapja a kegyet, aki előbb ért a várba.";
      case "no-house":
        return `Itt még nincs saját ház, és ez ${points(reason.penalty)} levonás lenne: ${words.sections[reason.section]}.`;
      case "guild":
        return "Ingyen mozgatja az elöljárót, legfeljebb három mezővel.";
      case "joust":
        return "Egy dénár és egy szövet ott kegyet ér.";
      case "stables":
        return `Ezzel ${the(`${reason.rank}. hely`)} jár a sorrendben.`;
      case "inn":
        return "A következő körtől minden hely 1 dénárba kerül.";
      case "gate":
        return "A kapuból a munkás később megy tovább, amikor már látszik, ki hol áll.";
      case "first-pass":
        return "Aki elsőként passzol, kap 1 dénárt.";
      case "dear":
        return `Egy hely már ennyibe kerül: ${deniers(reason.cost)}.`;
      case "saves":
        return `Így az elöljáró eléri a saját munkásokat: ${list(reason.spaces.map((space) => `${space}. mező`))}.`;
      case "cuts":
        return `Mások munkása üres kézzel megy haza: ${list(reason.seats.map((seat, i) => `${names(seat)} (${reason.spaces[i]})`))}.`;
      case "bailiff":
        return reason.steps === 2
          ? "Az intéző két mezőt lép: hamarabb jön a vár értékelése."
          : "Az intéző csak egy mezőt lép: tovább tart a játszma.";
      case "all-reached":
        return "Az elöljáró már minden saját munkást elér.";
      case "scores": {
        const favours = reason.favours === 1 ? "egy kegyet" : `${reason.favours} kegyet`;
        if (reason.points === 0) return `Ez ${favours} hoz.`;
        return `Ez ${reason.points} pontot ér${reason.favours > 0 ? `, és ${favours} hoz` : ""}.`;
      }
      case "income":
        return `Körönként ${reason.deniers} dénárt hoz.`;
      case "deniers":
        return `Ez ${reason.count} dénárt hoz.`;
      case "house":
        return `Egy ház most ${reason.points} pontot ér: ${words.sections[reason.section]}.`;
      case "most-batches":
        return "Ebben a körben ez eddig a legtöbb szállítmány, és a legtöbb kegyet nyer.";
      case "favour-later":
        return `Még egy ház itt eggyel több kegyet hoz az értékeléskor: ${words.sections[reason.section]}.`;
      case "completes-batch":
        return "Ezzel kijön egy szállítmány a várnak.";
      case "guest-stays":
        return "Amíg a vendég marad, minden hely 1 dénárba kerül.";
      case "guest-home":
        return "Így otthon eggyel több munkás lesz, akit el lehet küldeni.";
    }
  },
};
