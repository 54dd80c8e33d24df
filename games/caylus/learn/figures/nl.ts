import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Twee deniers.",
    "Een arbeider.",
    "Het toernooiveld: een denier en een stof voor een gunst.",
    "De provoost met zijn lantaarn.",
    "Een arbeider voor een steengroeve.",
    "Een lading: voedsel en twee andere blokjes.",
    "De baljuw.",
  ],
  scoring: "In de kerker is een huis 5 punten waard, in de muren 4.",
  placing: [
    { label: "Geen pas", caption: "Nog niemand heeft gepast: elke plaats kost 1 denier." },
    { label: "1 pas", caption: "Zsófia past als eerste en krijgt een denier. Voor de anderen kost een plaats nu 2." },
    {
      label: "2 passen",
      caption:
        "Bence heeft ook gepast. Fleur zou 3 betalen voor zijn metselaar, die hem een punt zou opleveren; haar eigen boerderij kost haar 1.",
    },
    {
      label: "3 passen",
      caption: "Alleen Fleur is nog over. Het kasteel kost haar nu 4 deniers, haar eigen boerderij nog steeds 1.",
    },
  ],
  provost: [
    {
      label: "Vooraf",
      caption: "De provoost staat op vak 10: de arbeider van Zsófia op 11 zou met lege handen naar huis gaan.",
    },
    {
      label: "1 terug",
      caption: "Anna past. Bence betaalt een denier en zet hem terug: nu zou ook de zagerij van Fleur niet werken.",
    },
    { label: "1 vooruit", caption: "Fleur betaalt een denier en brengt hem weer naar 10." },
    { label: "1 vooruit", caption: "Zsófia betaalt er ook een: tot en met vak 11 werkt alles." },
    {
      label: "Baljuw",
      caption:
        "De arbeiders zijn klaar en weer thuis. De provoost stond voor de baljuw, dus de baljuw gaat twee vakken, van 9 naar 11, en de provoost komt bij hem staan.",
    },
  ],
  castle: [
    {
      label: "Vooraf",
      caption: "In de kerker staan vier huizen. Een lading is voedsel en twee andere blokjes, alle verschillend.",
    },
    { label: "1e lading", caption: "Zsófia kwam eerst en geeft één lading: een huis in de kerker, 5 punten." },
    { label: "2e lading", caption: "De eerste lading van Anna neemt de laatste plaats van de kerker: 5 punten." },
    {
      label: "3e lading",
      caption: "Haar tweede gaat in de muren: 4 punten. Zij gaf deze beurt de meeste ladingen en wint de gunst.",
    },
  ],
  favours: [
    {
      label: "Begin",
      caption: "Vier lijnen: aanzien, geld, goederen, bouwen. Alleen de eerste twee kolommen zijn open.",
    },
    {
      label: "Eerste",
      caption: "Anna kiest de lijn van het geld: haar schijf gaat naar kolom 1, ze krijgt 3 deniers.",
    },
    {
      label: "Later",
      caption:
        "De kerker is gewaardeerd, kolom 3 en 4 zijn open. Haar schijf bij de goederen gaat naar 3: ze neemt een stof, of iets wat ervoor staat.",
    },
  ],
  building: [
    {
      label: "Timmerman",
      caption:
        "De arbeider van Anna staat bij de timmerman. Een grote zagerij kost een hout en een voedsel; de kraan wijst aan waar ze zou komen.",
    },
    { label: "Gebouwd", caption: "Ze komt op het eerste vrije vak, draagt haar teken en levert meteen 2 punten op." },
    {
      label: "Woonhuis",
      caption:
        "Bij de notaris maakt ze er voor een stof en een denier een woonhuis van: 2 punten, en elke beurt een denier.",
    },
    { label: "Prestige", caption: "Bij de architect bouwt ze het standbeeld op haar woonhuis: 7 punten en een gunst." },
  ],
};
