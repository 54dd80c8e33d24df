import type { YouText } from "./you-text.ts";

export const you: YouText = {
  title: "Jij",
  stranger: "We kennen je nog niet. Dat komt als je aan een tafel gaat zitten of jezelf een naam geeft.",
  saveName: "Bewaar deze naam",
  saved: "Bewaard.",
  yourPage: "Jouw pagina, zoals anderen die zien",
  notices: "Als je aan de beurt bent",
  noticesHint: "Browser, mail of chat: hoe je het wilt horen.",
  setNotices: "Instellen",

  devices: "Waar je bent aangemeld",
  devicesHint: "Elke browser hier kan onder jouw naam spelen. Verwijder wat niet meer van jou is.",
  unknownBrowser: "Een browser",
  deviceDates: (since, seen) => `Sinds ${since}, laatst gebruikt ${seen}`,
  thisDevice: "deze hier",
  removeDevice: "Verwijderen",
  reallyRemoveDevice: "Ja, verwijderen",

  data: "Jouw gegevens",
  export: "Bewaar alles als bestand",
  exportHint: "Alles wat deze server over je bewaart, in één bestand dat jij en programma's kunnen lezen.",
  forget: "Verwijder mij",
  goes: "Dit verdwijnt, meteen en voorgoed:",
  whatGoes: [
    "je naam, je pagina, je ratings en je plaats op elke ranglijst",
    "wat je in chats hebt gezegd, wie je hebt gedempt, wat je hebt gemeld",
    "je clubs, apparaten en passkeys, en hoe je meldingen wilde krijgen",
    "je plaatsen: aan een tafel die nog wacht komen ze vrij, in een lopende partij speelt een bot verder",
  ],
  stays: "Dit blijft:",
  whatStays: [
    "afgelopen partijen, met een plaats ‘?’ die van niemand is, zodat de anderen de hunne kunnen terugkijken",
    "partijen op dit apparaat, die de server nooit heeft gehad",
  ],
  forgetForGood: "Verwijder alles over mij",
  sure: "Ik begrijp dat niemand dit kan terughalen",
  forgotten: "Klaar. Niets hier kent je nog; ga je weer zitten, dan ben je een nieuwe gast.",

  privacy: "Wat we bewaren, en wie het ziet",
  privacyIntro:
    "Je hebt hier geen account nodig, geen e-mailadres, geen echte naam. Er wordt niets verkocht, gemeten of aan adverteerders getoond, en op deze pagina's draait geen code van een ander bedrijf.",
  privacyParts: [
    {
      title: "Op deze server",
      lines: [
        "De naam die je jezelf geeft, en een openbaar kenmerk van willekeurige tekens.",
        "Een vingerafdruk (hash) van de sleutel in de cookie van je browser, waarmee je plaatsen worden teruggevonden, en de openbare helft van een passkey als je er een maakt. De cookie geldt een jaar vanaf de dag dat die werd gemaakt en dient nergens anders voor.",
        "Tafels die je opende of waaraan je zat, elke zet met de tijd erbij, en het geluk dat je aan het delen toevoegde.",
        "Wat je in chats hebt gezegd, wie je hebt gedempt, en wat je aan de beheerder van de server hebt gemeld.",
        "Uitslagen, ratings, waar je punten vandaan kwamen en wie je hebt ontmoet; clubs en toernooien.",
        "Als je een melding wilt als je aan de beurt bent: een e-mailadres, een webadres of het pushadres van een browser, en je taal.",
      ],
    },
    {
      title: "Wat anderen zien",
      lines: [
        "Iedereen: je naam, je pagina met uitslagen en ratings, en wie het adres heeft ook je afgelopen partijen, zet voor zet.",
        "Wie met je speelt of toekijkt: je naam en wat de regels tonen; na afloop elke zet en de chat. Niemand ziet ooit je hand voordat de regels die tonen; ook de bots niet.",
        "Leden van je clubs: dat je erbij hoort, en de tafels van de club.",
        "Niemand: je cookie, je apparaten, je adressen, en wie je hebt gedempt.",
      ],
    },
    {
      title: "Hoe lang",
      lines: [
        "Tot je het verwijdert. Op je eigen pagina kun je alles als bestand bewaren en meteen laten verwijderen.",
        "Afgelopen partijen blijven, met een plaats die van niemand is, zodat de anderen de hunne houden.",
        "In reservekopieën van de beheerder van de server staat wat er die dag was.",
      ],
    },
    {
      title: "Waar het nog meer heen gaat",
      lines: [
        "Nergens heen, tenzij je een melding wilt als je aan de beurt bent: dan krijgt de pushdienst van je browser, je mailprovider of de chat die je opgaf een regel over welke partij er wacht en met wie, nooit over wat erin gebeurt.",
        "De server houdt geen logboek van bezoeken bij, tenzij de beheerder dat aanzet.",
      ],
    },
    {
      title: "In je browser",
      lines: [
        "Instellingen, de naam die je het laatst opgaf, links naar clubs die je hebt opgericht, en partijen op alleen dit apparaat. Ze worden nooit verstuurd; ze verdwijnen als je de gegevens van je browser wist.",
      ],
    },
  ],
};
