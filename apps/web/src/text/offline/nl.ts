import type { OfflineText } from "./offline-text.ts";

export const offline: OfflineText = {
  welcome: "Wat is dit voor plek?",
  promises: [
    "Handelsspellen die al lang niet meer te koop zijn, volgens hun spelregels.",
    "Vrienden schuiven aan met een link: geen account, niets te installeren.",
    "In één avond of een zet per dag: als je wilt, krijg je een melding wanneer je aan de beurt bent.",
    "Bots van leerling tot meester. Ze zien wat jij op hun plek zou zien, en niets meer.",
    "Ook zonder netwerk speel je verder, op dit apparaat.",
  ],

  where: "Waar",
  places: { online: "Online", device: "Op dit apparaat", shared: "Doorgeven" },
  placeHints: {
    online: "Op de server: met vrienden, en op al je apparaten.",
    device: "Jij tegen bots. Werkt zonder netwerk en wordt hier bewaard.",
    shared: "Jullie geven dit apparaat aan elkaar door. Werkt zonder netwerk.",
  },
  people: "Mensen hier",
  peopleCount: (count) => `${count} mensen hier`,
  nameOf: (person) => `Naam van speler ${person}`,
  nameless: (person) => `Speler ${person}`,

  noServer: "De server is niet bereikbaar. Nieuwe tafels komen op dit apparaat.",
  fellBack: "De server is niet bereikbaar: je speelt op dit apparaat.",
  friendsNeedServer: "De server is niet bereikbaar, en zonder server kunnen vrienden elders niet aanschuiven.",

  onDevice: "op dit apparaat",
  finished: "Afgelopen op dit apparaat",
  remove: (game) => `Deze partij ${game} verwijderen`,

  passTo: (name) => `Geef het apparaat aan ${name}`,
  passHint: "De anderen kijken even weg.",
  iAm: (name) => `Ik ben ${name}`,
  botsPlay: "De bots spelen…",
  interrupt: "Iemand anders wil het apparaat",
  othersFirst: "Of eerst iemand anders:",
};
