import type { RulesPageText } from "./rules-page-text.ts";

export const rulesPage: RulesPageText = {
  title: (game) => `${game}: de spelregels`,
  rules: "Spelregels",
  short: "In het kort",
  aim: "Doel",
  turn: "Een beurt",
  scoring: "Puntentelling",
  whole: "De volledige regels",
  steps: "Stappen van het voorbeeld",
  contents: "Inhoud",
  ruling: "onze beslissing",
  booklet: "Boekje:",
  why: "Waarom:",
  options: "Huisregels",
  optionsHint: "Je kiest ze als je een tafel klaarzet; iedereen ziet ze, en ze liggen vast zodra het spel begint.",
  editions: "Gedrukte uitgaven",
  play: "Spelen",
  allGames: "Alle spellen",
  general: "In elk spel hier",
  generalClauses: [
    { id: "G-1", text: "Plaatsen tellen naar links: links van de laatste plaats is de eerste." },
    {
      id: "G-2",
      text: "Niemand wordt iets gevraagd als er maar één uitkomst mogelijk is en iedereen dat kan weten. Waar niet vragen een geheim zou verraden, wordt de speler toch gevraagd, ook bij maar één antwoord.",
    },
    { id: "G-3", text: "Een geheime keuze staat vast zodra ze is gemaakt." },
    { id: "G-4", text: "Gelijke spelers delen een plaats, en de plaatsen die ze vullen vallen weg: 1, 2, 2, 4." },
    { id: "G-5", text: "Als de tijd van een speler om is, antwoordt een bot met een zet die de regels toestaan." },
    { id: "G-6", text: "Zetten staan altijd in dezelfde volgorde en elk maar één keer; gelijke kaarten zijn gelijk." },
  ],
};
