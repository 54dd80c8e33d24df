import type { FirstGameText, Tried } from "@serai/words/first-game";
import {
  bonusFor,
  COLOURS,
  type Colour,
  type ColourName,
  cardOf,
  ROUNDS,
  type Sultan,
  WORTH,
} from "../../rules/index.ts";
import { colours } from "../../words/nl.ts";
import type { StepId } from "./index.ts";
import { bestGem, bonusGrowth, DEAREST, gemAt, lastPlayed, nextWorth, outcomeOf, wantedOf } from "./outcome.ts";

/** Before a noun: "de rode steen". */
const inflected: Readonly<Record<ColourName, string>> = {
  white: "witte",
  red: "rode",
  yellow: "gele",
  green: "groene",
  blue: "blauwe",
};
const colour = (gem: Colour): string => colours[COLOURS[gem]];
const gemName = (gem: Colour): string => `${inflected[COLOURS[gem]]} steen`;
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function otherwise(tried: Tried<Sultan>): string | undefined {
  const outcome = outcomeOf(tried);
  switch (outcome?.kind) {
    case "beaten":
      return `${outcome.by} is hoger dan ${outcome.card}: dan gaat de ${gemName(outcome.gem)} naar ${tried.names(outcome.seat)}.`;
    case "wasted":
      return `De ${outcome.card} wint ook, maar de ${outcome.enough} is genoeg. Elke kaart speel je maar één keer.`;
    case "other-gem":
      return `Dan win je de ${gemName(outcome.gem)}, ${WORTH[outcome.gem]} waard. ${capital(colour(outcome.instead))} is ${WORTH[outcome.instead]} waard.`;
    case "put-back":
      return `Dan is de ${gemName(outcome.gem)} weg, ${WORTH[outcome.gem]} waard. Leg ${colour(outcome.instead)} terug, ${WORTH[outcome.instead]} waard.`;
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Sultan, StepId> = {
  steps: {
    dearest: {
      say: () =>
        `Win *edelstenen*: ze zijn ${WORTH[0]} (${colour(0)}) tot ${WORTH[DEAREST]} (${colour(DEAREST)}) waard, en de meeste punten winnen. Tik op de ${gemName(DEAREST)}.`,
      otherwise(tried) {
        const gem = gemAt(tried);
        return gem === undefined
          ? undefined
          : `${capital(colour(gem))} is ${WORTH[gem]} waard, ${colour(DEAREST)} ${WORTH[DEAREST]}. Tik op de ${gemName(DEAREST)}.`;
      },
    },
    highest: {
      say: (lesson) =>
        `Leg je ${cardOf(lesson.wanted)} gedekt bij de ${gemName(wantedOf(lesson).gem)}. De *hoogste kaart* daar wint hem.`,
      otherwise,
    },
    screen: {
      say: ({ view }) =>
        `Je ${lastPlayed(view)} was de hoogste. Tik op je steen *achter je scherm*, waar alleen jij kijkt: ×1 heb je er, +${nextWorth(view, DEAREST)} brengt de volgende.`,
    },
    alone: {
      say: (lesson) =>
        `Leg je ${cardOf(lesson.wanted)} bij de ${gemName(wantedOf(lesson).gem)} zonder kaarten. Alleen wint zelfs een lage kaart; ligt er geen enkele, dan gaat de steen terug in de zak.`,
      otherwise,
    },
    hidden: {
      say: (lesson) =>
        `Leg je ${cardOf(lesson.wanted)} bij de ${gemName(wantedOf(lesson).gem)} zonder kaarten. Anderen zien waar hij ligt, niet zijn getal.`,
      otherwise,
    },
    back: {
      say: ({ view, wanted }) =>
        `Er lagen twee kaarten met ${lastPlayed(view)}: de jouwe lag er *eerst* en won. Elke beurt begint een ander, die van vier stenen één teruglegt: leg ${colour(wanted)} terug.`,
      otherwise,
    },
    first: {
      say: (lesson) =>
        `Leg je ${cardOf(lesson.wanted)} bij de gemarkeerde ${gemName(wantedOf(lesson).gem)}. Je hebt er twee; de derde geeft een *bonus*.`,
      otherwise,
    },
    bonus: {
      say: ({ view: { players }, view }) =>
        `Drie van één kleur: +${bonusFor(3, players)}, bij vier wordt dat +${bonusFor(4, players)}, vijf +${bonusFor(5, players)}, zes +${bonusFor(6, players)}. Tik op ${colour(DEAREST)}: nog één levert ${nextWorth(view, DEAREST)} op, ${WORTH[DEAREST]} voor de steen en ${bonusGrowth(view, DEAREST)} bonus.`,
    },
    last: {
      say: (lesson) =>
        `Leg je laatste kaart bij de gemarkeerde ${gemName(wantedOf(lesson).gem)}. Dan krijg je een nieuwe hand; na ${ROUNDS} handen is de partij voorbij.`,
      otherwise,
    },
  },
  advice(view) {
    if (view.step === "offering") return "Leg de steen terug die jij het minst nodig hebt, of die een ander verzamelt.";
    const { gem, points, cards } = bestGem(view);
    const most = `${capital(colour(gem))} levert je hier het meest op: ${points} punten.`;
    if (cards === 0) return `${most} Er ligt nog geen kaart: een lage is misschien genoeg.`;
    return `${most} ${cards === 1 ? "Er ligt al een kaart" : `Er liggen al ${cards} kaarten`}: win met een hoge, of bewaar die.`;
  },
  farewell: `Nu ken je het spel: na ${ROUNDS} rondes winnen de meeste punten. Speel verder; de regels staan bij het vraagteken.`,
};
