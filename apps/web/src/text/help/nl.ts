import type { HelpText } from "./help-text.ts";

export const help: HelpText = {
  help: "Hulp",
  howToAsk: "Uitleg over iets op tafel? Houd het vast, klik er met rechts op of druk er op ?.",
  is: "Dit is",
  now: "Nu",
  forYou: "Voor jou",
  signs: "Tekens",
  wholeRules: "De volledige regels",
  pieces: "Alles hier",
  unknown: "Hierover is nog geen uitleg; de spelregels zeggen meer.",

  seat: {
    own: "Jouw plaats. Alles wat van jou is draagt dit teken: dezelfde kleur, vorm en letter.",
    of: (name) => `De plaats van ${name}. Alles van deze speler draagt dit teken: dezelfde kleur, vorm en letter.`,
    bot: (level) => `Hier speelt een bot: ${level}. Druk op de plaats om te lezen hoe die speelt.`,
    askedOwn: "De partij wacht op jou.",
    asked: (name) => `De partij wacht op ${name}.`,
  },
  clock: { title: "Klok", is: "De tijd die er nog is voor deze keuze. Is die om, dan kiest een bot." },
  changed: { title: "Nieuw", is: "Hier is iets veranderd sinds je vorige beurt." },
  controls: {
    home: { title: "Begin", is: "Naar de eerste pagina. Je plaats blijft van jou; kom terug wanneer je wilt." },
    chat: { title: "Chat", is: "Praten met wie aan tafel zit. Het getal zegt hoeveel er nieuw is." },
    help: { title: "Hulp", is: "De regels in het kort, en wat elk teken op tafel betekent." },
    language: { title: "Taal", is: "Verandert de taal van de pagina meteen. De partij gaat gewoon door." },
    settings: { title: "Instellingen", is: "Dag of nacht, snelheid, geluid." },
    "take-back": {
      title: "Terugnemen",
      is: "Neemt terug wat je hebt gekozen; na een zet ook de zet zelf, zolang niemand er iets van te weten is gekomen.",
    },
    hint: { title: "Tip", is: "Vraagt een bot wat die in jouw plaats zou doen. Alleen aan tafels waar niets telt." },
    "hand-over": { title: "Doorgeven", is: "Het apparaat gaat naar iemand anders, die nu iets mag doen." },
    confirm: {
      title: "Hoofdknop",
      is: "Zegt waar je keuze op neerkomt en doet de zet. Zolang je niet drukt, staat er niets vast.",
    },
    skip: { title: "Overslaan", is: "Laat meteen zien hoe het staat na alles wat er is gebeurd." },
    "clear-choice": { title: "Selectie wissen", is: "Legt alles neer wat je hebt gekozen. Je kunt opnieuw kiezen." },
  },
  legend: {
    seat: "Teken van een speler: op de plaats en op alles van die speler",
    asked: "Lichte rand: de partij wacht op deze speler",
    changed: "Ruitje: veranderd sinds je vorige beurt",
    open: "Gloed: kan nu worden gekozen",
    chosen: "Dikke rand: dit heb je gekozen",
    clock: "De tijd die er nog is voor deze keuze",
  },
};
