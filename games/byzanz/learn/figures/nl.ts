import { page } from "../../words/nl.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  page,
  names: ["Anna", "Bence", "Fleur", "Zsófia"],
  short: [
    "Kaarten als bod: 2 en 1 is samen 3.",
    "Het bod gaat naar de markt.",
    "Een kraam op de markt met alle kaarten van één soort.",
    "Drie specerijen: de 4 blijft liggen als punten.",
  ],
  scoring: "Een verkoop van drie waren levert de duurste kaart op; drie kooplui leveren 5 op.",
  cards: "Zoveel kaarten van elke waarde zitten er in één soort waren; kooplui zijn er zestien.",
  lot: "Op de kavelkaart staat 5: er komen vijf kaarten open, zichtbaar voor iedereen.",
  bids: [
    { label: "Bod", caption: "Anna opent met 3: een laken 2 en een hout 1." },
    { label: "Hoger", caption: "Bence legt een specerij 4: meer dan 3." },
    { label: "Pas", caption: "Fleur past: zij doet in deze veiling niet meer mee." },
    { label: "Pas", caption: "Zsófia past ook." },
    { label: "Verhogen", caption: "Anna legt een graan 3 bij: samen 6." },
    {
      label: "Gewonnen",
      caption: "Bence past en neemt zijn 4 terug. Anna wint; haar drie kaarten gaan naar de markt.",
    },
  ],
  market: [
    { label: "Ervoor", caption: "Na de veilingen. De kleinste kavelkaart, de 2, kiest eerst." },
    { label: "Nemen", caption: "Zsófia neemt alle specerijen. Nu wie de 3 heeft." },
  ],
  sales: [
    { label: "3 waren", caption: "Drie van een soort: de duurste houd je, hier 4 punten." },
    { label: "2 + 1", caption: "Twee van een soort en een koopman: de duurste van de waren houd je, 3 punten." },
    { label: "1 + 2", caption: "Eén kaart en twee kooplui: die kaart houd je, 4 punten." },
    { label: "3 kooplui", caption: "Drie kooplui leveren 5 punten op." },
  ],
};
