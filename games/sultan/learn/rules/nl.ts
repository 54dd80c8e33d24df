import type { RulesText } from "@serai/words/rules-text";

export const rules: RulesText = {
  short: {
    aim: "Verzamel in drie rondes de beste edelstenen. Veel stenen van één kleur leveren een bonus op.",
    turn: [
      { title: "Tonen", text: "Er komen edelstenen uit de zak op de kussens. De speler die begint legt er een terug." },
      { title: "Leggen", text: "Iedereen legt een geldkaart gedekt bij een kussen naar keuze." },
      { title: "Nemen", text: "De kaarten worden omgedraaid. De hoogste kaart bij elk kussen wint de steen." },
    ],
    scoring: [
      "Wit telt 1, rood 2, geel 3, groen 4, blauw 5.",
      "Heb je 3 stenen van een kleur, dan krijg je 2 punten extra, voor 4 stenen 5, voor 5 stenen 10 en voor 6 of meer 20.",
      "Met twee spelers begint de bonus bij 4 stenen: 2 punten, dan 5 voor 5 stenen, 10 voor 6 en 20 voor 7 of meer.",
    ],
  },
  chapters: [
    {
      title: "Voorbereiding",
      clauses: [
        {
          id: "S-1.1",
          figure: "gems",
          text: "In de zak zitten 50 edelstenen: 12 witte, 11 rode, 10 gele, 9 groene en 8 blauwe. Iedereen heeft dezelfde geldkaarten, 1 tot en met 15; met twee spelers heeft ieder 1 tot en met 12 dubbel. Met drie spelers zijn er twee kussens, anders drie. Er zijn drie rondes van vijf beurten met een hand van vijf kaarten; met twee spelers vier beurten met een hand van acht.",
        },
        {
          id: "S-1.2",
          text: "Je kaarten worden geschud tot een stapel waar niemand in mag kijken, jij ook niet. Aan het begin van een ronde trek je een volle hand. Tijdens een ronde wordt niet getrokken.",
        },
        {
          id: "S-1.3",
          text: "Wie de eerste beurt begint, wordt geloot. Na elke beurt begint de volgende speler links, ook van ronde naar ronde.",
          ruling: {
            booklet: "Laat de jongste speler beginnen.",
            why: "We vragen niemand naar zijn leeftijd, en loten is eerlijk.",
          },
        },
        {
          id: "S-1.4",
          text: "De plaatsen aan tafel worden geloot, tenzij de tafel met vaste plaatsen is klaargezet. Met twee en met vijf spelers begint dezelfde speler dezelfde beurt van elke ronde, dus de plaats telt een beetje mee.",
        },
      ],
    },
    {
      title: "Een beurt",
      clauses: [
        {
          id: "S-2.1",
          figure: "offer",
          text: "De speler die begint trekt openlijk één edelsteen meer dan er kussens zijn en kiest een kleur die terug in de zak gaat. De andere komen op de kussens. Twee stenen van dezelfde kleur mogen naast elkaar liggen.",
        },
        {
          id: "S-2.2",
          figure: "laying",
          text: "Met drie tot vijf spelers: om de beurt, naar links, legt iedereen precies één kaart gedekt bij een kussen. Passen mag niet. Bij één kussen mogen meer kaarten liggen. Iedereen ziet wie waar en in welke volgorde heeft gelegd; de waarden blijven geheim tot iedereen heeft gelegd.",
          ruling: {
            booklet: "Zegt “minstens één kaart”.",
            why: "Een hand van vijf kaarten gaat vijf beurten mee, dus één kaart per beurt is bedoeld: de woorden verbieden alleen om er geen te leggen.",
          },
        },
        {
          id: "S-2.3",
          text: "Met twee spelers: ieder legt twee kaarten, om en om en één tegelijk, bij twee verschillende kussens. Met de optie “dubbel inzetten” mogen beide bij hetzelfde kussen liggen; alleen de hoogste telt.",
          ruling: {
            booklet: "Zegt niet of beide kaarten bij elkaar mogen liggen.",
            why: "Twee kaarten bij één kussen verspillen er een: de strengere regel geeft een beter spel, de andere is een optie.",
          },
        },
        {
          id: "S-2.4",
          figure: "reveal",
          text: "Alle kaarten worden omgedraaid. Bij elk kussen wint de hoogste losse kaart de steen. Zijn de hoogste kaarten gelijk, dan wint de kaart die het eerst is gelegd; met twee spelers de kaart van wie de beurt begon. Een kaart die alleen ligt wint altijd. Waar geen kaart ligt, gaat de steen terug in de zak.",
        },
        {
          id: "S-2.5",
          text: "Gewonnen stenen verdwijnen achter het scherm van de winnaar. Gespeelde kaarten worden gedekt weggelegd en komen niet terug.",
          ruling: {
            booklet: "Zegt niet of gespeelde kaarten bekeken mogen worden.",
            why: "De stenen zijn ook verborgen: onthouden hoort bij het spel. De optie “geheugensteun” toont beide.",
          },
        },
        { id: "S-2.6", text: "De zak raakt voor de laatste beurt nooit leeg." },
      ],
    },
    {
      title: "Het einde",
      clauses: [
        {
          id: "S-3.1",
          figure: "count",
          text: "Na de derde ronde toont iedereen zijn stenen en telt de waarden op. Elke kleur geeft één bonus naar het aantal stenen: met drie tot vijf spelers 2 punten voor 3 stenen, 5 voor 4, 10 voor 5, 20 voor 6 of meer; met twee spelers 2 voor 4, 5 voor 5, 10 voor 6, 20 voor 7 of meer.",
        },
        {
          id: "S-3.2",
          text: "De meeste punten winnen. Bij gelijke punten staat de speler met meer stenen hoger; wie dan nog gelijk staat, deelt de plaats.",
          ruling: {
            booklet: "Noemt alleen de winnaar.",
            why: "Dezelfde volgorde geldt voor alle anderen, zodat iedereen een plaats heeft.",
          },
        },
      ],
    },
    {
      title: "Wie wat mag weten",
      clauses: [
        {
          id: "S-4.1",
          text: "Geheim zijn je hand, de waarden van je gedekte kaarten en je stenen. Wat wordt omgedraaid en wie welke steen wint, ziet iedereen op het moment zelf.",
        },
        {
          id: "S-4.2",
          text: "Wat is gebeurd wordt niet nog eens getoond: niet de stenen van anderen, niet de gespeelde kaarten, en het verslag herhaalt ze niet. Je eigen zie je wel. Met de optie “geheugensteun” blijven ieders stenen, alle gespeelde kaarten en de inhoud van de zak zichtbaar.",
          ruling: {
            booklet: "Verbergt de stenen en zwijgt over gespeelde kaarten.",
            why: "We behandelen beide hetzelfde, zodat een goed geheugen loont; de optie is voor wie liever niet telt.",
          },
        },
        {
          id: "S-4.3",
          text: "Als je alles bijhoudt, weet je wat er nog in de zak zit en welke kaarten elke tegenstander nog niet heeft gespeeld; in de laatste ronde is dat hun hand.",
        },
      ],
    },
  ],
  editions: [
    "We kennen één uitgave van Sultan; die wordt hier gespeeld zoals gedrukt, met de beslissingen die op deze pagina zijn gemerkt.",
  ],
};
