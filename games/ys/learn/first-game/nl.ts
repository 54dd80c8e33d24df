import type { FirstGameText, Tried } from "@serai/words/first-game";
import { actions as act, parts, type Ys } from "../../rules/index.ts";
import { characters, gems } from "../../words/nl/names.ts";
import { page } from "../../words/nl/page.ts";
import type { StepId } from "./index.ts";
import { CHEAPEST, CHEAPEST_SECOND, DEAREST, DEAREST_SECOND, insteadOf, isLastRound, rivalAt } from "./outcome.ts";

/** The letter on black gems. */
const black = page.letters[parts.BLACK];
const gem = (which: number): string => gems[parts.GEMS[which]];

function otherwise(tried: Tried<Ys>): string | undefined {
  const instead = insteadOf(tried);
  switch (instead?.kind) {
    case "bid":
      return `Dat is samen ${instead.sum}. Bied ${instead.wanted} met de twee in het licht: dat wordt het hoogste.`;
    case "too-strong":
      return `Een ${instead.value} kan ook, maar de ${instead.wanted} is genoeg. Houd de sterke.`;
    case "too-weak":
      return `Een ${instead.value} wordt daar makkelijk verslagen. Stuur de ${instead.wanted}.`;
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Ys, StepId> = {
  steps: {
    ship: {
      say: () =>
        `Na ${parts.ROUNDS} rondes winnen de meeste punten, en edelstenen leveren het meest op. *Schepen* brengen ze: tik op het schip van wijk 1.`,
    },
    bid: {
      say: ({ wanted }) =>
        `Bied twee *handelaren* voor de volgorde: de ${act.highOf(wanted)} en de ${act.lowOf(wanted)}. De hoogste som kiest eerst.`,
      otherwise,
    },
    order: {
      say: ({ wanted }) =>
        `Jij bood het meest. Kies *volgordekaart* ${act.positionOf(wanted) + 1}: wie als laatste zet, ziet het meest.`,
    },
    port: {
      say: ({ wanted }) =>
        `Zet je ${act.placedValue(wanted)} in de *haven* van wijk 1. De meeste waarde daar wint een *zwarte steen* (${black}): één is ${parts.BLACK_POINTS[1]} waard, twee ${parts.BLACK_POINTS[2]}, drie ${parts.BLACK_POINTS[3]}.`,
      otherwise,
    },
    lone: {
      say: ({ wanted }) =>
        `De tweede ligt *gedekt*: je ${act.placedValue(wanted)} in het paleis van wijk 2. Staat hij daar alleen, dan wint zelfs een 0 het *personage*.`,
      otherwise,
    },
    shops: {
      say: ({ wanted }) =>
        `Zet je ${act.placedValue(wanted)} bij de *winkels* van wijk 1, goed voor 3 punten. In een wijk telt alles van jou samen.`,
      otherwise,
    },
    market: {
      say: ({ wanted }) =>
        `Zet een ${act.placedValue(wanted)} op de *markt*: meteen 1 punt. De meeste waarde in een rij wint de steen ernaast.`,
      otherwise,
    },
    column: {
      say: ({ wanted }) =>
        `Zet je ${act.placedValue(wanted)} in dezelfde kolom. De sterkste *kolom* stijgt het meest in prijs.`,
      otherwise,
    },
    row: {
      say: ({ wanted }) =>
        `Zet een ${act.placedValue(wanted)} in diezelfde rij, gedekt. Samen winnen ze waarschijnlijk de steen van die rij.`,
      otherwise,
    },
    tie: {
      say: ({ view, names, wanted }) =>
        `Zet je ${act.placedValue(wanted)} in de haven van wijk 3, tegen de ${act.placedValue(wanted)} van ${names(rivalAt(view, act.placeOf(wanted)))}. Wie wint zo'n *gelijkspel*?`,
      otherwise,
    },
    front: {
      say: () =>
        "Zet nog een 1 op de markt. Wie overblijft, komt bij je twee *voor je scherm*: die drie beslissen bij gelijke stand.",
      otherwise,
    },
    take: {
      say: ({ wanted }) =>
        `Wijk 1 is van jou: de eerste neemt *twee stenen* van het schip. Neem ${gem(act.takenOf(wanted))}.`,
    },
    white: { say: () => "Neem ook de *witte steen*: die wordt meteen een kleur naar keuze." },
    change: {
      say: ({ wanted }) =>
        `Maak er ${gem(act.colourOf(wanted))} van. Op het eind scoren de meeste stenen van de duurste kleur ${DEAREST}, de op één na meeste ${DEAREST_SECOND}; van de goedkoopste ${CHEAPEST} en ${CHEAPEST_SECOND}.`,
    },
    king: {
      say: () =>
        `Je 0 alleen won de ${characters.king.name}: meteen 5 punten. De meeste personages bewaar je en speel je vanaf de volgende ronde: tik op de blauwe prijs.`,
    },
    price: {
      say: () =>
        "Wat *voor je scherm* staat, won de haven, en jij hebt het meest op de markt: verzet één *prijs* met 1. Verhoog blauw: de duurste kleur scoort het meest.",
    },
  },
  advice(view) {
    if (isLastRound(view) && view.step === "bidding")
      return "De laatste ronde: in de paleizen liggen *blauwe kaarten*. Elk is een steen naar keuze.";
    switch (view.step) {
      case "bidding":
        return "Een hoog bod kiest eerst en telt bij gelijke stand. Maar die handelaren doen deze ronde niet mee.";
      case "ordering":
        return "Vroeg pak je de beste plekken, laat zie je meer. Jij kiest.";
      case "placing":
        return "Kijk waar anderen zwak zijn: een leeg paleis of lege haven is voor iedereen. Schepen betalen de twee sterksten.";
      case "taking":
      case "choosing":
        return "Verzamel waar je al veel van hebt; zwarte stenen worden steeds meer waard.";
      case "pricing":
        return "Verhoog een kleur waarvan jij het meest hebt, of verlaag die van een ander.";
      default:
        return "Je mag een *gele kaart* uit een eerdere ronde spelen, twee per ronde. Tik erop om te lezen wanneer ze werkt, of pas.";
    }
  },
  farewell: `In ronde ${parts.ROUNDS} geven *blauwe kaarten* een steen naar keuze; op het eind levert de duurste kleur ${DEAREST} op. Nu ken je Ys: speel verder!`,
};
