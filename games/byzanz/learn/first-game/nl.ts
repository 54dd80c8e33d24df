import type { FirstGameText, Tried } from "@serai/words/first-game";
import { type Byzanz, cardGiven, cardsBid, HAND_LIMIT, kindTaken, MERCHANT, pointsOf } from "../../rules/index.ts";
import { cards, kindWord } from "../../words/nl.ts";
import type { StepId } from "./index.ts";
import {
  bestKind,
  chosenBefore,
  handSize,
  insteadOf,
  lastRival,
  leader,
  salePoints,
  soldCards,
  soldPoints,
} from "./outcome.ts";

function otherwise(tried: Tried<Byzanz>): string | undefined {
  const instead = insteadOf(tried);
  switch (instead?.kind) {
    case "pass":
      return "Passen is definitief: dan lig je uit deze veiling. Probeer het bod.";
    case "merchant":
      return "Kooplieden zijn nooit geld. Ze helpen je verkopen: houd ze.";
    case "bid-more":
      return instead.enough === 0
        ? `Dan betaal je ${instead.total} voor deze kavel. Spaar je kaarten: er komt een betere.`
        : `${instead.total} kan ook, maar ${instead.enough} is genoeg. Wat je betaalt, ben je kwijt.`;
    case "bid-other":
      return `Houd ${cards(instead.cards)}: die verkoop je straks. De andere kaart is evenveel waard.`;
    case "give":
      return `Houd ${cards([instead.card])}. Het minst heb je aan ${cards([instead.wanted])}: geef die.`;
    case "take":
      return `Je kunt ${kindWord(instead.taken)} nemen. Maar ${kindWord(instead.wanted)} past bij een kaart in je hand.`;
    case "not-yet-sold":
      return "Verkoop eerst: dat kost niets, en daarna ben je nog steeds aan de beurt.";
    case undefined:
      return undefined;
  }
}

export const text: FirstGameText<Byzanz, StepId> = {
  steps: {
    lot: {
      say: ({ view }) =>
        `Kaarten zijn geld, en waar die je voor punten verkoopt; de meeste punten winnen. Tik op de *kavel*: die ${view.lot.length} kaarten worden geveild.`,
    },
    bid: {
      say: ({ view, names, wanted }) =>
        `${names(leader(view))} biedt ${view.highest}. Bied meer: leg ${cards(cardsBid(wanted))} uit je hand.`,
      otherwise,
    },
    pass: {
      say: ({ view, names }) =>
        `${names(leader(view))} gaat naar ${view.highest}. Verhogen is kaarten bijleggen bij wat er al ligt: te duur, dus *pas*, en je kaart komt terug in je hand.`,
      otherwise,
    },
    ahead: {
      say: () =>
        "Iedereen wint precies *één kavel* per ronde. Tik op de kleine getallen: zo groot zijn de volgende kavels.",
    },
    wait: {
      say: () => "Pas ook hier. Hoe *kleiner je kavel*, hoe eerder je op de markt kiest, en hoe goedkoper hij is.",
      otherwise,
    },
    win: {
      say: ({ view, names, wanted }) =>
        `Open met ${cards(cardsBid(wanted))}. Alleen ${names(lastRival(view))} kan je nog overbieden.`,
      otherwise,
    },
    give: {
      say: ({ wanted }) =>
        `De kavel is van jou, op één kaart na: die gaat naar de *markt*. Geef ${cards([cardGiven(wanted)])}.`,
      otherwise,
    },
    take: {
      say: ({ view, names, wanted }) =>
        `Alles wat betaald is, ligt hier. ${names(chosenBefore(view))} had de kleinste kavel en koos eerst: neem nu alle ${kindWord(kindTaken(wanted))}.`,
      otherwise,
    },
    limit: {
      say: ({ view }) =>
        `Tik op je naam: daar staan de kaarten *in je hand*, ${handSize(view)}, en je punten; bij anderen hun verkopen. Met meer dan ${HAND_LIMIT} kaarten moet je meteen verkopen of wegleggen.`,
    },
    wild: {
      say: () =>
        `Drie van één soort kun je altijd verkopen. Tik op je *koopman*: nooit geld, maar hij vervangt elke waar, en drie samen zijn ${pointsOf(MERCHANT)} punten waard.`,
    },
    sell: {
      say: ({ wanted }) =>
        `Verkoop ${cards(soldCards(wanted))}. De duurste kaart telt als punten, ${soldPoints(wanted)} voor jou; de andere gaan uit het spel.`,
      otherwise,
    },
  },
  advice(view) {
    const points = salePoints(view);
    switch (view.step) {
      case "bidding":
        if (points > 0) return `Je kunt nu voor ${points} verkopen, elke beurt. Of wacht: de duurste van de drie telt.`;
        return `Deze kavel heeft ${view.lot.length} kaarten. Denk ook aan de markt: kleine kavels kiezen daar eerst.`;
      case "giving":
        return "Geef de kaart waar jij het minst aan hebt, en wie voor je kiest ook.";
      case "picking":
        return `Neem wat met je hand een drietal maakt: misschien ${kindWord(bestKind(view))}. Kooplieden passen overal bij.`;
      case "limit":
        return `Niemand houdt meer dan ${HAND_LIMIT} kaarten. Verkoop als het kan, leg anders de goedkoopste weg.`;
      default:
        return "De laatste kans om te verkopen: drie van één soort, met kooplieden voor wat ontbreekt.";
    }
  },
  farewell:
    "Nu ken je het spel: de meeste punten uit verkopen winnen. Speel verder; de regels staan bij het vraagteken.",
};
