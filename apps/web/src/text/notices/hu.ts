import type { NoticesText } from "./notices-text.ts";

export const notices: NoticesText = {
  title: "Értesítések",
  intro:
    "Ha rád vár egy játszma, és nem vagy az asztalnál, fél perc múlva szólunk, naponta egy lépésnél pedig még egyszer, mielőtt lejárna az időd. Az értesítés csak annyit mond, hogy te jössz és hol; a játszmáról mást nem árul el.",
  push: "Ez az eszköz",
  pushStates: {
    unsupported:
      "Ez a böngésző nem tud értesítést fogadni. iPhone-on vagy iPaden előbb add a Serait a kezdőképernyőhöz, és onnan nyisd meg.",
    denied: "Letiltottad, hogy ez az oldal értesítsen. Engedélyezd a böngésző beállításaiban, aztán gyere vissza.",
    off: "Ezen az eszközön nem szólunk.",
    on: "Ezen az eszközön szólunk, akkor is, ha a Serai nincs nyitva.",
  },
  devices: (count) => (count === 1 ? "Egy eszközödön szólunk." : `${count} eszközödön szólunk.`),
  turnOn: "Kérek értesítést ezen az eszközön",
  turnOff: "Ezen az eszközön többé nem kérek",
  oneMoment: "Egy pillanat…",

  elsewhere: "Máshol",
  mail: "E-mail-cím",
  mailImpossible: "Ez a szerver nem küld levelet.",
  mailUnconfirmed: (address) =>
    `Írtunk ide: ${address}. Ha megnyitod a levélben lévő linket, ide is jönnek az értesítések.`,
  mailConfirmed: "Megerősítve: ide is szólunk.",
  confirmTitle: "Ez a te e-mail-címed?",
  confirmIt: "Igen, az enyém",
  confirmThanks: "Köszönjük: mostantól erre a címre írunk, amikor te következel.",
  webhook: "Discord- vagy Slack-webhook",
  webhookHint: "Aki azt a csatornát olvassa, látja, ki következik. Ha kiüríted a mezőt, oda többé nem írunk.",
  language: "Az értesítések nyelve",
  save: "Mentés",
  saved: "Elmentve.",

  trial: "Megérkezik?",
  trialHint: "Most rögtön küldünk egy értesítést mindenhová, ahol szólni szoktunk.",
  test: "Kipróbálom",
  nothingOn: "Még semmi sincs bekapcsolva.",
  channels: { push: "Eszköz", mail: "E-mail", webhook: "Webhook" },
  outcome: (channel, outcome) =>
    ({
      sent: `${channel}: elküldve.`,
      later: `${channel}: most nem érhető el. Egy igazi értesítéssel később újra próbálkoznánk.`,
      never: `${channel}: visszautasították. Biztosan jó a cím?`,
      gone: `${channel}: már nem fogad értesítést.`,
    })[outcome],

  allOff: "Mindent kikapcsolok",
  allOffDone: "Minden ki van kapcsolva: többé semmit sem küldünk.",
};
