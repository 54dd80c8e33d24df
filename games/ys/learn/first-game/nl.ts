import type { FirstGameText, Tried } from "@serai/words/first-game";
import { actions as act, parts, type Ys } from "../../rules/index.ts";
import { characters, gems } from "../../words/nl/names.ts";
import { page } from "../../words/nl/page.ts";
import type { StepId } from "./index.ts";
import { DEAREST, insteadOf, isLastRound, rivalAt } from "./outcome.ts";

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
    ship: { say: () => "Edelstenen maken je rijk in Ys, en *schepen* brengen ze. Tik op het schip van wijk 1." },
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
        `Zet je ${act.placedValue(wanted)} in de *haven* van wijk 1. De meeste waarde daar wint een *zwarte steen* (${black}).`,
      otherwise,
    },
    lone: {
      say: ({ wanted }) =>
        `De tweede ligt *gedekt*: je ${act.placedValue(wanted)} in het paleis van wijk 2. Alleen daar wint zelfs een 0 de kaart.`,
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
        `Maak er ${gem(act.colourOf(wanted))} van. Op het eind scoort wie het meest van een kleur heeft.`,
    },
    king: {
      say: () =>
        `Je 0 alleen won de ${characters.king.name}, 5 punten; wat *voor je scherm* staat, won de haven. Tik op de blauwe prijs.`,
    },
    price: {
      say: () =>
        "Jij hebt het meest op de hele markt: verzet één *prijs* met 1. Verhoog blauw, de duurste kleur scoort het meest.",
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
        return "Gewonnen *gele kaarten* speel je vanaf de ronde erna, twee per ronde. Tik erop om ze te lezen.";
    }
  },
  farewell: `In ronde ${parts.ROUNDS} geven *blauwe kaarten* een steen naar keuze; op het eind levert de duurste kleur ${DEAREST} op. Nu ken je Ys: speel verder!`,
};
