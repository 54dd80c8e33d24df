import { listIn } from "@serai/words/list";
import type { ReasonText } from "@serai/words/reasons";
import { cubes, deniers, favours, points } from "../nl/events.ts";
import { names as words } from "../nl/names.ts";
import { buildingWord } from "../shared.ts";
import type { Reason } from "./reason.ts";

const list = listIn("nl");

export const reasons: ReasonText<Reason> = {
  reason(reason, names) {
    switch (reason.kind) {
      case "yield":
        return `Het levert ${reason.choices.map(cubes).join(" of ")} op.`;
      case "can-build":
        return `De blokjes voor een gebouw zijn er: ${buildingWord(reason.building, words)}, ${points(reason.points)}.`;
      case "can-residence":
        return "Een stof en een denier worden daar een woonhuis: 2 punten, en elke beurt een denier.";
      case "sells":
        return `Een blokje brengt daar ${deniers(reason.deniers)} op.`;
      case "buys":
        return "Daar is te koop wat ontbreekt.";
      case "can-score":
        return `Wat er al is, is daar ${points(reason.points)} waard.`;
      case "makes-gold":
        return "Goud is nodig voor prestigegebouwen, en aan het eind is het nog 3 punten waard.";
      case "reached":
        return `De provoost staat op ${reason.provost}: het werkt, tenzij hij teruggezet wordt.`;
      case "own-price":
        return `Op een eigen gebouw kost de plaats 1 denier in plaats van ${reason.cost}.`;
      case "batches":
        return reason.count === 1
          ? `De blokjes vormen een lading: ${points(reason.points)}.`
          : `De blokjes vormen ${reason.count} ladingen: ${points(reason.points)}.`;
      case "first-in-castle":
        return "Bij evenveel ladingen is de gunst voor wie het eerst in het kasteel was.";
      case "no-house":
        return `Daar staat nog geen eigen huis, en dat zou ${points(reason.penalty)} kosten: ${words.sections[reason.section]}.`;
      case "guild":
        return "Het verplaatst de provoost gratis, tot drie vakken.";
      case "joust":
        return "Voor een denier en een stof is daar een gunst te krijgen.";
      case "stables":
        return `Het geeft plaats ${reason.rank} in de volgorde.`;
      case "inn":
        return "Vanaf de volgende beurt kost elke plaats 1 denier.";
      case "gate":
        return "Van de poort gaat de arbeider later verder, als te zien is waar iedereen staat.";
      case "first-pass":
        return "Wie als eerste past, neemt 1 denier.";
      case "dear":
        return `Een plaats kost al ${deniers(reason.cost)}.`;
      case "saves":
        return `Zo bereikt de provoost eigen arbeiders: vak ${list(reason.spaces.map(String))}.`;
      case "cuts":
        return `Arbeiders van anderen gaan met lege handen naar huis: ${list(reason.seats.map((seat, i) => `${names(seat)} (${reason.spaces[i]})`))}.`;
      case "bailiff":
        return reason.steps === 2
          ? "De baljuw gaat twee vakken: het kasteel wordt eerder geteld."
          : "De baljuw gaat maar één vak: de partij duurt langer.";
      case "all-reached":
        return "De provoost bereikt alle eigen arbeiders al.";
      case "scores":
        return reason.points === 0
          ? `Het wint ${favours(reason.favours)}.`
          : `Het is ${points(reason.points)}${reason.favours > 0 ? ` en ${favours(reason.favours)}` : ""} waard.`;
      case "income":
        return `Het geeft elke beurt ${deniers(reason.deniers)}.`;
      case "deniers":
        return `Het levert ${deniers(reason.count)} op.`;
      case "house":
        return `Een huis is nu ${points(reason.points)} waard: ${words.sections[reason.section]}.`;
      case "most-batches":
        return "Dat zijn tot nu toe de meeste ladingen van deze beurt, en de meeste winnen een gunst.";
      case "favour-later":
        return `Nog een huis daar is bij de telling een gunst meer: ${words.sections[reason.section]}.`;
      case "completes-batch":
        return "Daarmee is er een lading voor het kasteel.";
      case "guest-stays":
        return "Zolang de gast blijft, kost elke plaats 1 denier.";
      case "guest-home":
        return "Thuis is er een arbeider meer om te plaatsen.";
    }
  },
};
