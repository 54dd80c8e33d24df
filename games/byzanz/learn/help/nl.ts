import { listIn } from "@serai/words/list";
import { page } from "../../words/nl.ts";
import type { HelpWords } from "./help-words.ts";

const list = listIn("nl");
const points = (count: number): string => (count === 1 ? "1 punt" : `${count} punten`);

export const words: HelpWords = {
  page,

  goods: {
    is: (value, copies) =>
      `Waren met waarde ${value}; van deze soort zijn er ${copies} zulke kaarten. Je betaalt ermee in een bod, en drie van een soort kun je verkopen.`,
    merchant: "Een koopman past in een verkoop bij elke waar. Bieden kun je er niet mee.",
    inLot: "Hoort bij de kavel: wie wint neemt alle kaarten op één na, die gaat naar de markt.",
    inHand: "Tik erop om ermee te bieden, of verkoop hem met twee andere van zijn soort.",
    merchantInHand: "Bewaar hem voor een verkoop: hij vervangt waren die je mist.",
  },
  worth: {
    gain: (more) => `Met wat je hebt zou je voor ${points(more)} meer kunnen verkopen.`,
    none: "Met wat je nu hebt wordt geen verkoop er beter van.",
    sale: (worth) => `De beste verkoop ermee levert nu ${points(worth)} op.`,
    noSale: "Met wat je hebt is er nog geen verkoop mee te maken.",
  },
  lot: {
    title: (size) => `Kavel van ${size}`,
    is: "Om deze kaarten wordt geboden. Het winnende bod gaat naar de markt, en één kaart van de kavel ook.",
    noBid: (opener) => `Nog niemand heeft geboden; ${opener} opent.`,
    highest: (name, bid) => `${name} staat voor met ${bid}. Om te overbieden heb je minstens ${bid + 1} nodig.`,
    giving: "Hij is gewonnen; één kaart ervan gaat naar de markt.",
  },
  lotsAhead: {
    title: "Volgende kavels",
    is: "Hoe groot de volgende kavels van deze ronde zijn. Iedereen wint er precies één; een kleine kavel kiest op de markt het eerst.",
    now: (sizes) => `Er komen nog: ${list(sizes.map(String))}.`,
    none: "Dit is de laatste kavel van de ronde.",
  },
  bid: {
    title: (name) => `Bod: ${name}`,
    is: "Kaarten die open liggen voor de kavel. Verhogen is bijleggen; wie past neemt ze terug in de hand.",
    leads: "Het is het hoogste.",
    bid: (total) => `Tot nu toe ${total}.`,
    passed: "Gepast: doet in deze veiling niet meer mee.",
    none: "Nog geen bod.",
  },
  stall: {
    title: (kind) => `Markt: ${kind}`,
    is: "Hier komen de biedingen en één kaart van elke kavel. Na de veilingen neemt iedereen alle kaarten van één soort.",
    empty: "Van deze soort ligt hier niets.",
    holds: (cards) => `Hier ligt nu: ${list(cards)}.`,
  },
  order: {
    title: "Volgorde op de markt",
    is: "De kleinste kavel kiest eerst, dan de volgende.",
    place: (place, of) => `Plaats ${place} van ${of}.`,
    done: "Heeft gekozen.",
  },
  lastSale: {
    title: "De laatste verkoop",
    is: "De veilingen zijn voorbij: iedereen verkoopt wat er te verkopen valt, allemaal tegelijk.",
    stillSelling: "Verkoopt nog.",
    done: "Klaar.",
  },
  sale: {
    title: "Een verkoop",
    is: "Drie kaarten van een soort, met kooplieden voor wat ontbreekt: de duurste houd je als punten, de andere gaan uit het spel. Het is geen beurt en mag altijd.",
    cards: (cards) => `Je zou verkopen: ${list(cards)}.`,
  },
  moreSales: { title: "Meer verkopen", is: "Toont alles wat je hand kan opleveren." },
  shownSale: { title: "Net verkocht", is: "De kaarten van een verkoop zijn één keer te zien, met wat ze opbrachten." },
  sort: { title: "Hand ordenen", is: "Op soort, om te verkopen; op waarde, om te bieden." },
  pass: {
    is: "Je biedt niet meer op deze kavel; je kaarten komen terug en je krijgt deze ronde een andere. Alleen als iedereen past, krijgt wie opende deze kavel gratis.",
  },
  done: { is: "Je verkoopt niets meer. Wat nog te verkopen is, wordt zo goed mogelijk voor je verkocht." },
  handLimit: {
    title: "Handlimiet",
    is: (limit) => `Niemand houdt meer dan ${limit} kaarten: verkoop of leg weg tot het er zo veel zijn.`,
  },
  cardsLeft: {
    title: (name) => `Hand: ${name}`,
    is: (limit) => `Hoeveel kaarten in de hand zijn; welke is geheim. Meer dan ${limit} mag niemand houden.`,
    now: (count) => (count === 1 ? "1 kaart." : `${count} kaarten.`),
  },
  scored: {
    title: (name) => `Verkopen: ${name}`,
    is: "De beste kaart van elke verkoop, bewaard als punten. Hoeveel het er zijn is open; hun waarde blijft tot het eind geheim, tenzij de tafel met open scores speelt.",
    cards: (count) => (count === 1 ? "1 verkoop." : `${count} verkopen.`),
    points: (count) => `${points(count)}.`,
  },
  lotCard: {
    title: (name) => `Kavelkaart: ${name}`,
    is: "De grootte van de kavel van deze ronde. Wie hem heeft biedt niet meer; op de markt kiest de kleinste eerst.",
    now: (size) => `Een kavel van ${size}.`,
  },
  legend: {
    goods: "Waren met hun waarde: geld in een bod, punten in een verkoop",
    merchant: "Koopman: past in een verkoop bij elke waar, nooit in een bod",
    lot: "De kavel die geveild wordt, met zijn grootte",
    lotsAhead: "Kavels die deze ronde nog komen, naar grootte",
    lotCard: "Won een kavel van deze grootte; de kleinste kiest op de markt eerst",
    cardsLeft: "Kaarten in de hand",
    scored: "Gedane verkopen, gedekt",
    coin: "Punten, waar ze open zijn",
    leads: "Hoogste bod",
    draft: "Bleek: je keuze, nog niet gelegd",
    sale: "Een verkoop uit je hand, en wat die oplevert",
    sort: "Ordent je hand op soort of op waarde",
    done: "Is al aan de beurt geweest",
  },
};
