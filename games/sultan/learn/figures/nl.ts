import { page } from "../../words/nl.ts";
import type { FigureWords } from "./figure-words.ts";

export const words: FigureWords = {
  page,
  names: ["Anna", "Bence", "Fleur", "Zsófia", "Kees"],
  short: [
    "Drie kussens met een rode, een gele en een blauwe steen.",
    "Twee gedekte kaarten bij een kussen.",
    "De kaarten gaan open: de 9 wint van de 8 en neemt de steen.",
  ],
  players: { two: "2 spelers", more: "3–5 spelers" },
  bonus: (count, isMost) => (isMost ? `${count} of meer` : `${count} gelijk`),
  scoring: "Wat elke steen waard is, en de bonus voor veel van één kleur.",
  gems: "Hoeveel er van elke kleur in de zak zitten, en wat er één waard is.",
  offer: [
    {
      label: "Trekken",
      caption: "Anna begint en trekt vier stenen, voor iedereen zichtbaar. De groene legt ze terug.",
    },
    { label: "Tonen", caption: "De andere liggen op de drie kussens." },
  ],
  laying: [
    { label: "Eerste", caption: "Anna begint de beurt en legt een gedekte kaart bij het eerste kussen." },
    { label: "Tweede", caption: "Bence legt bij hetzelfde kussen. Iedereen ziet waar, niemand ziet wat." },
    { label: "Alle", caption: "Als iedereen heeft gelegd, gaan de kaarten open." },
  ],
  reveal: {
    higher: { label: "9 en 8", caption: "Anna's 9 is hier de hoogste kaart: zij neemt de steen." },
    equal: { label: "12 en 12", caption: "Gelijk: Fleur legde vóór Zsófia en neemt de steen." },
    alone: { label: "alleen", caption: "Kees ligt hier alleen: ook een 2 wint." },
    nobody: { label: "niemand", caption: "Niemand legde hier: de steen gaat terug in de zak." },
  },
  count: (gems, bonus) => `Stenen ${gems} + bonus ${bonus} = ${gems + bonus} punten`,
};
